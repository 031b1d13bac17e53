"""What is wrong with a page as it is laid out now: lost, cut, covered, too small."""

from __future__ import annotations

__all__ = ["PROBLEMS"]

PROBLEMS = """(touch) => {
  const found = [];
  const root = document.documentElement;
  const table = document.querySelector('main.table');
  const name = (one) => (one.getAttribute('aria-label') || one.textContent || one.className).trim().replace(/\\s+/g, ' ').slice(0, 40);
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.vh, .skip, .command');
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) found.push('the page scrolls');
  const card = table.querySelector('.turn');
  if (!card) return [...found, 'no card'];
  const body = card.querySelector('.body');
  const sheet = card.closest('.over') !== null;
  const whole = (box) => box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  if (!whole(card.getBoundingClientRect())) found.push('the card is outside');
  if (body && body.checkVisibility()) {
    const least = Math.min(140, body.scrollHeight);
    if (!card.matches('.rest') && body.clientHeight < least - 1) found.push(`the body has ${body.clientHeight} of ${body.scrollHeight}`);
    if (body.scrollWidth > body.clientWidth + 1) found.push(`the body is ${body.scrollWidth} wide in ${body.clientWidth}`);
  }
  const hit = (one) => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return top && (one.contains(top) || top.contains(one)) ? null : (top?.className?.baseVal ?? top?.className ?? 'nothing');
  };
  const lines = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return [...range.getClientRects()].filter((box) => box.width > 1);
  };
  const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const tools = [...table.querySelectorAll('.bar .tools button')].filter(seen).map((one) => one.querySelector('svg').getBoundingClientRect());
  for (const one of card.querySelectorAll('header h2, header p')) {
    if (!seen(one)) continue;
    if (lines(one).some((line) => tools.some((tool) => meet(line, tool)))) found.push(`tools cover words: ${name(one)}`);
    const [line] = one.matches('h2') ? lines(one) : [];
    const top = line && document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
    if (line && !one.contains(top)) found.push(`the title is covered by ${top?.className?.baseVal ?? top?.className ?? 'nothing'}`);
  }
  const status = table.querySelector('.ask.now b');
  if (status && seen(status) && status.closest('.ask').clientWidth > 1) {
    const box = status.closest('.ask').getBoundingClientRect();
    const round = parseFloat(getComputedStyle(status.closest('.ask')).borderTopRightRadius);
    const room = Math.max(...lines(status).map((line) => line.right)) + (round ? 8 : 0);
    if (room > box.right + 1) found.push(`the bar cuts: ${name(status)}`);
  }
  const field = table.querySelector('.field');
  if (field) {
    if (!sheet && meet(field.getBoundingClientRect(), card.getBoundingClientRect())) found.push('the field runs into the card');
    const tray = field.querySelector('.tray').getBoundingClientRect();
    for (const die of field.querySelectorAll('.die6:not(.on)')) {
      const box = die.getBoundingClientRect();
      if (box.left < tray.left - 1 || box.right > tray.right + 1 || box.top < tray.top - 1 || box.bottom > tray.bottom + 1)
        found.push(`a die lies outside: ${name(die)}`);
    }
  }
  for (const one of card.querySelectorAll('.pick')) {
    const count = lines(one.querySelector('.n'))[0];
    if (count && [...one.querySelectorAll('button')].some((button) => meet(count, button.getBoundingClientRect())))
      found.push(`a button covers how many: ${name(one)}`);
  }
  for (const one of card.querySelectorAll('.room .names li')) {
    const box = one.getBoundingClientRect();
    if (box.bottom > one.closest('.room').getBoundingClientRect().bottom + 1) found.push(`cut: ${name(one)}`);
  }
  const controls = [...table.querySelectorAll('.bar button, .bar a, .folk button, .turn button, .turn a, .strip button')];
  for (const one of controls) {
    if (!seen(one) || one.closest('.slid')) continue;
    const scrolls = body?.contains(one);
    if (scrolls) one.scrollIntoView({ block: 'nearest' });
    const box = one.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) { found.push(`no room: ${name(one)}`); continue; }
    const by = hit(one);
    if (!whole(box)) found.push(`outside: ${name(one)}`);
    else if (by !== null) found.push(`covered: ${name(one)} by ${by}`);
    const wanted = touch && one.matches('.choice, .btn, .icon-btn, .fan, .pick button') ? 44 : 24;
    const [wide, high] = [box.width, box.height];
    if (!one.matches('.grip, .log button') && (high < wanted - 0.5 || wide < Math.min(wanted, 44) - 0.5))
      found.push(`small: ${name(one)} ${Math.round(wide)}×${Math.round(high)}`);
    if (one.matches('.choice, .btn') && one.scrollWidth > one.clientWidth + 1) found.push(`cut: ${name(one)}`);
  }
  if (body) body.scrollTop = 0;
  for (const one of table.querySelectorAll('.tile.legal .hit, .trk.lit, .mt.lit, .trade.lit, button.die6')) {
    const box = one.getBoundingClientRect();
    const under = sheet && box.bottom > card.getBoundingClientRect().top || box.top < 44;
    const by = hit(one);
    if (!under && (by !== null || !whole(box))) found.push(`not to be reached: ${name(one)} ${by}`);
  }
  const held = table.querySelector('.tile.chosen .hit');
  if (held && hit(held) !== null) found.push(`the chosen place is covered by ${hit(held)}`);
  const commit = table.querySelector('.commit');
  if (commit && (!whole(commit.getBoundingClientRect()) || hit(commit) !== null)) found.push('the commit is not in view');
  for (const one of table.querySelectorAll('.tile .lamp'))
    if (one.checkVisibility() && one.closest('.tile').clientWidth < 104) found.push('a lamp covers what a small tile asks for');
  const apart = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) < 3
    || Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) < 3;
  const figures = [...table.querySelectorAll('.tile:has(.deal) .deal *')]
    .filter((one) => [...one.childNodes].some((text) => text.nodeType === Node.TEXT_NODE && text.data.trim()));
  for (const rim of table.querySelectorAll('.rim')) {
    const box = rim.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const dot = { left: x - 7, right: x + 7, top: y - 7, bottom: y + 7 };
    const under = figures.find((one) => !apart(dot, one.getBoundingClientRect()));
    if (under) found.push(`an edge covers a figure: ${name(rim)}, ${name(under)}`);
  }
  for (const one of table.querySelectorAll('.mt .cost'))
    if (one.scrollWidth > one.clientWidth + 1) found.push(`the cost of a tile is ${one.scrollWidth} wide in ${one.clientWidth}`);
  const walk = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const small = new Set();
  while (walk.nextNode()) {
    const one = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || !one || !seen(one)) continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (size > 0 && size < 11.95) small.add(`${walk.currentNode.data.trim().slice(0, 20)} in ${one.className || one.tagName}: ${size}px`);
  }
  found.push(...[...small].slice(0, 5).map((one) => `text: ${one}`));
  for (const one of table.querySelectorAll('.turn h2, .turn .choice span, .mini .who, .purse, .folk button')) {
    if (!seen(one) || one.closest('.mini') || one.clientWidth < 2) continue;
    if (one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).display !== 'inline') found.push(`too wide: ${name(one)}`);
  }
  return found;
}"""
