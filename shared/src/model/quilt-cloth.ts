import { counted } from '../counted.js';
import { FABRIC } from '../limits.js';
import { countBlocks, type Placement } from '../quilting/placement.js';
import { quiltFabrics, type Quilt } from '../quilting/quilt.js';
import { fabricsOf, recolour, type Levels } from '../quilting/shapes/shape.js';
import { generate } from '../quilting/standard/generate.js';
import type { ClothForm } from './cloth/cloth-form.js';
import type { FreeFormDesign } from './free-form/free-form-document.js';
import { bandFabric, bandLabels, bandNames, inBandFabric } from './cloth/quilt-bands.js';
import type { QuiltDesign } from './standard-quilt/quilt-document.js';

const ofQuilts = {
  fabrics: (quilt: Quilt) => quiltFabrics(quilt).filter((fabric) => fabric >= FABRIC.firstLibrary),
  parts: (quilt: Quilt, fabricNum: number) => {
    const bands = bandNames.filter((band) => bandFabric(quilt, band) === fabricNum);
    const looks = new Set(quilt.blocks.map(({ levels }) => levels));
    for (const levels of looks) if (!fabricsOf(levels).includes(fabricNum)) looks.delete(levels);
    const blocks = countBlocks(quilt.blocks.filter(({ levels }) => looks.has(levels)));
    return [
      ...bands.map((band) => bandLabels[band]),
      ...(blocks > 0 ? [`parts of ${counted(blocks, 'block')}`] : []),
    ].join(', ');
  },
};

/** Functions that find and replace the fabrics of a standard quilt. A Block 2 that the layout
 * doesn't show counts too. */
export const standardQuiltCloth: ClothForm<QuiltDesign, Quilt> = {
  ...ofQuilts,
  replaced: ({ quilt, spare }, fabricNum, by) => {
    const dress = dresser(fabricNum, by);
    return {
      quilt: generate(inOther(quilt, fabricNum, by, dress)),
      spare: spare && dress(spare),
    };
  },
};

/** Functions that find and replace the fabrics of a free form quilt. */
export const freeFormCloth: ClothForm<FreeFormDesign, Quilt> = {
  ...ofQuilts,
  replaced: (design, fabricNum, by) => ({
    ...design,
    quilt: inOther(design.quilt, fabricNum, by, dresser(fabricNum, by)),
  }),
};

type Dress = (placement: Placement) => Placement;

/**
 * Returns a function that replaces a fabric in placements. Placements that shared a levels object (the layers of a
 * block) still share one.
 */
function dresser(fabricNum: number, by: number): Dress {
  const done = new Map<Levels, Levels>();
  const dressed = (levels: Levels) =>
    fabricsOf(levels).includes(fabricNum)
      ? recolour(levels, (fabric) => (fabric === fabricNum ? by : fabric))
      : levels;
  return (placement) => {
    const { levels } = placement;
    const other = done.get(levels) ?? dressed(levels);
    done.set(levels, other);
    return other === levels ? placement : { ...placement, levels: other };
  };
}

function inOther(quilt: Quilt, fabricNum: number, by: number, dress: Dress): Quilt {
  const bands = bandNames.filter((band) => bandFabric(quilt, band) === fabricNum);
  return bands.reduce((dyed, band) => inBandFabric(dyed, band, by), {
    ...quilt,
    blocks: quilt.blocks.map(dress),
  });
}
