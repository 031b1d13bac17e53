/** Which layout a window asks for. Sizes count in letters of text, so that larger text folds earlier. */

export type Kind = 'desk' | 'tablet' | 'phone' | 'land' | 'wide';

export interface Layout {
  kind: Kind;
  /** Upright and low: rivals in a thinner line, names of places behind a button. */
  low: boolean;
  /** Upright and high enough for rivals on two lines. */
  tall: boolean;
  /** So narrow that only what is needed most has room. */
  narrow: boolean;
}

/** Pixels of a letter, where sizes are given in pixels for the usual one of 16. */
const USUAL = 16;

/** The layout of a window, by its pixels and those of the text; four rivals need more height for two lines each. */
export function layoutOf(width: number, height: number, text = USUAL, rivals = 3): Layout {
  const [wide, high] = [(width * USUAL) / text, (height * USUAL) / text];
  const kind = kindOf(wide, high);
  return {
    kind,
    low: kind === 'phone' && high < 600,
    tall: kind === 'phone' && high >= (rivals > 3 ? 920 : 848),
    narrow: (kind === 'phone' && wide < 360) || (kind === 'land' && wide < 600),
  };
}

function kindOf(wide: number, high: number): Kind {
  if (wide >= 1100 && high >= 560) return 'desk';
  if (wide > high) return wide < 800 ? 'land' : 'wide';
  return wide >= 700 && high >= 980 ? 'tablet' : 'phone';
}
