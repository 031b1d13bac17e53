/** The table of a lesson: the real one, whose other side is the lesson. */
import { lessonPlan, lessonWhyNot } from '../lib/connection/http';
import type { LinePlan, WhyNot } from '../lib/connection/messages';
import { Table } from '../table/table.svelte';
import { PreAnswering } from '../table/preAnswering.svelte';
import type { LessonPlay } from './play.svelte';

/** Nobody is away from a lesson. */
class NoPreAnswering extends PreAnswering {
  override get forms(): never[] {
    return [];
  }
}

export class LessonTable extends Table {
  override readonly preAnswers: PreAnswering = new NoPreAnswering(this);

  constructor(readonly play: LessonPlay) {
    super('', () => play.connect());
  }

  override get asleep(): readonly number[] {
    return this.play.text.seats.flatMap((seat, i) => (seat.asleep ? [i] : []));
  }

  override async planOf(moves: string[]): Promise<LinePlan | null> {
    return this.asked ? lessonPlan(this.play.id, this.play.moves, moves) : null;
  }

  override async whyNot(text: string): Promise<WhyNot | null> {
    return lessonWhyNot(this.play.id, this.play.moves, text);
  }
}
