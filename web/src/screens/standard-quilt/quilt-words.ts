import { bandFabric, bandNames, bandWidth, toggledBorder, toggledSashing } from '../../model/quilt-bands';
import { wordsOfGiven } from '../../panels/hand/words-of-hand';
import type { FindFabric } from '../../panels/use-fabrics';
import { formatInches, formatSize } from '../../ui/inches';
import { copiesOf, type Target } from './target';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import {
  borderCount,
  finishedSize,
  plainPlanOf,
  planOf,
  standardSizes,
  type StandardPlan,
} from '@quiltwright/shared/quilting/standard-size';
import type { BandName } from '@quiltwright/workers/kernels/scene/scene-types';

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

/** What a size holds with its borders and sashing, where these take blocks away; null where they take none. */
export function wordsOfBlocksHeld(quilt: Quilt): string | null {
  const [plan, plain] = [planOf(quilt), plainPlanOf(quilt)];
  return plan && plain && countOf(plan) < countOf(plain) ? wordsOfSize(quilt) : null;
}

/** The same where a step took blocks away; null where it took none. */
export function wordsOfBlocksTaken(was: Quilt, is: Quilt): string | null {
  const [before, after] = [planOf(was), planOf(is)];
  return before && after && countOf(after) < countOf(before) ? wordsOfBlocksHeld(is) : null;
}

/** What a quilt will hold once a border or sashing is added; null where that takes no block away, or can't be added. */
export function wordsOfTick(quilt: Quilt, band: BandName): string | null {
  if (bandWidth(quilt, band) > 0 || (band === 'border2' && quilt.borderWidth1 === 0)) return null;
  const ticked =
    band === 'sashing' ? toggledSashing(quilt) : toggledBorder(quilt, band === 'border1' ? 1 : 2);
  const [plan, next] = [planOf(quilt), planOf(ticked)];
  return plan && next && countOf(next) < countOf(plan) ? `${gridOf(next)} blocks with it` : null;
}

/** How many blocks lie across and down, and how many without borders and sashing, where those are more: 3 × 4 instead of 4 × 6. */
export function wordsOfGrid(quilt: Quilt): string {
  const [plan, plain] = [planOf(quilt), plainPlanOf(quilt)];
  if (!plan || !plain) return '';
  return countOf(plan) < countOf(plain) ? `${gridOf(plan)} instead of ${gridOf(plain)}` : gridOf(plan);
}

/** Lap with two borders and sashing holds 3 × 4 blocks instead of 4 × 6 and is 52″ × 66″. */
function wordsOfSize(quilt: Quilt): string {
  const [plan, plain] = [planOf(quilt), plainPlanOf(quilt)];
  const size = standardSizes.find(({ sizeNum }) => sizeNum === quilt.generatingSize);
  if (!plan || !plain || !size) return '';
  const hasSashing = quilt.generatingSashing === 2;
  const bands = [
    ...{ 0: [], 1: ['a border'], 2: ['two borders'] }[borderCount(quilt)],
    ...(hasSashing ? ['sashing'] : []),
  ].join(' and ');
  const { width, length } = finishedSize(plan, hasSashing);
  const name = bands === '' ? size.sizeName : `${size.sizeName} with ${bands}`;
  const instead = countOf(plan) < countOf(plain) ? ` instead of ${gridOf(plain)}` : '';
  return `${name} holds ${gridOf(plan)} blocks${instead} and is ${formatSize(width, length)}.`;
}

function gridOf({ columns, rows }: StandardPlan): string {
  return `${columns} × ${rows}`;
}

function countOf({ columns, rows }: StandardPlan): number {
  return columns * rows;
}

/** The fabrics of bands and of patches, in one order. */
function fabricsByPart(quilt: Quilt): number[] {
  return [
    ...bandNames.map((band) => bandFabric(quilt, band)),
    ...quilt.blocks.flatMap(({ levels }) => levels.flat().map(({ fillFabric }) => fillFabric)),
  ];
}
