import { counted } from '../counted.js';
import { FABRIC } from '../limits.js';
import { bandLabel } from '../quilting/bands/band-words.js';
import { bandNamesOf } from '../quilting/bands/bands.js';
import { countBlocks } from '../quilting/placement.js';
import { allQuiltFabrics, type Quilt } from '../quilting/quilt.js';
import { fabricsOf } from '../quilting/shapes/shape.js';
import { generate } from '../quilting/standard/generate.js';
import type { ClothForm } from './cloth/cloth-form.js';
import type { FreeFormDesign } from './free-form/free-form-document.js';
import { bandFabric } from './cloth/quilt-bands.js';
import { colourwaysWith, withFabricReplaced } from './recolouring/quilt-colourways.js';
import type { QuiltDesign } from './standard-quilt/quilt-document.js';

const ofQuilts = {
  fabrics: (quilt: Quilt) => allQuiltFabrics(quilt).filter((fabric) => fabric >= FABRIC.firstLibrary),
  parts: (quilt: Quilt, fabricNum: number) => {
    const bands = bandNamesOf(quilt).filter((band) => bandFabric(quilt, band) === fabricNum);
    const looks = new Set(quilt.blocks.map(({ levels }) => levels));
    for (const levels of looks) if (!fabricsOf(levels).includes(fabricNum)) looks.delete(levels);
    const kept = colourwaysWith(quilt, fabricNum);
    const blocks = countBlocks(quilt.blocks.filter(({ levels }) => looks.has(levels)));
    return [
      ...bands.map(bandLabel),
      ...(blocks > 0 ? [`parts of ${counted(blocks, 'block')}`] : []),
      ...(kept > 0 ? [counted(kept, 'kept colourway')] : []),
    ].join(', ');
  },
};

/**
 * Functions that find and replace the fabrics of a standard quilt. They also replace fabrics in `spare`, the second
 * block that the design keeps while the layout shows only one block.
 */
export const standardQuiltCloth: ClothForm<QuiltDesign, Quilt> = {
  ...ofQuilts,
  replaced: (design, fabricNum, by) => {
    const replaced = withFabricReplaced(design, fabricNum, by);
    return { ...replaced, quilt: generate(replaced.quilt) };
  },
};

/** Functions that find and replace the fabrics of a free form quilt. */
export const freeFormCloth: ClothForm<FreeFormDesign, Quilt> = {
  ...ofQuilts,
  replaced: withFabricReplaced,
};
