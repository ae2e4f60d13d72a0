import type { PremadeFacts } from '../quilting/block.js';
import type { Levels } from '../quilting/shape.js';
import { bearsPaw } from './blocks/bears-paw.js';
import { churnDash } from './blocks/churn-dash.js';
import { flyingGeese } from './blocks/flying-geese.js';
import { fourPatch } from './blocks/four-patch.js';
import { logCabins } from './blocks/log-cabins.js';
import { ninePatch } from './blocks/nine-patch.js';
import { pinwheels } from './blocks/pinwheels.js';
import type { BlockRow } from './blocks/row.js';
import { stars } from './blocks/stars.js';

/** A block that the product ships, in the stand-in fabrics 1 to 9. */
export interface PremadeBlock {
  /** Its number for ever. */
  designedBlockNum: number;
  designName: string;
  levels: Levels;
  /** `clothNames` are library fabrics by name, for the spots 1, 2, 3 … in turn. */
  facts: Omit<PremadeFacts, 'cloth'> & { clothNames: string[] };
}

/** The blocks by family: traditional patterns in the public domain. */
export const blockFamilies: Readonly<Record<string, readonly BlockRow[]>> = {
  'Four patch': fourPatch,
  'Nine patch': ninePatch,
  Stars: stars,
  Pinwheels: pinwheels,
  'Churn dash': churnDash,
  'Flying geese': flyingGeese,
  'Log cabins': logCabins,
  'Bears paw': bearsPaw,
};

function premade(family: string, [designedBlockNum, designName, facts, drawing]: BlockRow): PremadeBlock {
  return {
    designedBlockNum,
    designName,
    levels: drawing.levels,
    facts: {
      otherNames: facts.also ?? [],
      family,
      grid: facts.grid ?? drawing.grid,
      patches: facts.patches,
      symmetry: facts.symmetry,
      difficulty: facts.difficulty ?? 'easy',
      ...(facts.source !== undefined && { source: facts.source }),
      trial: facts.trial ?? false,
      clothNames: facts.cloth,
    },
  };
}

/** Every pre-made block, by number. */
export const premadeBlocks: readonly PremadeBlock[] = Object.entries(blockFamilies)
  .flatMap(([family, rows]) => rows.map((row) => premade(family, row)))
  .sort((a, b) => a.designedBlockNum - b.designedBlockNum);
