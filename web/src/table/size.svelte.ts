/** Which of the layouts the window asks for. */

export type Kind = 'desk' | 'tablet' | 'phone' | 'land';

function kindOf(width: number, height: number): Kind {
  if (width >= 1100 && height >= 560) return 'desk';
  if (width > height) return height < 560 || width < 1100 ? 'land' : 'desk';
  return width >= 700 && height >= 980 ? 'tablet' : 'phone';
}

class Size {
  kind = $state<Kind>(kindOf(innerWidth, innerHeight));

  constructor() {
    addEventListener('resize', () => (this.kind = kindOf(innerWidth, innerHeight)));
  }

  get small(): boolean {
    return this.kind === 'phone' || this.kind === 'land';
  }
}

export const size = new Size();
