/** When something of The Dice Game first matters, for the coach of a first game: from what the table shows. */
import type { Filling } from '../../lessons/moments';
import type { Table } from '../../table/table.svelte';
import { viewOf } from './view';

type DiceMoment = (table: Table, seat: number) => Filling | null;

export const DICE_MOMENTS: Record<string, DiceMoment> = {
  'dice-last-round': (table) => {
    const view = viewOf(table);
    return view.seats.some((one) => one.rubies >= view.target) ? {} : null;
  },
  'dice-offer': (table) => (table.question === 'offer' ? {} : null),
  'dice-ruby': (table) => {
    const track = table.question === 'action' ? table.moves.find((move) => move.track)?.track : undefined;
    return track ? { good: track } : null;
  },
  'dice-roll': (table) => (table.question === 'reroll' || table.question === 'action' ? {} : null),
  'dice-crystal': (table, seat) =>
    table.question === 'reroll' && (viewOf(table).seats[seat]?.crystals ?? 0) > 0 ? {} : null,
  'dice-tile': (table) => {
    const tile = table.question === 'action' ? table.moves.find((move) => move.tile)?.tile : undefined;
    return tile ? { good: tile, count: viewOf(table).signs.tracks.mosque.tiles ?? 0 } : null;
  },
};
