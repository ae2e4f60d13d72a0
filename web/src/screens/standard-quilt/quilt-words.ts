import { listed } from '@quiltwright/shared/listed';
import {
  bandFabric,
  bandWidth,
  toggledBorder,
  toggledSashing,
} from '@quiltwright/shared/model/cloth/quilt-bands';
import { hasSameBlocks } from '@quiltwright/shared/model/same-block';
import { describeKept } from '../../panels/colourways/colouring';
import { describeGiven } from '../../panels/held-fabric/fabric-step-words';
import type { FindFabric } from '../../server/fabrics/use-fabrics';
import { formatInches, formatSize } from '@quiltwright/shared/ruler/lengths';
import { copiesOf, type Target } from './target';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import {
  borderCount,
  finishedSize,
  plainPlanOf,
  planOf,
  standardBands,
  standardSizes,
  type StandardPlan,
} from '@quiltwright/shared/quilting/standard/standard-size';
import { bordersOf, borderNumber, sashingOf, type BandName } from '@quiltwright/shared/quilting/bands/bands';

/** Returns the accessible name of the quilt: 'Queen quilt, 88 by 102 inches'. */
export function quiltLabel(quilt: Quilt): string {
  const size = standardSizes.find(({ sizeNum }) => sizeNum === quilt.generatingSize);
  return `${size?.sizeName ?? 'New'} quilt, ${quilt.quiltWidth} by ${quilt.quiltLength} inches`;
}

/**
 * Returns words for the part that gets the next fabric: the name and width of a border or of the sashing. For a
 * fabric spot: its name, and the number of blocks that have the spot.
 */
export function describeTarget(quilt: Quilt, target: Target): string {
  return target.kind === 'band'
    ? `${target.name}, ${formatInches(bandWidth(quilt, target.band))} wide`
    : `${target.name}, on all ${copiesOf(quilt, target.slot)} of its blocks`;
}

/**
 * Returns the words that an announcement adds to the name of a step. After the choice of a layout, they are ‘layout
 * chosen’. After a change of colourways, they give the new number. A border or sashing is ‘added’ or ‘removed’. After a
 * change of fabrics, they name the fabrics. Null for any other step.
 */
export function describeQuiltStep(was: Quilt, is: Quilt, find: FindFabric): string | null {
  if (was.generatingLayout !== is.generatingLayout) return 'layout chosen';
  const kept = describeKept(was, is);
  if (kept !== null) return kept;
  for (const band of standardBands) {
    const [before, after] = [bandWidth(was, band) > 0, bandWidth(is, band) > 0];
    if (before !== after) return after ? 'added' : 'removed';
  }
  return hasSameBlocks(was, is) ? describeGiven(fabricsByPart(was), fabricsByPart(is), find) : null;
}

/**
 * Returns a sentence about a quilt's size and the number of its blocks. Null unless borders and sashing take the
 * place of some blocks.
 */
export function describeBlocksHeld(quilt: Quilt): string | null {
  const [plan, plain] = [planOf(quilt), plainPlanOf(quilt)];
  return plan && plain && countOf(plan) < countOf(plain) ? describeSize(quilt) : null;
}

/**
 * Returns a sentence about the quilt's size and blocks, if a step has removed blocks, for example by adding a border.
 * Null for any other step.
 */
export function describeBlocksTaken(was: Quilt, is: Quilt): string | null {
  const [before, after] = [planOf(was), planOf(is)];
  return before && after && countOf(after) < countOf(before) ? describeBlocksHeld(is) : null;
}

/**
 * Returns the number of blocks left after adding a border or the sashing, in words. Null if the quilt can't get the
 * border or the sashing, or would lose no blocks.
 */
export function describeTick(quilt: Quilt, band: BandName): string | null {
  if (bandWidth(quilt, band) > 0 || (band === 'border2' && bordersOf(quilt).length === 0)) return null;
  if (band === 'cornerstones') return null;
  const ticked = band === 'sashing' ? toggledSashing(quilt) : toggledBorder(quilt, borderNumber(band));
  const [plan, next] = [planOf(quilt), planOf(ticked)];
  return plan && next && countOf(next) < countOf(plan) ? `with it, ${gridOf(next)} blocks` : null;
}

/**
 * Returns the number of blocks across and down in words: 4 × 6. If borders and sashing take the place of some blocks,
 * gives both numbers: 3 × 4 instead of 4 × 6.
 */
export function describeGrid(quilt: Quilt): string {
  const [plan, plain] = [planOf(quilt), plainPlanOf(quilt)];
  if (!plan || !plain) return '';
  return countOf(plan) < countOf(plain) ? `${gridOf(plan)} instead of ${gridOf(plain)}` : gridOf(plan);
}

/**
 * Returns a sentence about a quilt's blocks and size, for example: 'Lap with two borders and sashing holds 3 × 4 blocks
 * instead of 4 × 6 and is 52″ × 66″.'
 */
function describeSize(quilt: Quilt): string {
  const [plan, plain] = [planOf(quilt), plainPlanOf(quilt)];
  const size = standardSizes.find(({ sizeNum }) => sizeNum === quilt.generatingSize);
  if (!plan || !plain || !size) return '';
  const hasSashing = sashingOf(quilt) !== null;
  const bands = listed([
    ...{ 0: [], 1: ['a border'], 2: ['two borders'] }[borderCount(quilt)],
    ...(hasSashing ? ['sashing'] : []),
  ]);
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

/** Returns the fabrics of the bands and all patches, always in this order. */
function fabricsByPart(quilt: Quilt): number[] {
  return [
    ...standardBands.map((band) => bandFabric(quilt, band)),
    ...quilt.blocks.flatMap(({ levels }) => levels.flat().map(({ fillFabric }) => fillFabric)),
  ];
}
