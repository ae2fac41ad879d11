// What is wrong with a phone's page as it is now, as sentences. A test runs this in the page.
(() => {
  const SMALLEST = 44, NEARLY = 0.5, RIM = 1; // pixels; a place within the rim of what scrolls is in or out by rounding
  const PLAIN = 4.5, LARGE = 3; // contrast of text
  const LARGE_TEXT = 24, LARGE_BOLD = 18.66, BOLD = 700; // pixels, pixels, weight
  const WIDTH = document.documentElement.clientWidth; // innerWidth grows with a page that is too wide
  const faults = [];

  const named = (each) => {
    const text = (each.textContent || each.getAttribute("aria-label") || "").trim().slice(0, 40);
    return `${each.tagName.toLowerCase()} ${each.id || each.className} "${text}"`;
  };
  const isShown = (each) => {
    const box = each.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && getComputedStyle(each).visibility === "visible";
  };
  const withParents = (each) => (each ? [each, ...withParents(each.parentElement)] : []);

  function sideways() {
    const wide = document.documentElement.scrollWidth;
    if (wide > WIDTH) faults.push(`the page is ${wide} wide and the screen ${WIDTH}`);
    for (const each of document.body.querySelectorAll("*")) {
      const scrolls = ["auto", "scroll"].includes(getComputedStyle(each).overflowX);
      if (scrolls && isShown(each) && each.scrollWidth > each.clientWidth) faults.push(`scrolls sideways: ${named(each)}`);
    }
  }

  function small() {
    for (const each of document.querySelectorAll("button, a[href], input, select, summary, [role=button]")) {
      if (each.disabled || !isShown(each)) continue;
      const {left, right, width, height} = (each.closest("label") || each).getBoundingClientRect();
      if (width < SMALLEST - NEARLY || height < SMALLEST - NEARLY) {
        faults.push(`too small to press, ${Math.round(width)}x${Math.round(height)}: ${named(each)}`);
      }
      if (left < -NEARLY || right > WIDTH + NEARLY) faults.push(`beyond the edge: ${named(each)}`);
    }
  }

  // Whether a place is outside of what a holder shows now, and can be brought there by scrolling.
  function isScrolledAway(holder, x, y) {
    const overflow = getComputedStyle(holder).overflowY, whole = holder === document.body;
    if (!(whole ? ["visible"] : ["auto", "scroll"]).includes(overflow)) return false;
    const box = whole ? {left: 0, top: 0, right: WIDTH, bottom: innerHeight} : holder.getBoundingClientRect();
    return x < box.left + RIM || x > box.right - RIM || y < box.top + RIM || y > box.bottom - RIM;
  }

  function covered() {
    for (const each of document.querySelectorAll("button, summary, label:has(input)")) {
      if (each.disabled || !isShown(each)) continue;
      const box = each.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
      if (withParents(each.parentElement).some((holder) => isScrolledAway(holder, x, y))) continue;
      const there = document.elementFromPoint(x, y);
      if (!each.contains(there)) faults.push(`covered by ${there ? named(there) : "nothing"}, at ${x}, ${y}: ${named(each)}`);
    }
  }

  function colour(text) {
    const [r, g, b, a = 1] = text.match(/[\d.]+/g).map(Number);
    return text.startsWith("color(srgb") ? [255 * r, 255 * g, 255 * b, a] : [r, g, b, a];
  }
  const over = (upper, lower, opacity) => lower.map((each, at) => upper[at] * opacity + each * (1 - opacity));

  // What lies behind an element; null if that is a picture.
  function ground(each) {
    const layers = [];
    for (const holder of withParents(each)) {
      const style = getComputedStyle(holder);
      if (style.backgroundImage !== "none") return null;
      layers.unshift(colour(style.backgroundColor));
      if (layers[0][3] === 1) break;
    }
    return layers.reduce((below, [r, g, b, a]) => over([r, g, b], below, a), [255, 255, 255]);
  }

  function luminance(rgb) {
    const [r, g, b] = rgb.map((each) => each / 255).map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }

  function contrast(each) {
    const below = ground(each), holders = withParents(each).map((holder) => getComputedStyle(holder));
    if (!below) return Infinity;
    const opacity = holders.reduce((product, style) => product * Number(style.opacity), 1);
    const dimmed = holders.reduce((product, style) => product * ((/brightness\(([\d.]+)\)/).exec(style.filter) || [0, 1])[1], 1);
    const [r, g, b, a] = colour(getComputedStyle(each).color);
    const [light, dark] = [below, over([r, g, b], below, a * opacity)]
      .map((rgb) => luminance(rgb.map((part) => part * dimmed))).sort((one, other) => other - one);
    return (light + 0.05) / (dark + 0.05);
  }

  function faint() {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), seen = new Set();
    while (texts.nextNode()) {
      const each = texts.currentNode.parentElement;
      const skipped = each.closest("svg, script, noscript, button:disabled, [aria-hidden=true]");
      if (seen.has(each) || skipped || !texts.currentNode.data.trim() || !isShown(each)) continue;
      seen.add(each);
      const style = getComputedStyle(each), size = parseFloat(style.fontSize);
      const large = size >= LARGE_TEXT || (size >= LARGE_BOLD && style.fontWeight >= BOLD);
      const found = contrast(each);
      if (found < (large ? LARGE : PLAIN)) faults.push(`too faint, ${found.toFixed(2)}: ${named(each)}`);
    }
  }

  sideways();
  small();
  covered();
  faint();
  return faults;
})()
