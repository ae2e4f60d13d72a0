import { boundsOf, polygon } from '@quiltwright/shared/geometry/outline';
import { looksOf } from '../../piecing/alike';
import type { Piecing } from '../../piecing/piecing';
import { pieceOf, type BlockSheet } from '../block/block-sheet';
import type { Press } from './piecing-drawing';
import { pressesOf } from './presses';

/** A row that is sewn once or several times. */
export interface PressedRow {
  node: Piecing;
  presses: readonly Press[];
  /** Inches from the start of the row to each seam. */
  seams: readonly number[];
  length: number;
  /** Each place in the block, from 0, and whether the row lies there turned around. */
  places: readonly { row: number; isTurned: boolean }[];
}

/** Rows with more seams in all only try to press all seams one way, outwards or inwards. */
const MOST_SEAMS = 12;
/** More ways than these of all rows together are not compared. */
const MOST_WAYS = 20_000;
const SAME_PLACE = 0.02;
/** A seam that doesn’t nest counts more than all wishes of a row. */
const UNNESTED = 1000;

/**
 * How the rows of a block are pressed: as `pressesOf` likes it, or where seams of two rows would then lie the same way, with
 * as few changes as make them nest. A row that also lies in the block turned around has its seams the other way there.
 * @param darkness of a fabric, from 0 to 1
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
      const box = boundsOf(polygon(node.patches.flatMap((index) => patches[index]?.corners ?? [])));
      const look = lookAt(node.patches);
      return {
        node,
        presses: pressesOf(node, patches, darkness, rows[0] ?? 0),
        seams: node.parts.slice(1).map((part) => (isLevel ? part.box.x - box.x : part.box.y - box.y)),
        length: isLevel ? box.width : box.height,
        places: rows.map((row) => ({ row, isTurned: lookAt(whole.parts[row]?.patches ?? []) !== look })),
      };
    });
  return unnested(rows) === 0 ? rows : nested(rows);
}

/** How many seams of rows lie the same way as one of the next row at the same place. */
export function unnested(rows: readonly PressedRow[]): number {
  const lying = rows.flatMap(({ places, seams, presses, length }) =>
    places.map(({ row, isTurned }) => ({
      row,
      seams: seams.map((at, i) => ({
        at: isTurned ? length - at : at,
        isForth: (presses[i] === 'second') !== isTurned,
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

function nested(rows: readonly PressedRow[]): PressedRow[] {
  const isFew = rows.reduce((sum, { seams }) => sum + seams.length, 0) <= MOST_SEAMS;
  const ways = rows.map((row) => (isFew ? allWays(row.seams.length) : simpleWays(row)));
  if (ways.reduce((product, { length }) => product * length, 1) > MOST_WAYS) return rowByRow();
  let [best, least] = [[...rows], costOf(rows)];
  const choose = (chosen: readonly PressedRow[]): void => {
    const row = rows[chosen.length];
    if (!row) {
      const cost = costOf(chosen);
      if (cost < least) [best, least] = [[...chosen], cost];
      return;
    }
    for (const presses of ways[chosen.length] ?? []) choose([...chosen, { ...row, presses }]);
  };
  choose([]);
  return best;

  /** One row after another gets the way that is best beside the rows as they are, twice over. */
  function rowByRow(): PressedRow[] {
    const chosen = [...rows];
    for (let i = 0; i < 2 * rows.length; i++) {
      const place = i % rows.length;
      const tried = (ways[place] ?? []).map((presses) =>
        chosen.map((row, at) => (at === place ? { ...row, presses } : row)),
      );
      const better = tried.sort((a, b) => costOf(a) - costOf(b))[0];
      if (better && costOf(better) < costOf(chosen)) chosen.splice(0, rows.length, ...better);
    }
    return chosen;
  }

  function costOf(chosen: readonly PressedRow[]): number {
    const changes = chosen.reduce(
      (sum, { presses }, i) => sum + presses.filter((press, at) => press !== rows[i]?.presses[at]).length,
      0,
    );
    return unnested(chosen) * UNNESTED + changes;
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
