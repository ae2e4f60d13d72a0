import { assertExists } from '@quiltwright/shared/result';
import { type Cloth } from './cloth.js';
import { fabricNumbers } from './fabric-numbers.js';
import { type Recipe } from './recipe.js';
import { baby } from './recipes/baby.js';
import { blacks } from './recipes/blacks.js';
import { blenders } from './recipes/blenders.js';
import { blueGreens } from './recipes/blue-greens.js';
import { blues } from './recipes/blues.js';
import { browns } from './recipes/browns.js';
import { civilWar, feedsack, homespun, shirtings, toile } from './recipes/collections-historic.js';
import { halloween, lodge, modern, patriotic, tropical } from './recipes/collections-today.js';
import { grays } from './recipes/grays.js';
import { greens } from './recipes/greens.js';
import { holiday } from './recipes/holiday.js';
import { lowVolume } from './recipes/low-volume.js';
import { multiColor } from './recipes/multi-color.js';
import { nautical } from './recipes/nautical.js';
import { offWhites } from './recipes/off-whites.js';
import { purples } from './recipes/purples.js';
import { reds } from './recipes/reds.js';
import { retired } from './recipes/retired.js';
import { solids } from './recipes/solids.js';
import { background, spots } from './recipes/stand-ins.js';
import { oranges } from './recipes/oranges.js';
import { pinks } from './recipes/pinks.js';
import { whites } from './recipes/whites.js';
import { yellows } from './recipes/yellows.js';

/** A fabric of the library, a placeholder, or the plain background. */
export interface LibraryFabric {
  readonly fabricNum: number;
  /**
   * The number of the fabric's palette. 0 for fabrics in no palette: the placeholders, the plain background,
   * and withdrawn fabrics.
   */
  readonly paletteNum: number;
  /** The fabric's permanent name, without apostrophes. Blocks choose their fabrics by this name. */
  readonly fabricName: string;
  /** The name that quilters read. It may have apostrophes. */
  readonly shownName: string;
  readonly cloth: Cloth;
  /** The name of the file in recipes/ that has the fabric's recipe. */
  readonly recipeFile: string;
}

/** The names with an apostrophe that quilters read, by the stored name. */
const withApostrophe: ReadonlyMap<string, string> = new Map([
  ['Grandmothers Roses', 'Grandmother’s Roses'],
  ['Settlers Stripe', 'Settlers’ Stripe'],
]);

type Shelf = readonly [paletteNum: number, recipeFile: string, recipes: readonly Recipe[]];

const shelves: readonly Shelf[] = [
  [2, 'blues', blues],
  [3, 'greens', greens],
  [4, 'yellows', yellows],
  [5, 'reds', reds],
  [6, 'oranges', oranges],
  [7, 'pinks', pinks],
  [8, 'blacks', blacks],
  [9, 'grays', grays],
  [10, 'off-whites', offWhites],
  [12, 'purples', purples],
  [13, 'browns', browns],
  [14, 'blue-greens', blueGreens],
  [15, 'multi-color', multiColor],
  [16, 'holiday', holiday],
  [17, 'baby', baby],
  [18, 'nautical', nautical],
  [19, 'whites', whites],
  ...overPalettes('solids', solids),
  ...overPalettes('low-volume', lowVolume),
  ...overPalettes('blenders', blenders),
  ...[civilWar, feedsack, shirtings, homespun, toile].flatMap((recipes) =>
    overPalettes('collections-historic', recipes),
  ),
  ...[modern, tropical, lodge, halloween, patriotic].flatMap((recipes) =>
    overPalettes('collections-today', recipes),
  ),
  [0, 'retired', retired],
];

/** All library fabrics in the order of their numbers, from 11 without gaps. */
export const libraryFabrics: readonly LibraryFabric[] = shelves
  .flatMap(([paletteNum, recipeFile, recipes]) =>
    recipes.map((recipe) => ({ paletteNum, recipeFile, ...recipe })),
  )
  .map((fabric) => ({
    fabricNum: numberOf(fabric.fabricName),
    shownName: withApostrophe.get(fabric.fabricName) ?? fabric.fabricName,
    ...fabric,
  }))
  .sort((one, other) => one.fabricNum - other.fabricNum);

/** Returns the recipes of a file whose recipes belong to several palettes, one entry for each palette. */
function overPalettes(
  recipeFile: string,
  recipes: readonly (readonly [paletteNum: number, recipes: readonly Recipe[]])[],
): Shelf[] {
  return recipes.map(([paletteNum, ofPalette]) => [paletteNum, recipeFile, ofPalette]);
}

function numberOf(fabricName: string): number {
  return assertExists(fabricNumbers.get(fabricName), `a number for ${fabricName} in fabric-numbers.ts`);
}

/**
 * Fabrics 1 to 10. Fabrics 1 to 9 are the placeholders, which stand for a block's fabrics until the quilter
 * chooses some. Fabric 10 is the plain background.
 */
export const standInFabrics: readonly LibraryFabric[] = [...spots, background].map((recipe, i) => ({
  fabricNum: i + 1,
  paletteNum: 0,
  recipeFile: 'stand-ins',
  shownName: recipe.fabricName,
  ...recipe,
}));
