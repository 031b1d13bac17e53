/** Who had how many rubies when. */
import { partsOf } from '../table/outcomes';
import type { Step } from '../lib/connection/messages';

export interface Course {
  seat: number;
  /** Rubies after each turn of the game, from before the first on. */
  counts: number[];
}

export function coursesOf(steps: Step[], seats: number): Course[] {
  const last = Math.max(1, ...steps.map((step) => step.turn));
  const courses = Array.from({ length: seats }, (_, seat): Course => ({
    seat,
    counts: Array<number>(last + 1).fill(0),
  }));
  for (const step of steps) {
    if (step.undone) continue;
    for (const part of partsOf([step])) {
      const course = part.got?.rubies && part.seat != null ? courses[part.seat] : undefined;
      if (course) for (let turn = step.turn; turn <= last; turn += 1) course.counts[turn]! += part.got!.rubies!;
    }
  }
  return courses;
}
