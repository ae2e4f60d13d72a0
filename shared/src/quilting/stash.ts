/** Pieces of fabric of one size, such as fat quarters, scraps or remainders of strips. */
export interface StashPiece {
  /** The side across the fabric, from selvage to selvage, in inches. */
  width: number;
  /** The side along the selvage, in inches. */
  length: number;
  /** The number of pieces that have this size. */
  count: number;
}

/** The amount that a quilter owns of one fabric. */
export interface FabricStash {
  fabricNum: number;
  /** The length of one uncut piece of full width, in yards. */
  yards: number;
  pieces: readonly StashPiece[];
}

/** The amount that a quilter owns of a fabric, without the number of the fabric. */
export type StashAmount = Omit<FabricStash, 'fabricNum'>;

/** True if a quilter owns neither uncut fabric nor pieces of a fabric, so that nothing needs to be stored. */
export function isNone({ yards, pieces }: StashAmount): boolean {
  return yards === 0 && pieces.length === 0;
}

/** True if two amounts of fabric are equal. */
export function isSameAmount(one: StashAmount, other: StashAmount): boolean {
  const key = ({ yards, pieces }: StashAmount) =>
    JSON.stringify([yards, pieces.map(({ width, length, count }) => [width, length, count])]);
  return key(one) === key(other);
}
