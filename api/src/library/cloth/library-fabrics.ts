import { assertExists } from '@quiltwright/shared/result';
import { type Cloth } from './cloth.js';
import { fabricNumbers } from './fabric-numbers.js';
import { type Recipe } from './recipe.js';
import { baby } from './recipes/baby.js';
import { blacks } from './recipes/blacks.js';
import { blueGreens } from './recipes/blue-greens.js';
import { blues } from './recipes/blues.js';
import { browns } from './recipes/browns.js';
import { grays } from './recipes/grays.js';
import { greens } from './recipes/greens.js';
import { holiday } from './recipes/holiday.js';
import { multiColor } from './recipes/multi-color.js';
import { nautical } from './recipes/nautical.js';
import { offWhites } from './recipes/off-whites.js';
import { purples } from './recipes/purples.js';
import { reds } from './recipes/reds.js';
import { background, spots } from './recipes/stand-ins.js';
import { oranges } from './recipes/oranges.js';
import { pinks } from './recipes/pinks.js';
import { whites } from './recipes/whites.js';
import { yellows } from './recipes/yellows.js';

/** A fabric of the house. */
export interface LibraryFabric {
  readonly fabricNum: number;
  /** 0 for what no palette offers: the stand-ins and the plain background. */
  readonly paletteNum: number;
  readonly fabricName: string;
  readonly cloth: Cloth;
}

const palettes: readonly (readonly [paletteNum: number, recipes: readonly Recipe[]])[] = [
  [2, blues],
  [3, greens],
  [4, yellows],
  [5, reds],
  [6, oranges],
  [7, pinks],
  [8, blacks],
  [9, grays],
  [10, offWhites],
  [12, purples],
  [13, browns],
  [14, blueGreens],
  [15, multiColor],
  [16, holiday],
  [17, baby],
  [18, nautical],
  [19, whites],
];

/** All library fabrics in the order of their numbers, from 11 without gaps. */
export const libraryFabrics: readonly LibraryFabric[] = palettes
  .flatMap(([paletteNum, recipes]) => recipes.map((recipe) => ({ paletteNum, ...recipe })))
  .map((fabric) => ({ fabricNum: numberOf(fabric.fabricName), ...fabric }))
  .sort((one, other) => one.fabricNum - other.fabricNum);

function numberOf(fabricName: string): number {
  return assertExists(fabricNumbers.get(fabricName), `a number for ${fabricName} in fabric-numbers.ts`);
}

/** Fabrics 1 to 9, which stand for the spots of a block, and 10, the plain background. */
export const standInFabrics: readonly LibraryFabric[] = [...spots, background].map((recipe, i) => ({
  fabricNum: i + 1,
  paletteNum: 0,
  ...recipe,
}));
