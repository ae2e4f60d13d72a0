/*
 * How the blocks of a setting lie: a rule gives each place a number of quarter turns. The last four are layouts of log
 * cabin quilts. They are for blocks with a dark half at the lower right, and a light half at the upper left.
 */

/**
 * The rules by which blocks lie.
 * - `pinwheel`: four blocks turn about each point at which they meet.
 * - `rows`: each second row is upside down.
 * - `barnRaising`: dark and light diamonds about the middle of the quilt.
 * - `straightFurrow`: dark and light diagonals.
 * - `sunshineAndShadow`: a dark diamond about the middle of each four blocks, and light ones between them.
 * - `streakOfLightning`: dark and light zigzags from left to right.
 */
export const layRules = [
  ...(['alike', 'pinwheel', 'rows', 'barnRaising'] as const),
  ...(['straightFurrow', 'sunshineAndShadow', 'streakOfLightning'] as const),
] as const;
export type LayRule = (typeof layRules)[number];

/** How the blocks of a setting lie. */
export interface Lying {
  /** The rule; `alike` if it is missing. */
  lies?: LayRule | undefined;
  /** The quarter turns of all blocks before the rule turns them: 1 to 3. Missing for 0. */
  turned?: number | undefined;
}

/**
 * Returns the quarter turns to the right of the block at a place.
 * @param across counts the places from left to right, as the blocks lie, and `down` from top to bottom
 * @param middle the place in the middle of the quilt. It may lie between places.
 */
export function quarterAt(
  { lies = 'alike', turned = 0 }: Lying,
  across: number,
  down: number,
  middle: { across: number; down: number },
): number {
  if (lies !== 'barnRaising') return (turned + turnIn(lies, across & 1, down & 1)) % 4;
  const rounds = roundsFrom(middle.across, across) + roundsFrom(middle.down, down);
  const quadrant = turnIn(lies, Number(across > middle.across), Number(down > middle.down));
  return (turned + quadrant + 2 * (rounds & 1)) % 4;
}

/** Returns the number of places between a place and the middle. */
function roundsFrom(middle: number, place: number): number {
  return place > middle ? place - Math.floor(middle) - 1 : Math.floor(middle) - place;
}

/*
 * The quarter turns of the places of 2 × 2 blocks, row by row, which repeat. With Barn Raising, these are the turns at the
 * middle of the quilt. From there on, each second block is upside down.
 */
const turns: Record<LayRule, string> = {
  alike: '0000',
  pinwheel: '3021',
  rows: '0022',
  barnRaising: '0132',
  straightFurrow: '0220',
  sunshineAndShadow: '0132',
  streakOfLightning: '0123',
};

function turnIn(rule: LayRule, right: number, bottom: number): number {
  return Number(turns[rule][bottom * 2 + right]);
}
