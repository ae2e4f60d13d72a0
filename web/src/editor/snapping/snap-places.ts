import type { Point } from '@quiltwright/shared/geometry/point';
import { LIMITS } from '@quiltwright/shared/limits';
import {
  arcOf,
  crossingsOf,
  pointAlong,
  quadrantsOf,
  squareFrom,
  tangentsFrom,
  type Seam,
} from '@quiltwright/shared/geometry/seam';
import type { DraftGrid } from './draft-grid';

/** The kinds of places to which the end of a seam snaps, in order of priority. */
export type SnapKind =
  | 'loose end'
  | 'corner'
  | 'middle'
  | 'crossing'
  | 'centre'
  | 'quarter'
  | 'tangent'
  | 'right angle'
  | 'grid'
  | 'diagonal'
  | 'third'
  | 'seam'
  | 'circle'
  | 'angle'
  | 'equal length';

/** The points of one kind. */
export interface Ranked {
  kind: SnapKind;
  points: readonly Point[];
}

/** Above this number of seams, seams have no snap points where they cross lines of the grid. */
const MANY = 400;

const SIDE = LIMITS.blockSpace;
const cornersOfBlock: readonly Point[] = [
  { x: 0, y: 0 },
  { x: SIDE, y: 0 },
  { x: 0, y: SIDE },
  { x: SIDE, y: SIDE },
];

/** The named points of a draft. Those that don't depend on the start of the next seam are found once. */
export class SnapPlaces {
  readonly #seams: readonly Seam[];
  readonly #first: readonly Ranked[];
  readonly #last: readonly Ranked[];

  constructor(seams: readonly Seam[], grid: DraftGrid) {
    this.#seams = seams;
    const crossed = seams.length > MANY ? [] : seams;
    this.#first = [
      { kind: 'corner', points: [...cornersOfBlock, ...seams.flatMap(({ from, to }) => [from, to])] },
      { kind: 'middle', points: seams.map((seam) => pointAlong(seam, 0.5)) },
      { kind: 'crossing', points: crossingsOf(crossed, grid.lines) },
      { kind: 'centre', points: seams.flatMap(centreOf) },
      { kind: 'quarter', points: seams.flatMap(quadrantsOf) },
    ];
    this.#last = [
      { kind: 'grid', points: grid.points },
      { kind: 'diagonal', points: grid.middles },
      { kind: 'third', points: seams.flatMap((seam) => [pointAlong(seam, 1 / 3), pointAlong(seam, 2 / 3)]) },
    ];
  }

  /**
   * Returns the points in order of priority, for a seam that starts at `from`; null for the first press.
   * @param others the seams to which the next seam may be a tangent or at a right angle; all by default
   */
  ranked(from: Point | null, others = this.#seams): readonly Ranked[] {
    if (!from) return [...this.#first, ...this.#last];
    const seams = others.filter((seam) => !isEnd(seam, from));
    const fromStart: Ranked[] = [
      { kind: 'tangent', points: seams.flatMap((seam) => tangentsFrom(from, seam)) },
      { kind: 'right angle', points: seams.flatMap((seam) => squareFrom(from, seam)) },
    ];
    return [...this.#first, ...fromStart, ...this.#last];
  }
}

function centreOf(seam: Seam): Point[] {
  const arc = arcOf(seam);
  if (!arc) return [];
  const { x, y } = arc.centre;
  return Math.min(x, y) >= 0 && Math.max(x, y) <= SIDE ? [arc.centre] : [];
}

function isEnd({ from, to }: Seam, point: Point): boolean {
  return [from, to].some((end) => end.x === point.x && end.y === point.y);
}
