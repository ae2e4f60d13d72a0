import type { Placement } from '@quiltwright/shared/quilting/placement';
import { bandInSentence } from '@quiltwright/shared/quilting/bands/band-words';
import { bandNames, bandOf, type Band } from '@quiltwright/shared/quilting/bands/bands';
import { isFreeForm, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { withoutColourways } from '@quiltwright/shared/quilting/shapes/shape';
import { storedQuilt } from '@quiltwright/shared/quilting/sideways';
import { generate, storable } from '@quiltwright/shared/quilting/standard/generate';
import { blockSpacesOf } from '@quiltwright/shared/quilting/standard/standard-layout';
import { hasSameBlocks, isSameBlock } from '@quiltwright/shared/model/same-block';

/** A part of a quilt: its name within a sentence, and a function that returns its value. */
type Part = readonly [words: string, of: (quilt: Quilt) => unknown];

const parts: readonly Part[] = [
  ['the name', ({ quiltName }) => quiltName],
  [
    'the size',
    ({ generatingSize, quiltWidth, quiltLength, sideways }) =>
      generatingSize || [quiltWidth, quiltLength, sideways],
  ],
  ['the setting', ({ setting }) => setting],
  ['the layout', ({ generatingLayout }) => generatingLayout],
  ...bandNames.map((name): Part => [bandInSentence(name), (quilt) => valueOf(quilt, bandOf(quilt, name))]),
];

/** Returns a border or the sashing of a quilt. The width is left out for a standard quilt, whose widths are fixed. */
function valueOf(quilt: Quilt, band: Band | null): Partial<Band> | null {
  if (!band || isFreeForm(quilt)) return band;
  const { width: _, ...others } = band;
  return others;
}

/**
 * Returns the parts in which two versions of a quilt differ, in words: ‘the name’, ‘Block 1’, ‘the fabrics of
 * Block 2’. Empty if the versions look the same.
 */
export function quiltDifferences(one: Quilt, other: Quilt): string[] {
  const [a, b] = [comparable(one), comparable(other)];
  const differing = parts.filter(([, of]) => !alike(of(a), of(b))).map(([words]) => words);
  if (haveOtherColourways(a, b)) differing.push('the colourways');
  if (isFreeForm(a) || isFreeForm(b)) return [...differing, ...placementDifferences(a, b)];
  const [blocksOfA, blocksOfB] = [blocksOf(a), blocksOf(b)];
  for (const slot of [0, 1]) {
    const [mine, theirs] = [blocksOfA[slot], blocksOfB[slot]];
    if (!isSameOrNone(mine, theirs)) differing.push(`Block ${slot + 1}`);
    else if (!alike(lookOf(mine), lookOf(theirs))) differing.push(`the fabrics of Block ${slot + 1}`);
  }
  return differing;
}

/** A quilt with a setting is compared without the places that follow from it. */
function comparable(quilt: Quilt): Quilt {
  return storedQuilt(quilt.setting ? storable(generate(quilt)) : quilt);
}

/**
 * True if the colourways of two quilts differ. The fabrics of patches count only if the quilts have the same blocks.
 */
function haveOtherColourways(a: Quilt, b: Quilt): boolean {
  const list = ({ colourways = [] }: Quilt) =>
    colourways.map((colourway) => [colourway.name, ...bandNames.map((band) => colourway[band])]);
  if (!alike(list(a), list(b))) return true;
  const own = (quilt: Quilt) => ({ ...quilt, blocks: quilt.blocks.filter(({ pattern }) => !pattern) });
  const ofPatches = ({ blocks }: Quilt) =>
    blocks.map(({ levels }) => levels.flat().map(({ colourways }) => colourways));
  return hasSameBlocks(own(a), own(b)) && !alike(ofPatches(own(a)), ofPatches(own(b)));
}

/**
 * Returns ‘the blocks’ if the quilts have different blocks or places of blocks. Returns ‘the fabrics of blocks’ if only
 * the fabrics differ. Empty if all are equal.
 */
function placementDifferences(a: Quilt, b: Quilt): string[] {
  const places = ({ blocks }: Quilt) => blocks.map(({ levels: _, ...place }) => place);
  if (!alike(places(a), places(b)) || !hasSameBlocks(a, b)) return ['the blocks'];
  const looks = ({ blocks }: Quilt) => blocks.map(lookOf);
  return alike(looks(a), looks(b)) ? [] : ['the fabrics of blocks'];
}

/** Returns Block 1 and, unless the layout takes only one block, Block 2. */
function blocksOf({ blocks, generatingLayout }: Quilt) {
  return blocks.slice(0, blockSpacesOf(generatingLayout));
}

/** Returns the layers of a block as they are shown now. */
function lookOf(placement: Placement | undefined) {
  return placement && withoutColourways(placement.levels);
}

function isSameOrNone(mine: Placement | undefined, theirs: Placement | undefined): boolean {
  return mine && theirs ? isSameBlock(mine, theirs) : mine === theirs;
}

function alike(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
