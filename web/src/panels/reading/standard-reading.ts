import { isEmptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { standardLayouts } from '@quiltwright/shared/quilting/standard/standard-layout';
import { planOf } from '@quiltwright/shared/quilting/standard/standard-size';
import { quiltAmounts } from '@quiltwright/shared/model/cloth/cloth-amounts';
import { bandFabric, bandWidth } from '@quiltwright/shared/model/cloth/quilt-bands';
import { bandLabel } from '@quiltwright/shared/quilting/bands/band-words';
import { bandNamesOf } from '@quiltwright/shared/quilting/bands/bands';
import { formatInches } from '@quiltwright/shared/ruler/lengths';
import { withUnsavedNumbered } from '../blocks/list/unsaved-blocks';
import { fabricName } from '../fabric/swatch/fabric-name';
import { creditLines } from '../../ui/words/credit-words';
import { sizeWords } from '../../ui/words/size-words';
import type { Reading } from '../../ui/dialogs/ReadingDialog';
import type { FindFabric } from '../../server/fabrics/use-fabrics';
import { sentenceOfShares, describeShares } from './reading';

/** The words for a place without a block. */
const NO_BLOCK = 'No block';

/**
 * Returns a description of a standard quilt in words, with a table of its blocks by row and column.
 * @param nameOf returns the name of a block
 */
export function standardReading(
  quilt: Quilt,
  nameOf: (blockNum: number) => string,
  find: FindFabric,
): Reading {
  const { columns = 0, rows = 0 } = planOf(quilt) ?? {};
  const grid = blocksByPlace(withUnsavedNumbered(quilt));
  const nameAt = (row: number, column: number) => {
    const block = grid.get(`${row} ${column}`);
    return !block || isEmptyPlacement(block) ? NO_BLOCK : nameOf(block.blockNum);
  };
  const shares = describeShares(quiltAmounts(quilt), find);
  const layout = standardLayouts.find(({ layoutNum }) => layoutNum === quilt.generatingLayout)?.layoutName;
  const bands = bandNamesOf(quilt).flatMap((band) => {
    const width = bandWidth(quilt, band);
    if (width === 0) return [];
    const fabric = bandFabric(quilt, band);
    return `${bandLabel(band)}, ${formatInches(width)}, ${fabric === 0 ? 'no fabric' : fabricName(fabric, find)}`;
  });
  return {
    summary: `${sizeWords(quilt)}, ${layout ?? 'no layout yet'}, ${columns} columns and ${rows} rows.${sentenceOfShares(shares)}`,
    lines: [...creditLines(quilt), ...rowsAlike(rows, columns, nameAt), ...bands, ...shares],
    columns: Array.from({ length: columns }, (_, column) => `Column ${column + 1}`),
    rows,
    rowName: (row) => `Row ${row + 1}`,
    cell: nameAt,
  };
}

/** Returns the blocks of a quilt by row and column. */
function blocksByPlace({ blocks }: Quilt): Map<string, Placement> {
  const grid = new Map<string, Placement>();
  const [left, top] = [
    Math.min(...blocks.map(({ xLocation }) => xLocation)),
    Math.min(...blocks.map(({ yLocation }) => yLocation)),
  ];
  // In a layout of two blocks, a placement leaves room for the other block between its copies.
  const stepOf = (axis: 'x' | 'y') =>
    Math.min(
      ...blocks.map((each) =>
        axis === 'x' ? each.blockWidth + each.xSeparation : each.blockHeight + each.ySeparation,
      ),
      ...blocks
        .map((each) => (axis === 'x' ? each.xLocation - left : each.yLocation - top))
        .filter((way) => way > 0),
    );
  const [across, down] = [stepOf('x'), stepOf('y')];
  for (const each of blocks) {
    for (let column = 0; column < each.numOfColumns; column++) {
      for (let row = 0; row < each.numOfRows; row++) {
        const x = each.xLocation - left + column * (each.blockWidth + each.xSeparation);
        const y = each.yLocation - top + row * (each.blockHeight + each.ySeparation);
        grid.set(`${Math.round(y / down)} ${Math.round(x / across)}`, each);
      }
    }
  }
  return grid;
}

/** Returns the blocks of each row, with equal rows on one line: Rows 1, 3: 4 Ohio Star, 3 Nine Patch. */
function rowsAlike(rows: number, columns: number, nameAt: (row: number, column: number) => string): string[] {
  const alike = new Map<string, number[]>();
  for (let row = 0; row < rows; row++) {
    const counts = new Map<string, number>();
    for (let column = 0; column < columns; column++) {
      const name = nameAt(row, column);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const words = [...counts]
      .map(([name, count]) => (name === NO_BLOCK ? `${count} without a block` : `${count} ${name}`))
      .join(', ');
    alike.set(words, [...(alike.get(words) ?? []), row + 1]);
  }
  return [...alike].map(
    ([words, which]) => `${which.length === 1 ? 'Row' : 'Rows'} ${which.join(', ')}: ${words}`,
  );
}
