"""The figures of Onda's score pad and end page."""

from dataclasses import replace

from playing import Setting, all_events, played_out

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.text import in_english
from tide_gui.rules.game import NoOptions
from tide_gui.rules.onda.combinations import Tide
from tide_gui.rules.onda.events import CombinationLaid, Passed, TideTurned
from tide_gui.rules.onda.rulebook import Onda
from tide_gui.rules.onda.state import Result

game, onda = Onda(), presentation_of("onda", in_english)
WON, LOST = Result((), 1), Result((11, 82, 131), 2)


def after(*rounds):
    """Return a view after these rounds of two seats."""
    start = game.view(game.start(2, NoOptions()), None)
    return replace(start, rounds=rounds, times_out=tuple(sum(r[s].went_out for r in rounds) for s in (0, 1)))


def laid(seat, move):
    return CombinationLaid(seat, game.read(move), 4)


def rows_of(view, *events):
    """Return title, cells and pictures of each line of the end page."""
    return {row.title: (row.cells, row.pictures) for row in onda.scores.details(view, events)}


def test_the_score_pad_adds_up_dots_wilds_and_the_reward():
    first, second = onda.scores.rows(after((WON, LOST)))
    assert (first.hand, first.minus_dots, first.minus_wilds, first.reward, first.points) == ((), 0, 0, 3, 3)
    assert (second.hand, second.wilds) == ((11, 82, 131), 2)
    assert (second.minus_dots, second.minus_wilds, second.reward, second.points) == (-6, -6, 0, -12)


def test_a_result_in_words_names_what_was_left():
    assert list(map(onda.scores.row_text, onda.scores.rows(after((WON, LOST))))) == [
        "3: went out",
        "−12: cards 3, wilds 2",
    ]


def test_the_end_page_shows_the_points_of_each_round_and_who_ended_it():
    rows = rows_of(after((WON, LOST), (LOST, WON)))
    assert rows["Round 1"] == (("3", "−12"), ("onda/tokens/went-out", ""))
    assert rows["Round 2"] == (("−12", "3"), ("", "onda/tokens/went-out"))
    assert rows["Rounds ended"] == (("1", "1"), ())


def test_the_end_page_counts_bombs_and_turns_and_finds_the_largest_combination():
    rows = rows_of(
        after((WON, LOST)),
        laid(0, "follow 9A single 9"),
        TideTurned(0, 31, Tide.LOW),
        Passed(1),
        laid(0, "bomb 5A 6A run 6"),
        laid(0, "follow 4A 4B set 4"),
    )
    assert rows["Largest combination"] == (("Run of 2", "none"), ("onda/tokens/run-2", ""))
    assert rows["Bombs"][0] == ("1", "0")
    assert rows["Turns of the tide"][0] == ("1", "0")


def test_sets_and_single_cards_have_names_too():
    rows = rows_of(after(), laid(0, "follow 4A 4B +5A set 4"), laid(1, "follow 9A single 9"))
    assert rows["Largest combination"] == (
        ("Set of 3", "Single card"),
        ("onda/tokens/set-3", "onda/tokens/single-1"),
    )


def test_the_rows_of_a_played_game_add_up_to_its_scores():
    table = played_out(Setting(game, 4, ()).table(3), 3)
    rows = list(onda.scores.details(table.view(None), all_events(table)))
    points = [[int(cell.replace("−", "-")) for cell in row.cells] for row in rows[:4]]
    assert tuple(map(sum, zip(*points, strict=True))) == table.outcome().scores
    assert [row.title for row in rows[4:]] == [
        "Rounds ended",
        "Largest combination",
        "Bombs",
        "Turns of the tide",
    ]
