import { counted } from '@quiltwright/shared/counted';
import { listed } from '@quiltwright/shared/listed';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { formatSize } from '@quiltwright/shared/ruler/lengths';
import { standardSizes } from '@quiltwright/shared/quilting/standard/standard-size';
import type { DesignFacts } from '../snapshot/snapshot-types.js';

const BORDERS = ['', 'one border', 'two borders'];

const titles = new Map(premadeBlocks.map(({ designedBlockNum, title }) => [designedBlockNum, title]));

/** Returns the size of a design: 88″ × 102″. */
export function sizeWords({ width, length }: DesignFacts): string {
  return formatSize(width, length);
}

/**
 * Returns the name of a quilt's standard size, the number of its borders, its sashing and its cornerstones, in words:
 * “Queen, with two borders and sashing”. Leaves out the parts that the quilt doesn't have. Empty for a quilt without a
 * standard size and without these parts.
 */
export function kindWords({
  size,
  borders,
  hasSashing = false,
  hasCornerstones = false,
}: Pick<DesignFacts, 'size' | 'borders' | 'hasSashing' | 'hasCornerstones'>): string {
  const name = standardSizes.find(({ sizeNum }) => sizeNum === size)?.sizeName ?? '';
  const around = listed(
    [
      BORDERS[borders] ?? counted(borders, 'border'),
      hasSashing ? 'sashing' : '',
      hasCornerstones ? 'cornerstones' : '',
    ].filter((part) => part !== ''),
  );
  if (around === '') return name;
  return name === '' ? `With ${around}` : `${name}, with ${around}`;
}

/** Returns the name of a block; null for a block that the maker designed. */
export function blockTitle(blockNum: number): string | null {
  return titles.get(blockNum) ?? null;
}

/** Returns a sentence for search results and messages: “88″ × 102″, 30 blocks, 9 fabrics.” */
export function describeDesign(kind: 'quilt' | 'block', facts: DesignFacts): string {
  return [
    sizeWords(facts),
    ...(kind === 'quilt' ? [counted(facts.places, 'block')] : []),
    counted(facts.fabricNums.length, 'fabric'),
  ].join(', ');
}
