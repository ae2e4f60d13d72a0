import { boxOfPoints } from '@quiltwright/shared/geometry/box';
import { looksOf } from '../../piecing/alike';
import type { Piecing } from '../../piecing/piecing';
import { pieceOf, type BlockSheet } from '../block/block-sheet';
import type { Press } from './piecing-drawing';
import { pressesOf } from './presses';

/**
 * A row of a block with its pressing directions. The row is drawn once, with arrows that show these directions. It is
 * sewn for one or more places in the block.
 */
export interface PressedRow {
  node: Piecing;
  /** The direction in which each seam is pressed, as the arrows in the drawing of the row show it. */
  presses: readonly Press[];
  /** The distance of each seam from the start of the row, in inches. */
  seams: readonly number[];
  length: number;
  places: readonly RowPlace[];
}

/** A place in a block for which the row is sewn. */
interface RowPlace {
  /** The index of the row in the block. */
  row: number;
  /** True if the row is turned upside down for this place. */
  isTurned: boolean;
  /** True if all seams of the row are pressed against the arrows in its drawing, for this place. */
  isAgainst: boolean;
}

/**
 * Every combination of pressing directions is tried if all rows together have at most this number of seams. With more
 * seams, only five choices are tried for each row. These are its present directions, all seams to their first part, all
 * to their second part, all outwards, and all inwards.
 */
const MOST_SEAMS = 12;
/** The maximum number of combinations of the rows' pressing directions that are compared. */
const MOST_WAYS = 20_000;
const SAME_PLACE = 0.02;
/**
 * Costs of a combination of pressing directions. `UNNESTED` is the cost of two meeting seams that are pressed in the
 * same direction, so that they don't nest. `AGAINST` is the cost of a place for which a row is pressed against the
 * arrows in its drawing. A seam with another direction than `pressesOf` gives costs 1.
 */
const UNNESTED = 1000;
const AGAINST = 20;

/**
 * Returns the rows of a block with the direction in which each seam is pressed. Seams of neighbouring rows should nest:
 * where two seams meet, they are pressed in opposite directions. `pressesOf` gives the first directions. If meeting
 * seams are then pressed in the same direction, as few seams as possible change. Equal rows are drawn once, with arrows
 * for the directions. If such a row can't nest at all its places in the block, it is pressed against these arrows at
 * some of them.
 * @param darkness returns the darkness of a fabric, from 0 to 1
 */
export function pressedRows(sheet: BlockSheet, darkness: (fabric: number) => number): PressedRow[] {
  const { whole, steps, patches } = sheet;
  if (!whole || (whole.seams !== 'level' && whole.seams !== 'upright')) return [];
  const isLevel = whole.seams === 'level';
  const lookAt = (indices: readonly number[]) =>
    looksOf(
      indices.map((index) => patches[index]?.corners ?? []),
      indices.map((index) => String(pieceOf(sheet, index)?.fabric ?? '')),
    )[0];
  const rows = steps
    .filter(({ of, kind }) => of === 'row' && kind === 'seams')
    .flatMap(({ variants }) => variants)
    .filter(({ node }) => node.seams === (isLevel ? 'upright' : 'level'))
    .map(({ node, rows }): PressedRow => {
      const box = boxOfPoints(node.patches.flatMap((index) => patches[index]?.corners ?? []));
      const look = lookAt(node.patches);
      return {
        node,
        presses: pressesOf(node, patches, darkness, rows[0] ?? 0),
        seams: node.parts.slice(1).map((part) => (isLevel ? part.box.x - box.x : part.box.y - box.y)),
        length: isLevel ? box.width : box.height,
        places: rows.map((row) => ({
          row,
          isTurned: lookAt(whole.parts[row]?.patches ?? []) !== look,
          isAgainst: false,
        })),
      };
    });
  if (unnested(rows) === 0) return rows;
  const one = nested(rows);
  return unnested(one) === 0 ? one : nested(rows, pressedAgainst);
}

/**
 * Returns the number of seams that don't nest: they meet a seam of the next row that is pressed in the same direction.
 */
export function unnested(rows: readonly PressedRow[]): number {
  const lying = rows.flatMap(({ places, seams, presses, length }) =>
    places.map(({ row, isTurned, isAgainst }) => ({
      row,
      seams: seams.map((at, i) => ({
        at: isTurned ? length - at : at,
        isForth: ((presses[i] === 'second') !== isTurned) !== isAgainst,
      })),
    })),
  );
  return lying.reduce((sum, { row, seams }) => {
    const next = lying.find((other) => other.row === row + 1)?.seams ?? [];
    return (
      sum +
      seams.filter(({ at, isForth }) =>
        next.some((other) => Math.abs(other.at - at) < SAME_PLACE && other.isForth === isForth),
      ).length
    );
  }, 0);
}

/**
 * Returns the rows after some places are chosen for which a row is pressed against the arrows in its drawing. Examines
 * places from the top down, and chooses a place only if more seams then nest.
 */
function pressedAgainst(rows: readonly PressedRow[]): PressedRow[] {
  let best = [...rows];
  // The first place of a row is pressed as drawn.
  const others = rows.flatMap(({ places }) => places.slice(1).map(({ row }) => row));
  for (const other of others.sort((a, b) => a - b)) {
    const tried = best.map((row) => ({
      ...row,
      places: row.places.map((place) => (place.row === other ? { ...place, isAgainst: true } : place)),
    }));
    if (unnested(tried) < unnested(best)) best = tried;
  }
  return best;
}

/**
 * Returns the rows with the pressing directions that cost least (see `UNNESTED` and `AGAINST`).
 * @param placed decides, for given directions, for which places a row is pressed against the arrows in its drawing
 */
function nested(
  rows: readonly PressedRow[],
  placed: (rows: readonly PressedRow[]) => PressedRow[] = (rows) => [...rows],
): PressedRow[] {
  const isFew = rows.reduce((sum, { seams }) => sum + seams.length, 0) <= MOST_SEAMS;
  const ways = rows.map((row) => (isFew ? allWays(row.seams.length) : simpleWays(row)));
  if (ways.reduce((product, { length }) => product * length, 1) > MOST_WAYS) {
    const alternating = rows.map((row): PressedRow => {
      const press = (row.places[0]?.row ?? 0) % 2 === 0 ? 'second' : 'first';
      return { ...row, presses: row.presses.map(() => press) };
    });
    return cheapest([rowByRow(rows), rowByRow(alternating)]);
  }
  let best = placed(rows);
  let least = costOf(best);
  const choose = (chosen: readonly PressedRow[]): void => {
    const row = rows[chosen.length];
    if (!row) {
      const whole = placed(chosen);
      const cost = costOf(whole);
      if (cost < least) [best, least] = [whole, cost];
      return;
    }
    for (const presses of ways[chosen.length] ?? []) choose([...chosen, { ...row, presses }]);
  };
  choose([]);
  return best;

  /**
   * Chooses the cheapest pressing directions for one row after the other, while the directions of all other rows stay.
   * Goes through all rows twice.
   */
  function rowByRow(start: readonly PressedRow[]): PressedRow[] {
    let chosen = placed(start);
    for (let i = 0; i < 2 * rows.length; i++) {
      const place = i % rows.length;
      const tried = (ways[place] ?? []).map((presses) =>
        chosen.map((row, at) => (at === place ? { ...row, presses } : row)),
      );
      chosen = cheapest([chosen, ...tried]);
    }
    return chosen;
  }

  function cheapest(some: readonly PressedRow[][]): PressedRow[] {
    return [...some].sort((a, b) => costOf(a) - costOf(b))[0] ?? [...rows];
  }

  function costOf(chosen: readonly PressedRow[]): number {
    const changes = chosen.reduce(
      (sum, { presses }, i) => sum + presses.filter((press, at) => press !== rows[i]?.presses[at]).length,
      0,
    );
    const against = chosen.flatMap(({ places }) => places.filter(({ isAgainst }) => isAgainst)).length;
    return unnested(chosen) * UNNESTED + against * AGAINST + changes;
  }
}

function allWays(count: number): Press[][] {
  return Array.from({ length: 2 ** count }, (_, bits) =>
    Array.from({ length: count }, (_, i) => ((bits >> i) % 2 === 0 ? 'first' : 'second')),
  );
}

function simpleWays({ presses, seams, length }: PressedRow): Press[][] {
  return [
    [...presses],
    seams.map(() => 'first'),
    seams.map(() => 'second'),
    seams.map((at) => (at < length / 2 ? 'first' : 'second')),
    seams.map((at) => (at < length / 2 ? 'second' : 'first')),
  ];
}
