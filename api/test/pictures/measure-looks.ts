import type { FabricAppearance } from '@quiltwright/shared/library/fabric-appearance';
import { palettes } from '@quiltwright/shared/quilting/palette';
import { libraryFabrics, standInFabrics } from '../../src/library/cloth/library-fabrics.js';
import { appearance, colours, lightness, lightnessBelow, seam, unfinished } from './cloth-looks.js';
import { BANDED, CLUMPED, repeat } from './cloth-repeat.js';

/*
 * A program that measures the looks of all fabrics and prints them as JSON. A test would take a quarter longer, because
 * Vitest looks up an imported name at each use, and there are millions of pixels.
 */

/** The measures of a fabric's dye and print. */
export interface Look {
  readonly fabricNum: number;
  readonly fabricName: string;
  readonly paletteNum: number;
  readonly kind: string;
  readonly colours: readonly number[];
  readonly lightness: number;
  readonly appearance: FabricAppearance;
  /** The OKLCH lightness below which 15 % of the cloth lies. Only for fabrics of the palette Blacks. */
  readonly blackest?: number;
  readonly seam: number;
  readonly clump: number;
  readonly bands: number;
}

const BLACKS = palettes.find(({ paletteName }) => paletteName === 'Blacks')?.paletteNum;

const measured = libraryFabrics.filter(
  ({ paletteNum, fabricName }) => paletteNum !== 0 || fabricName === CLUMPED || fabricName === BANDED,
);

const looks = [...standInFabrics, ...measured].map(({ fabricNum, fabricName, paletteNum, cloth }): Look => {
  const pixels = unfinished(cloth);
  return {
    fabricNum,
    fabricName,
    paletteNum,
    kind: cloth.kind,
    colours: colours(pixels),
    lightness: lightness(pixels),
    appearance: appearance(pixels),
    ...(paletteNum === BLACKS && { blackest: lightnessBelow(pixels, 0.15) }),
    seam: seam(pixels),
    ...repeat(pixels),
  };
});
process.stdout.write(JSON.stringify(looks));
