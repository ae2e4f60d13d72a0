import { countBlocks } from '@quiltwright/shared/quilting/placement';
import { fabricsOf } from '@quiltwright/shared/quilting/shape';
import { quiltAmounts } from '../../model/cloth-amounts';
import { laidPlacements, storedForm, type FreeFormDesign } from '../../model/free-form/free-form-document';
import { bandFabric, bandLabels, bandNames, bandWidth } from '../../model/quilt-bands';
import { fabricName } from '../../panels/fabric/fabric-name';
import { sentenceOfShares, wordsOfShares } from '../../panels/reading/reading';
import type { Reading } from '../../ui/ReadingDialog';
import type { FindFabric } from '../../panels/use-fabrics';
import { exactInches } from '../../ui/inches';
import type { NameOfBlock } from './target';
import { placeOf, quiltLabel, sizeOf } from './words';

/** A free form quilt in words, with its placements as the rows of a table, topmost first. */
export function freeFormReading(design: FreeFormDesign, nameOf: NameOfBlock, find: FindFabric): Reading {
  const laid = [...laidPlacements(design)].reverse();
  const stored = storedForm(design.quilt);
  const shares = wordsOfShares(quiltAmounts(stored), find);
  const clothOf = (fabric: number) => (fabric === 0 ? 'no fabric' : fabricName(fabric, find));
  const bands = bandNames.flatMap((band) => {
    const width = bandWidth(design.quilt, band);
    return width > 0
      ? `${bandLabels[band]}, ${exactInches(width)}, ${clothOf(bandFabric(design.quilt, band))}`
      : [];
  });
  return {
    summary: `${quiltLabel(design.quilt, countBlocks(stored.blocks))}.${sentenceOfShares(shares)}`,
    lines: [...bands, ...shares],
    columns: ['Block', 'Size', 'From the left and top', 'Fabrics'],
    rows: laid.length,
    rowName: (row) => `Placement ${row + 1}`,
    cell: (row, column) => {
      const placement = laid[row]?.placement;
      if (!placement) return '';
      if (column === 3) return fabricsOf(placement.levels).map(clothOf).join(', ');
      return [nameOf(placement.blockNum), sizeOf(placement), placeOf(placement)][column] ?? '';
    },
  };
}
