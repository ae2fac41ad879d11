"""The page and the pictures, as browsers get them."""

import gzip
import json
import re
from collections import Counter
from html import escape, unescape
from itertools import product
from string import Template

import pytest
from ink import contrasts
from msgspec.structs import asdict, fields
from phone_table import in_loop, opened

from tide_gui import __version__
from tide_gui.phones.protocol import MOST_LANGUAGES, PageWords
from tide_gui.phones.static_files import PAGE, StaticFiles, with_words
from tide_gui.presentation.text import in_english
from tide_gui.ui.app.phone_page import page_words

LARGEST_PAGE = 40 * 1024
THEME = PAGE.parents[1] / "ui" / "qml" / "TideTable" / "Controls" / "Theme.qml"
LOOKS = ("prefers-contrast: more", "prefers-color-scheme: dark", "")  # in the order in which Theme names them
FORCED = "forced-colors: active"  # where the system chooses
READABLE, VISIBLE = 4.5, 3  # the least contrast of texts, and of what can be pressed
OPPOSITES = {"Canvas": "CanvasText", "Highlight": "HighlightText"}  # colours of systems that contrast
OTHER_NAMES = {"deep-text": "paper", "glaze": "highlight"}  # in Theme
SCRIPTS = [file.read_text("utf-8") for file in sorted(PAGE.glob("*.js"))]
HTML = (PAGE / "index.html").read_text("utf-8")
WORDS = PageWords(**{field.name: f'<{field.name} & "more">' for field in fields(PageWords)})
CARD = '<svg xmlns="http://www.w3.org/2000/svg">' + "<g/>" * 500 + "</svg>"


@pytest.fixture
def pictures(tmp_path):
    """A picture that packing makes smaller, one that it does not, and two that are no pictures."""
    (tmp_path / "card.svg").write_text(CARD)
    (tmp_path / "dot.png").write_bytes(bytes(range(64)))
    (tmp_path / "deal.txt").write_text("192")
    return {path.stem: str(path) for path in tmp_path.iterdir()} | {"lost": str(tmp_path / "lost.svg")}


def test_the_page_is_small():
    files = list(PAGE.iterdir())
    assert {file.name for file in files} >= {"index.html", "page.css", "page.js"}
    assert sum(file.stat().st_size for file in files) <= LARGEST_PAGE


def test_the_page_needs_nothing_that_its_policy_forbids():
    assert set(re.findall(r'(?:src|href)="([^"]+)"', HTML)) == {
        file.name for file in PAGE.iterdir() if file.name != "index.html"
    }
    assert not re.search(r"<style|style=|<script>|\bon\w+=|https?:", HTML)


def test_the_page_makes_no_markup_of_what_it_is_told():
    assert "textContent" in "".join(SCRIPTS)
    for way in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "cookie"):
        assert not [script for script in SCRIPTS if way in script]


def test_the_page_opens_no_box_of_the_browser():
    assert not [script for script in SCRIPTS if re.search(r"\b(?:alert|confirm|prompt)\(", script)]


def test_the_scripts_of_the_page_share_no_name():
    """They are no modules: a second function of the same name would replace the first one."""
    names = re.findall(r"^(?:function|const|let) (\w+)", "\n".join(SCRIPTS), re.MULTILINE)
    assert "connect" in names
    assert [name for name, count in Counter(names).items() if count > 1] == []


# -- what the page says --------------------------------------------------------------------------


def words_of_the_scripts(page):
    [words] = re.findall(r'data-words="([^"]*)"', page)
    return json.loads(unescape(words))


def test_the_page_has_a_place_for_each_of_its_words_and_for_no_others():
    placed, names = set(Template(HTML).get_identifiers()), asdict(WORDS).keys()
    labels = set(re.findall(r'data-word="(\w+)"', HTML))
    assert (placed | labels) - names == {"words"}
    assert names - placed - labels <= set(re.findall(r"\w+", "".join(SCRIPTS)))


def test_words_are_text_and_never_markup():
    page = with_words(HTML, WORDS).decode()
    assert page.startswith('<!DOCTYPE html>\n<html lang="&lt;lang &amp; &quot;more&quot;&gt;">')
    assert words_of_the_scripts(page) == asdict(WORDS)
    for name, word in asdict(WORDS).items():
        assert f"<{name}" not in page
        assert f"${name}" not in HTML or escape(word) in page


def test_the_page_says_nothing_that_did_not_come_from_the_window():
    """Neither in its own language nor as a name of the code."""
    page = with_words(HTML, PageWords()).decode()
    assert "".join(re.sub(r"<title>.*?</title>|<[^>]*>", "", page).split()) == ""
    assert set(words_of_the_scripts(page).values()) == {"", PageWords().lang}
    said = re.findall(r"""["'`]([A-Z][^"'`]* [^"'`]*)["'`]""", "".join(SCRIPTS))
    assert set(said) <= {"Tide Table"}


def test_what_the_page_says_in_its_own_elements_can_be_said_in_another_language():
    """But what stands there before a phone has said its languages."""
    assert set(Template(HTML).get_identifiers()) == {"lang", "words", "looking", "no_script"}
    assert not re.search(r"(?:title|alt|placeholder|aria-label)=", HTML)
    [most] = re.findall(r"navigator\.languages\?\.slice\(0, (\d+)\)", "".join(SCRIPTS))
    assert int(most) == MOST_LANGUAGES


def colours_of_the_page():
    """The colours of each look by name."""
    style = (PAGE / "hand.css").read_text("utf-8")
    blocks = re.findall(r"(?:@media \(([^)]+)\) \{\s+)?:root \{([^}]+)\}", style)
    return {look: dict(re.findall(r"--([\w-]+): (#?\w+);", block)) for look, block in blocks}


def colours_of_the_window(name):
    """The colours of this name in high contrast, in the dark and in the light."""
    lines = dict(re.findall(r"readonly property color (\w+): ([^/\n]+)", THEME.read_text("utf-8")))
    camel = re.sub(r"-(\w)", lambda found: found[1].upper(), OTHER_NAMES.get(name, name))
    parts = [part for part in re.split(r"[?: ]+", lines[camel].strip()) if part not in ("contrast", "dark")]
    contrast, *others = [in_css(lines.get(part, part).strip(' "')) for part in parts]
    others = others or [contrast]  # the same in every look
    return [contrast, others[0], others[-1]]


def in_css(colour):
    """Qt writes first how opaque a colour is."""
    return f"#{colour[3:]}{colour[1:3]}" if len(colour) == 9 else colour


def colours_of_cards():
    """Those that are the same in every look, as if they were opaque."""
    [block] = re.findall(r"^html \{([^}]+)\}", (PAGE / "hand.css").read_text("utf-8"), re.MULTILINE)
    return {name: colour[:7] for name, colour in re.findall(r"--([\w-]+): (#\w+);", block)}


def test_the_cards_of_the_page_have_the_colours_of_the_window_in_every_look():
    assert len(colours_of_cards()) > 3
    for name, colour in colours_of_cards().items():
        assert colours_of_the_window(name) == [colour] * len(LOOKS), name


def test_every_colour_of_the_page_has_a_name_under_which_it_is_compared():
    written = re.compile(r"#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(")
    for file in PAGE.glob("*.css"):
        assert not written.search(re.sub(r"--[\w-]+: [^;]+;", "", file.read_text("utf-8"))), file.name
    assert not written.search("".join(SCRIPTS))
    assert written.findall(HTML) == [colours_of_the_page()[""]["deep-ground"]]


def test_the_page_has_the_colours_of_the_window():
    page = colours_of_the_page()
    assert set(page) == {*LOOKS, FORCED}
    for name, light in page[""].items():
        assert [page[look].get(name, light) for look in LOOKS] == colours_of_the_window(name), name


def texts_on_grounds():
    """The names of the colours that lie on each other: those of one rule, and what is inherited."""
    style = "".join(file.read_text("utf-8") for file in PAGE.glob("*.css"))
    rules = [dict(re.findall(r"(color|background): var\(--([\w-]+)\)", rule)) for rule in style.split("}")]
    together = {(rule["color"], rule["background"]) for rule in rules if len(rule) == 2}
    assert len(together) > 4
    return together | set(product(("text", "quiet-text"), ("page", "plate", "soft-plate")))


def contrast(*colours):
    return contrasts(*([int(colour[at : at + 2], 16) for at in (1, 3, 5)] for colour in colours))


def test_in_every_look_texts_and_buttons_contrast_with_their_ground():
    page = colours_of_the_page()
    for look in LOOKS:
        colours = page[""] | page[look] | colours_of_cards()
        for text, ground in texts_on_grounds():
            assert contrast(colours[text], colours[ground]) >= READABLE, (look, text, ground)
        for ground in ("page", "plate"):
            assert contrast(colours["button"], colours[ground]) >= VISIBLE, (look, ground)
            edges = [contrast(colours[edge], colours[ground]) for edge in ("focus", "focus-edge")]
            assert max(edges) >= VISIBLE, (look, ground)


def test_where_colours_are_forced_all_are_those_of_the_system_and_contrast():
    page = colours_of_the_page()
    assert page[FORCED].keys() == page[""].keys()
    for pair in (pair for pair in texts_on_grounds() if not {*pair} <= colours_of_cards().keys()):
        text, ground = (page[FORCED][name] for name in pair)
        assert OPPOSITES.get(text) == ground or OPPOSITES.get(ground) == text, pair


def test_nothing_of_the_page_is_too_small_for_a_finger():
    style = "".join(file.read_text("utf-8") for file in PAGE.glob("*.css"))
    script = (PAGE / "hand.js").read_text("utf-8")
    least = [float(size) * 16 for size in re.findall(r"min-height: ([\d.]+)rem", style)]
    assert min(least) >= 44
    assert re.search(r"SMALLEST = (\d+)", script)[1] == "44"


def test_nothing_moves_where_no_motion_is_wanted():
    style = (PAGE / "hand.css").read_text("utf-8")
    before, moving = style.split("@media (prefers-reduced-motion: no-preference) {")
    assert not re.search(r"animation:|transition:", before)
    assert moving.count("animation:") == 2


def test_while_cards_are_hidden_nothing_is_but_what_names_cards():
    style = (PAGE / "hand.css").read_text("utf-8")
    [hiding] = re.findall(r"^(\.hidden-cards[^{]*) \{ visibility: hidden; \}", style, re.MULTILINE)
    assert set(re.findall(r"#([\w-]+)", hiding)) == {"cards", "own", "offers", "advice"}
    assert ":not(.giving-up) #advice" in hiding


def test_every_name_of_the_scripts_is_in_the_page():
    for script in SCRIPTS:
        for name in re.findall(r'(?:part|show|write)\("([\w-]+)"', script):
            assert f'id="{name}"' in HTML, name


def test_on_iphones_letters_are_as_large_as_the_text_of_the_phone():
    style = (PAGE / "page.css").read_text("utf-8")
    others, _, iphones = style.partition("@supports (-webkit-touch-callout: none) {")
    [line_height] = re.findall(r":root \{.*font: 100%/([\d.]+) system-ui", others)
    assert f":root {{ font: -apple-system-body; line-height: {line_height}; }}" in iphones


@in_loop
async def test_a_browser_gets_the_page_packed_and_asks_again_whether_it_has_changed():
    async with opened(words=WORDS) as table:
        for path, kind in (("/", "text/html"), ("/page.css", "text/css"), ("/page.js", "text/javascript")):
            status, headers, body = await table.get(path, Accept_Encoding="gzip, deflate")
            assert (status, headers["content-encoding"]) == (200, "gzip")
            assert headers["content-type"] == f"{kind}; charset=utf-8"
            assert int(headers["content-length"]) == len(body)
            assert headers["cache-control"] == "no-cache"
            assert gzip.decompress(body) == (
                with_words(HTML, WORDS) if path == "/" else (PAGE / path[1:]).read_bytes()
            )
            status, headers, body = await table.get(path, If_None_Match=headers["etag"])
            assert (status, body) == (304, b"")


@in_loop
async def test_who_cannot_unpack_gets_it_plain():
    async with opened() as table:
        _, headers, body = await table.get("/", Accept_Encoding="identity")
        assert "content-encoding" not in headers
        assert body == with_words(HTML, PageWords())


@in_loop
async def test_pictures_are_packed_where_it_helps_and_kept_for_long(pictures):
    async with opened(pictures=pictures) as table:
        status, headers, body = await table.get("/picture/card", Accept_Encoding="gzip")
        assert (status, headers["content-type"]) == (200, "image/svg+xml")
        assert gzip.decompress(body).decode() == CARD
        assert headers["cache-control"] == "private, max-age=86400"
        status, headers, body = await table.get("/picture/dot", Accept_Encoding="gzip")
        assert (headers["content-type"], body) == ("image/png", bytes(range(64)))
        assert "content-encoding" not in headers


def test_pictures_of_another_version_have_other_addresses(pictures):
    files = StaticFiles(pictures, PageWords(tag="?2"))
    assert files.find("/picture/card?2")
    assert files.find("/picture/card") is files.find("/picture/card?1") is None
    assert page_words(in_english).tag == f"?{__version__}"


def test_a_picture_that_is_none_or_is_lost_is_not_there(pictures):
    files = StaticFiles(pictures, PageWords())
    assert files.find("/picture/card")
    assert files.find("/picture/deal") is files.find("/picture/lost") is None
