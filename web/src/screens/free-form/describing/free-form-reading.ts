import { countBlocks } from '@quiltwright/shared/quilting/placement';
import { fabricsOf } from '@quiltwright/shared/quilting/shapes/shape';
import { quiltAmounts } from '@quiltwright/shared/model/cloth/cloth-amounts';
import { storedForm, type FreeFormDesign } from '@quiltwright/shared/model/free-form/free-form-document';
import { bandFabric } from '@quiltwright/shared/model/cloth/quilt-bands';
import { bandLabel, widthsInWords } from '@quiltwright/shared/quilting/bands/band-words';
import { bandNamesOf, bandOf } from '@quiltwright/shared/quilting/bands/bands';
import { withUnsavedNumbered } from '../../../panels/blocks/list/unsaved-blocks';
import { fabricName } from '../../../panels/fabric/swatch/fabric-name';
import { sentenceOfShares, describeShares } from '../../../panels/reading/reading';
import { creditLines } from '../../../ui/words/credit-words';
import type { Reading } from '../../../ui/dialogs/ReadingDialog';
import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import { sheetRowsOf, type SheetRows } from './sheet-rows';
import type { NameOfBlock } from './target';
import { quiltLabel, describePlacement } from './words';

/**
 * Returns a free form quilt as a table in words. If the blocks form a grid, lists them by row and column; otherwise
 * lists the placements by row.
 */
export function freeFormReading(design: FreeFormDesign, nameOf: NameOfBlock, find: FindFabric): Reading {
  const stored = withUnsavedNumbered(storedForm(design.quilt));
  const laid = [...stored.blocks].reverse();
  const shares = describeShares(quiltAmounts(stored), find);
  const clothOf = (fabric: number) => (fabric === 0 ? 'no fabric' : fabricName(fabric, find));
  const bands = bandNamesOf(design.quilt).flatMap((band) => {
    const own = bandOf(design.quilt, band);
    return own && own.width > 0
      ? `${bandLabel(band)}, ${widthsInWords(own)}, ${clothOf(bandFabric(design.quilt, band))}`
      : [];
  });
  const clothByBlock = () =>
    laid.map((placement) => `${nameOf(placement)}: ${fabricsOf(placement.levels).map(clothOf).join(', ')}`);
  // The canvas reads the summary after each edit, but the rows are computed only when the table opens.
  let found: SheetRows | null = null;
  const sheet = () => (found ??= sheetRowsOf(laid));
  return {
    summary: `${quiltLabel(design.quilt, countBlocks(stored.blocks.filter(({ role }) => role === undefined)))}.${sentenceOfShares(shares)}`,
    get lines() {
      return [...creditLines(stored), ...new Set(clothByBlock()), ...bands, ...shares];
    },
    get columns() {
      const { isGrid, rows } = sheet();
      const width = Math.max(0, ...rows.map(({ length }) => length));
      return Array.from({ length: width }, (_, column) =>
        isGrid ? `Column ${column + 1}` : `${column + 1} from the left`,
      );
    },
    get rows() {
      return sheet().rows.length;
    },
    rowName: (row) => `Row ${row + 1}`,
    cellsOf: (row) => sheet().rows[row]?.length ?? 1,
    cell: (row, column) => {
      const { isGrid, rows } = sheet();
      const placement = rows[row]?.[column];
      if (!placement) return 'No block';
      return isGrid ? nameOf(placement) : describePlacement(placement, nameOf);
    },
  };
}
