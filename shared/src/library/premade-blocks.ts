import type { PremadeFacts } from '../quilting/block.js';
import type { Levels } from '../quilting/shapes/shape.js';
import { applique } from './blocks/applique.js';
import { baskets } from './blocks/baskets.js';
import { bearsPaw } from './blocks/bears-paw.js';
import { chains } from './blocks/chains.js';
import { churnDash } from './blocks/churn-dash.js';
import { crosses } from './blocks/crosses.js';
import { compasses } from './blocks/drafted/compasses.js';
import { diamonds } from './blocks/drafted/diamonds.js';
import { drunkardsPath } from './blocks/drafted/drunkards-path.js';
import { fans } from './blocks/drafted/fans.js';
import { petals } from './blocks/drafted/petals.js';
import { rings } from './blocks/drafted/rings.js';
import { fivePatch } from './blocks/five-patch.js';
import { flyingGeese } from './blocks/flying-geese.js';
import { fourPatch } from './blocks/four-patch.js';
import { holiday } from './blocks/holiday.js';
import { hourglass } from './blocks/hourglass.js';
import { houses } from './blocks/houses.js';
import { kaleidoscope } from './blocks/kaleidoscope.js';
import { lettersAndNumbers } from './blocks/letters-and-numbers.js';
import { logCabins } from './blocks/log-cabins.js';
import { ninePatch } from './blocks/nine-patch.js';
import { onePatch } from './blocks/one-patch.js';
import { pictorial } from './blocks/pictorial.js';
import { pinwheels } from './blocks/pinwheels.js';
import type { BlockRow } from './blocks/row.js';
import { sawtooth } from './blocks/sawtooth.js';
import { sevenPatch } from './blocks/seven-patch.js';
import { signature } from './blocks/signature.js';
import { stars } from './blocks/stars.js';
import { stringsAndRails } from './blocks/strings-and-rails.js';
import { treesAndLeaves } from './blocks/trees-and-leaves.js';

/**
 * A block that ships with the product. Its shapes are in the placeholder fabrics 1 to 9, which library fabrics
 * replace.
 */
export interface PremadeBlock {
  /** The block's number, which never changes. */
  designedBlockNum: number;
  /** The name that people read, with its apostrophe: Bear’s Paw. */
  title: string;
  /** The name for storage and for the picture’s file, without apostrophe: Bears Paw. */
  designName: string;
  levels: Levels;
  /**
   * The library's facts about the block. `clothNames` lists the names of the library fabrics that replace the
   * placeholder fabrics 1, 2, 3 …, in this order.
   */
  facts: Omit<PremadeFacts, 'title' | 'cloth'> & { clothNames: string[] };
}

/** The pre-made blocks by family. They are traditional patterns in the public domain. */
export const blockFamilies: Readonly<Record<string, readonly BlockRow[]>> = {
  'Four patch': fourPatch,
  'Nine patch': ninePatch,
  Stars: stars,
  Pinwheels: pinwheels,
  'Hourglass and quarter-square': hourglass,
  'Churn dash': churnDash,
  'Flying geese': flyingGeese,
  Chains: chains,
  Crosses: crosses,
  'Kaleidoscope-like': kaleidoscope,
  'Five patch': fivePatch,
  'Seven patch': sevenPatch,
  'One patch': onePatch,
  'Strings and rails': stringsAndRails,
  'Log cabins': logCabins,
  'Drunkard’s path': drunkardsPath,
  'Petals and rings': [...petals, ...rings],
  'Fans and plates': fans,
  'Compasses and wheels': compasses,
  'Diamonds and hexagons': diamonds,
  'Bear’s paw': bearsPaw,
  Sawtooth: sawtooth,
  Baskets: baskets,
  Houses: houses,
  'Trees and leaves': treesAndLeaves,
  Applique: applique,
  Pictorial: pictorial,
  Holiday: holiday,
  'Signature and album': signature,
  'Letters and numbers': lettersAndNumbers,
};

function premade(family: string, [designedBlockNum, title, facts, drawing]: BlockRow): PremadeBlock {
  return {
    designedBlockNum,
    title,
    designName: title.replaceAll('’', ''),
    levels: drawing.levels,
    facts: {
      otherNames: Object.keys(facts.also ?? {}),
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

/** Every pre-made block, in the order of the blocks' numbers. */
export const premadeBlocks: readonly PremadeBlock[] = Object.entries(blockFamilies)
  .flatMap(([family, rows]) => rows.map((row) => premade(family, row)))
  .sort((a, b) => a.designedBlockNum - b.designedBlockNum);
