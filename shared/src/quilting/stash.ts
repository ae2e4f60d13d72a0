/** Cloth in one piece: a fat quarter, a scrap, what is left of a strip. */
export interface StashPiece {
  /** From selvage to selvage, in inches. */
  width: number;
  /** Along the selvage, in inches. */
  length: number;
  /** Pieces of that size. */
  count: number;
}

/** What a quilter owns of a fabric. */
export interface FabricStash {
  fabricNum: number;
  /** Cloth of its whole width, in one length. */
  yards: number;
  pieces: readonly StashPiece[];
}

/** How much of it that is. */
export type StashAmount = Omit<FabricStash, 'fabricNum'>;

/** Whether there is nothing of it, so that there is nothing to keep either. */
export function isNone({ yards, pieces }: StashAmount): boolean {
  return yards === 0 && pieces.length === 0;
}

/** Whether both say the same of a fabric. */
export function isSameAmount(one: StashAmount, other: StashAmount): boolean {
  const key = ({ yards, pieces }: StashAmount) =>
    JSON.stringify([yards, pieces.map(({ width, length, count }) => [width, length, count])]);
  return key(one) === key(other);
}
