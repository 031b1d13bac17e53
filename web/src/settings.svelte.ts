/** What a player has chosen for this device. Kept in the browser. */

type Theme = 'system' | 'light' | 'dark';
export type Pace = 'slow' | 'normal' | 'at-once';
type Confirm = 'auto' | 'always' | 'never';

interface Kept {
  name: string;
  language: string | null;
  theme: Theme;
  motion: 'system' | 'less';
  confirm: Confirm;
  sound: boolean;
  notify: boolean;
  pace: Pace;
  /** The bots that one plays against at once. */
  bot: string;
  /** A coach says what a thing is, when it first matters. */
  coach: boolean;
}

const KEY = 'bedesten.settings';
const DEFAULTS: Kept = {
  name: '',
  language: null,
  theme: 'system',
  motion: 'system',
  confirm: 'auto',
  sound: false,
  notify: false,
  pace: 'normal',
  bot: 'merchant',
  coach: false,
};

function load(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return DEFAULTS;
  }
}

class Settings {
  kept = $state<Kept>(load());

  set(changes: Partial<Kept>): void {
    Object.assign(this.kept, changes);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    const dark =
      this.kept.theme === 'dark' ||
      (this.kept.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
    root.dataset.theme = dark ? 'dark' : 'light';
    root.dataset.motion = this.lessMotion ? 'less' : 'full';
  }

  get dark(): boolean {
    return (
      this.kept.theme === 'dark' || (this.kept.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
    );
  }

  get lessMotion(): boolean {
    return this.kept.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** Whether a turn is played only after another activation: by default where fingers point. */
  get confirms(): boolean {
    return this.kept.confirm === 'always' || (this.kept.confirm === 'auto' && matchMedia('(pointer: coarse)').matches);
  }
}

export const settings = new Settings();
