import { FABRIC } from '../../limits.js';
import { blockFabrics, type Block } from '../../quilting/block.js';
import { recolour } from '../../quilting/shapes/shape.js';
import type { ClothForm } from './cloth-form.js';

/**
 * Returns functions that find and replace the fabrics of a block, designed or drawn. The fabrics of its colourways
 * count too.
 */
export function blockCloth<Design extends { block: Block }>(): ClothForm<Design, Block> {
  return {
    fabrics: (block) => blockFabrics(block).filter((fabric) => fabric >= FABRIC.firstLibrary),
    parts: ({ levels, colourways }, fabricNum) => {
      const patches = levels.flat().filter(({ fillFabric }) => fillFabric === fabricNum).length;
      const kept = colourways.filter((colourway) => colourway.includes(fabricNum)).length;
      return [
        ...(patches > 0 ? [patches === 1 ? '1 patch' : `${patches} patches`] : []),
        ...(kept > 0 ? [kept === 1 ? '1 kept colourway' : `${kept} kept colourways`] : []),
      ].join(', ');
    },
    replaced: (design, fabricNum, by) => {
      const other = (fabric: number) => (fabric === fabricNum ? by : fabric);
      const { levels, colourways, spotFabrics } = design.block;
      return {
        ...design,
        block: {
          ...design.block,
          levels: recolour(levels, other),
          colourways: colourways.map((colourway) => colourway.map(other)),
          ...(spotFabrics && { spotFabrics: spotFabrics.map(other) }),
        },
      };
    },
  };
}
