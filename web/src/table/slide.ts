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
}

export function slideOf({ anchor, board, sheet, rivals }: Edges): number {
  const need = anchor + GAP - sheet;
  if (need <= 0) return 0;
  const most = Math.max(0, board + GAP - sheet);
  return Math.round(Math.min(Math.max(need, rivals), most));
}
