/** What a lesson points at: a ring is laid around it, and nothing is covered. */

const PANELS: Record<string, string> = {
  turn: '.turn',
  odds: '.turn .cols',
  barrow: '.me .tracks, .purse',
  // In a small window the stack is seen under the merchant only.
  stack: '.me .mine .row:has([href^="#assistant"]), .folded .tile.from',
  rubies: '.me [data-has="ruby"], .purse [data-has="ruby"]',
  tiles: '.me [data-has="tile"], .strip [data-has="tile"]',
  hand: '.me .hand, .strip .fan, .turn .tohand',
  dice: '.tray',
};

/** The selector of what is pointed at; tokens are found where they stand. */
export function selectorOf(target: string, tokens: Record<string, number>): string {
  const [kind = '', ...rest] = target.split(' ');
  const name = rest.join(' ');
  switch (kind) {
    case 'place':
      return `.tile:has([data-place="${name}"])`;
    case 'edge':
      return `[data-edge$=" ${name}"]`;
    case 'tool':
      return `.tools [href="#${name}"], .tools .icon-btn:has([href="#${name}"])`;
    case 'token':
      return `.tile:has([data-place="${tokens[name] ?? 0}"])`;
    case 'card':
      return `[data-card="${rest.join('-')}"], .strip .fan, .turn .tohand`;
    case 'track':
      return `[data-track="${name}"]`;
    case 'tile':
      return `[data-tile="${name}"]`;
    default:
      return (
        PANELS[name] ??
        `.me [data-has="${name}"], .purse [data-has="${name}"], [data-move*="${name}"]:not([data-move^="no "])`
      );
  }
}

/** Ring these and nothing else: the first that is on the screen is what the words are about. */
function ring(root: ParentNode, selectors: string[]): void {
  const wanted = new Map<Element, string>();
  for (const selector of selectors) {
    const how = wanted.size === 0 ? 'here' : 'too';
    for (const element of root.querySelectorAll(selector)) if (!wanted.has(element)) wanted.set(element, how);
  }
  for (const element of root.querySelectorAll('[data-taught]'))
    if (!wanted.has(element)) element.removeAttribute('data-taught');
  for (const [element, how] of wanted) element.setAttribute('data-taught', how);
}

/** Ring these until they are let go, whatever the table draws anew meanwhile. */
export function keepRinged(selectors: string[]): () => void {
  const lay = (): void => ring(document, selectors);
  lay();
  const drawn = new MutationObserver(lay);
  drawn.observe(document.body, { childList: true, subtree: true });
  return () => {
    drawn.disconnect();
    ring(document, []);
  };
}
