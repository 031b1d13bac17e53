/** The clocks that a table may have: minutes for each, and what a turn brings back. Who has run out leaves the chair to a bot. */
import type { ClockOutput } from '../lib/connection/messages';

export const CLOCKS: Record<string, ClockOutput | null> = {
  none: null,
  quick: { seconds: 600, increment: 10 },
  calm: { seconds: 1800, increment: 30 },
  days: { seconds: 3 * 86400, increment: 86400 },
};

/** Seconds after which a bot takes the chair of who stays away. */
export const ABSENCES: Record<string, number | null> = { never: null, minutes: 180, day: 86400 };

export const clockOf = (clock: ClockOutput | null): string | null =>
  clock === null
    ? null
    : (Object.keys(CLOCKS).find(
        (name) => CLOCKS[name]?.seconds === clock.seconds && CLOCKS[name]?.increment === clock.increment,
      ) ?? null);

/** Seconds that one gives another at a time. */
export const giftOf = (clock: ClockOutput): number => (clock.seconds >= 86400 ? 86400 : 300);
