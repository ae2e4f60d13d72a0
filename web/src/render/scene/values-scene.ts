import { greyOf, lightness } from '@quiltwright/shared/model/cloth/oklab';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { fabricsIn, inFabrics } from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene, SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';

type FindFabric = (fabricNum: number) => Fabric | undefined;

/**
 * The first of 256 fabric numbers that stand for greys in a scene. `FIRST_GREY` + v is the grey whose red, green and
 * blue are all v. No real fabric has such a number. A scene stores numbers as 32-bit floats, which are exact up to 2²⁴.
 */
const FIRST_GREY = 16_000_000;
const GREYS = 256;

/**
 * Returns the scene with a grey in place of each fabric. The grey has the lightness (CIE L*) of the fabric's mean
 * colour. Parts without a fabric stay unchanged.
 */
export function valuesScene(scene: Scene, fabric: FindFabric): Scene {
  const greys = new Map<number, number>();
  const greyFor = (fabricNum: number) => {
    const colour = fabricNum === 0 ? undefined : fabric(fabricNum)?.averageColour;
    if (colour === undefined) return fabricNum;
    const grey = greys.get(fabricNum) ?? FIRST_GREY + greyOf(lightness(colour));
    greys.set(fabricNum, grey);
    return grey;
  };
  return {
    ...scene,
    bands: scene.bands.map((band) => ({ ...band, fabric: greyFor(band.fabric) })),
    blocks: scene.blocks.map((block) => inGreys(block, greyFor)),
  };
}

function inGreys(block: SceneBlock, greyFor: (fabricNum: number) => number): SceneBlock {
  const shapes = inFabrics(block.shapes, greyFor);
  return { ...block, shapes, key: `${block.key} in ${[...fabricsIn(block.shapes)].map(greyFor).join()}` };
}

/**
 * Returns a function that finds fabrics by number, like `fabric`. The function also finds the greys of `valuesScene`,
 * as fabrics without a picture.
 */
export function withGreys(fabric: FindFabric): FindFabric {
  return (fabricNum) => {
    const grey = fabricNum - FIRST_GREY;
    return grey >= 0 && grey < GREYS ? greyFabric(fabricNum, grey) : fabric(fabricNum);
  };
}

function greyFabric(fabricNum: number, grey: number): Fabric {
  const channel = grey.toString(16).padStart(2, '0');
  return {
    ...{ fabricNum, paletteNum: 0, fabricName: 'Grey', userFabricName: '', fabricUrl: '', swatchUrl: '' },
    averageColour: `#${channel}${channel}${channel}`,
  };
}
