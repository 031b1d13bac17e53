/** How far the board goes up so that what is chosen stands above the sheet. */

const GAP = 6;

interface Edges {
  /** Lower edge of what must stay in view, and of the board, as they are when nothing has moved. */
  anchor: number;
  board: number;
  /** Upper edge of the sheet. */
  sheet: number;
  /** Height of the line of rivals: the least that is worth a move, for half a line of them says nothing. */
  rivals: number;
  /** What a lesson points at and asks for, which stays in view before all else: its edges, and the first that is seen. */
  taught?: { top: number; bottom: number; stage: number } | null;
}

export function slideOf({ anchor, board, sheet, rivals, taught = null }: Edges): number {
  const need = Math.max(anchor, taught?.bottom ?? anchor) + GAP - sheet;
  if (need <= 0) return 0;
  const most = Math.min(board + GAP - sheet, taught ? taught.top - GAP - taught.stage : Infinity);
  return Math.max(0, Math.round(Math.min(Math.max(need, rivals), most)));
}
