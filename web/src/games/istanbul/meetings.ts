/** What is bought of those whom one meets. */
import { partsOf } from '../../table/outcomes';
import type { Stage } from '../../table/planning.svelte';
import type { Table } from '../../table/table.svelte';
import { goodOf } from './looks';

/** The one good that was just bought and is being paid for, planned or done; null if nothing is. */
export function tradedFor(table: Table, stage: Stage): string | null {
  if (!stage.question.endsWith('smuggler-price')) return null;
  const planned = table.plan.moves.findLast((move) => move.verb === 'smuggler' || move.token === 'smuggler');
  if (planned) return goodOf(planned) || null;
  const met = partsOf(table.steps.slice(-3)).findLast((part) => part.token === 'smuggler' && part.got);
  return met && met.seat === table.viewer ? (Object.keys(met.got ?? {})[0] ?? null) : null;
}
