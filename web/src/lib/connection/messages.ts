/** The messages of the server: generated from its schema. */
import type { DiceView, IstanbulView, SeatSight } from '../api/types';

export type * from '../api/types';

/** What is seen of a position; nothing before the game begins. */
type AnyView = SeatSight['view'];

/** Of which game a view is. */
export const isIstanbul = (view: AnyView): view is IstanbulView => 'board' in view;
export const isDice = (view: AnyView): view is DiceView => 'dice' in view;
