import { bandFabric, bandNames, bandWidth } from '../../model/quilt-bands';
import { wordsOfGiven } from '../../panels/hand/words-of-hand';
import type { FindFabric } from '../../panels/use-fabrics';
import { formatInches } from '../../ui/inches';
import { copiesOf, type Target } from './target';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { standardSizes } from '@quiltwright/shared/quilting/standard-size';

/** The quilt in words, for those who can't see it. */
export function quiltLabel(quilt: Quilt): string {
  const size = standardSizes.find(({ sizeNum }) => sizeNum === quilt.generatingSize);
  return `${size?.sizeName ?? 'New'} quilt, ${quilt.quiltWidth} by ${quilt.quiltLength} inches`;
}

/** What takes the next fabric, and how much of the quilt it is. */
export function wordsOfTarget(quilt: Quilt, target: Target): string {
  return target.kind === 'band'
    ? `${target.name}, ${formatInches(bandWidth(quilt, target.band))} wide`
    : `${target.name}, on all ${copiesOf(quilt, target.slot)} of its blocks`;
}

/** What a step did to the fabrics of a quilt, or how large it made it, beyond its name; null for neither. */
export function wordsOfQuiltStep(was: Quilt, is: Quilt, find: FindFabric): string | null {
  if (was.generatingLayout !== is.generatingLayout) return 'layout chosen';
  for (const band of bandNames) {
    const [before, after] = [bandWidth(was, band) > 0, bandWidth(is, band) > 0];
    if (before !== after) return after ? 'added' : 'taken away';
  }
  const isSame = was.blocks.every(({ blockNum }, index) => blockNum === is.blocks[index]?.blockNum);
  return isSame ? wordsOfGiven(fabricsByPart(was), fabricsByPart(is), find) : null;
}

/** The fabrics of bands and of patches, in one order. */
function fabricsByPart(quilt: Quilt): number[] {
  return [
    ...bandNames.map((band) => bandFabric(quilt, band)),
    ...quilt.blocks.flatMap(({ levels }) => levels.flat().map(({ fillFabric }) => fillFabric)),
  ];
}
