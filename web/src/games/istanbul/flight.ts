/** Pieces that stand elsewhere after a change travel there: transforms only, and never in the way of input. */

const positions = new Map<string, DOMRect>();

export function remember(board: HTMLElement): void {
  positions.clear();
  for (const piece of board.querySelectorAll<SVGElement>('[data-piece]:not(.ghost)'))
    positions.set(piece.dataset.piece!, piece.getBoundingClientRect());
}

/** Whoever stands elsewhere walks there in so many milliseconds; who is new is set down. */
export function travel(board: HTMLElement, length: number): void {
  for (const piece of board.querySelectorAll<SVGElement>('[data-piece]:not(.ghost)')) {
    const before = positions.get(piece.dataset.piece!);
    if (!before) {
      piece.animate(
        [
          { transform: 'translateY(-14px) scale(1.15)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        {
          duration: Math.min(length, 160),
          easing: 'cubic-bezier(.3, 1.4, .5, 1)',
        },
      );
      continue;
    }
    const now = piece.getBoundingClientRect();
    const across = before.left - now.left;
    const down = before.bottom - now.bottom;
    if (Math.abs(across) + Math.abs(down) < 12) continue;
    const corner =
      Math.abs(across) > 40 && Math.abs(down) > 40
        ? [{ transform: `translate(0, ${down}px)`, offset: Math.abs(across) / (Math.abs(across) + Math.abs(down)) }]
        : [];
    piece.animate([{ transform: `translate(${across}px, ${down}px)` }, ...corner, { transform: 'none' }], {
      duration: length,
      easing: 'cubic-bezier(.45, .05, .35, 1)',
    });
  }
}
