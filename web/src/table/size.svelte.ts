/** The layout that the window asks for now. */
import { layoutOf, type Kind, type Layout } from './layout';

class Size {
  #window = $state.raw({ width: innerWidth, height: innerHeight, text: textSize() });

  constructor() {
    addEventListener('resize', () => (this.#window = { width: innerWidth, height: innerHeight, text: textSize() }));
  }

  /** The layout of a table at which I have so many rivals. */
  with(rivals: number): Layout {
    return layoutOf(this.#window.width, this.#window.height, this.#window.text, rivals);
  }

  get kind(): Kind {
    return this.with(3).kind;
  }

  /** Little room: players, purse and bar are folded. */
  get small(): boolean {
    return ['phone', 'land', 'wide'].includes(this.kind);
  }

  /** So little that the turn card is a sheet over the board, or the only column beside it. */
  get sheeted(): boolean {
    return this.kind === 'phone' || this.kind === 'land';
  }

  /** So much that cards show what they say. */
  get roomy(): boolean {
    const { width, height, text } = this.#window;
    return width >= 100 * text && height >= 60 * text;
  }

  /** More than that: cards show it while something is asked or planned, too. */
  get vast(): boolean {
    const { width, height, text } = this.#window;
    return width >= 130 * text && height >= 75 * text;
  }

  get width(): number {
    return this.#window.width;
  }

  get low(): boolean {
    return this.with(3).low;
  }
}

function textSize(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

export const size = new Size();
