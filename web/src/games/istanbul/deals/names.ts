import type { Things } from '../signs';

/** All things that are named, once. */
export const names = (things: Things[]): string[] => [...new Set(things.flatMap((each) => Object.keys(each)))];
