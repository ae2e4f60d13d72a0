import { grayOf, lightness } from '@quiltwright/shared/model/cloth/oklab';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { fabricsIn, inFabrics } from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene, SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';

type FindFabric = (fabricNum: number) => Fabric | undefined;

/**
 * The first of 256 fabric numbers that stand for greys in a scene. `FIRST_GRAY` + v is the grey whose red, green and
 * blue are all v. No real fabric has such a number. A scene stores numbers as 32-bit floats, which are exact up to 2²⁴.
 */
const FIRST_GRAY = 16_000_000;
const GRAYS = 256;

/**
 * Returns the scene with a grey in place of each fabric. The grey has the lightness (CIE L*) of the fabric's mean
 * colour. Parts without a fabric stay unchanged.
 */
export function valuesScene(scene: Scene, fabric: FindFabric): Scene {
  const grays = new Map<number, number>();
  const grayFor = (fabricNum: number) => {
    const colour = fabricNum === 0 ? undefined : fabric(fabricNum)?.averageColour;
    if (colour === undefined) return fabricNum;
    const gray = grays.get(fabricNum) ?? FIRST_GRAY + grayOf(lightness(colour));
    grays.set(fabricNum, gray);
    return gray;
  };
  return {
    ...scene,
    bands: scene.bands.map((band) => ({ ...band, fabric: grayFor(band.fabric) })),
    blocks: scene.blocks.map((block) => inGrays(block, grayFor)),
  };
}

function inGrays(block: SceneBlock, grayFor: (fabricNum: number) => number): SceneBlock {
  const shapes = inFabrics(block.shapes, grayFor);
  return { ...block, shapes, key: `${block.key} in ${[...fabricsIn(block.shapes)].map(grayFor).join()}` };
}

/**
 * Returns a function that finds fabrics by number, like `fabric`. The function also finds the greys of `valuesScene`,
 * as fabrics without a picture.
 */
export function withGrays(fabric: FindFabric): FindFabric {
  return (fabricNum) => {
    const gray = fabricNum - FIRST_GRAY;
    return gray >= 0 && gray < GRAYS ? grayFabric(fabricNum, gray) : fabric(fabricNum);
  };
}

function grayFabric(fabricNum: number, gray: number): Fabric {
  const channel = gray.toString(16).padStart(2, '0');
  return {
    ...{ fabricNum, paletteNum: 0, fabricName: 'Gray', userFabricName: '', fabricUrl: '', swatchUrl: '' },
    averageColour: `#${channel}${channel}${channel}`,
  };
}
