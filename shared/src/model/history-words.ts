import { standardLayouts, type LayoutNum } from '../quilting/standard/standard-layout.js';
import { standardSizes, type SizeNum } from '../quilting/standard/standard-size.js';
import type { PatchGrid } from '../quilting/shapes/patch-grid.js';
import type { LayRule } from '../quilting/setting/lies.js';
import type { SettingKind } from '../quilting/setting/setting.js';
import { layNames, settingNames } from './free-form/setting/setting-words.js';
import type { BandName } from '../quilting/bands/bands.js';
import { bandLabel, bandNoun } from '../quilting/bands/band-words.js';
import { gridPhrase } from './created-block/fixing/grid-words.js';
import { formerStartNames, startNames, type FormerStart, type Start } from './free-form/starts.js';

/** The names of steps in the history, by key. A step stores only this key, and the facts that its name contains. */
const words = {
  change: 'Change',
  /** The name of a step from a draft of an earlier version, which stored the words of the name. */
  words: ({ words: stored }: { words: string }) => stored,

  /* Every document */
  block: ({ title }: { title: string }) => title,
  fabricReplaced: 'Fabric replaced',
  changesDiscarded: 'Changes discarded',
  otherVersion: 'Replaced by the other version',
  groupedIntoLayers: 'Grouped into layers',

  /* Quilts */
  quiltSize: 'Quilt size',
  standardSize: ({ size }: { size: SizeNum }) =>
    `Quilt size ${standardSizes.find(({ sizeNum }) => sizeNum === size)?.sizeName ?? ''}`,
  quiltLayout: ({ layout }: { layout: LayoutNum }) =>
    standardLayouts.find(({ layoutNum }) => layoutNum === layout)?.layoutName ?? 'Quilt layout',
  blockInSlot: ({ slot, title }: { slot: number; title: string }) => `Block ${slot + 1} ${title}`,
  slotEmptied: ({ slot }: { slot: number }) => `Block ${slot + 1} removed`,
  band: ({ band }: { band: BandName }) => bandLabel(band),
  widthOfBand: ({ band }: { band: BandName }) => `Width of ${bandNoun(band)}`,
  cornersOfBand: ({ band }: { band: BandName }) => `Corners of ${bandNoun(band)}`,
  piecedBorderAdded: 'Pieced border added',
  bordersAdded: ({ count }: { count: number }) => (count === 1 ? 'Border added' : `${count} borders added`),
  fabricOfBand: ({ band }: { band: BandName }) => `Fabric of ${bandNoun(band)}`,
  fabricOfSlot: ({ slot }: { slot: number }) => `Fabric of Block ${slot + 1}`,
  fabricOfBlock: 'Fabric of a block',
  fabricOfParts: ({ count }: { count: number }) => `Fabric of ${count} parts`,
  fabricReplacedInQuilt: 'Fabric replaced across the quilt',
  fabricReplacedInEverySecond: 'Fabric replaced in every second copy; the repeat is split',
  quiltRecoloured: 'Quilt recoloured',
  quiltTurned: 'Quilt turned',
  sizeKept: 'Keep the size',
  bordersRound: 'Borders placed around the blocks',
  setting: ({ kind }: { kind: SettingKind }) => settingNames[kind],
  blockOrder: 'Order of blocks',
  blocksLie: ({ rule }: { rule: LayRule }) => `Blocks lie: ${layNames[rule]}`,
  setBlocksTurned: 'All blocks of the setting turned',
  settingReleased: 'Setting released',
  start: ({ start }: { start: Start | FormerStart }) => ({ ...formerStartNames, ...startNames })[start],
  blocksReplaced: ({ title, count }: { title: string; count: number }) =>
    `${title} in place of ${count === 1 ? 'another' : `${count} others`}`,
  columnsAndRows: 'Columns and rows',
  spacingChanged: 'Pattern spacing changed',
  quiltFilled: 'Quilt filled',
  repeatSplit: 'Repeat split',
  movedToFit: 'Blocks moved to fit',
  centred: 'Centred',
  gapsChangedToFit: 'Gaps changed to fit',
  sizedToFit: 'Blocks resized to fit',
  bordersNarrowed: 'Borders narrowed to fit',
  quiltSized: 'Quilt resized to fit its blocks',
  blocksShifted: 'All blocks moved to the middle',
  sashingBetween: 'Sashing between blocks',
  blocksLocked: 'Blocks locked',
  blocksUnlocked: 'Blocks unlocked',

  /* Items of any kind: blocks on a quilt, shapes in a block */
  blocksMoved: 'Blocks moved',
  shapesMoved: 'Shapes moved',
  blocksNudged: 'Blocks nudged',
  shapesNudged: 'Shapes nudged',
  blocksResized: 'Blocks resized',
  shapesResized: 'Shapes resized',
  blocksAligned: 'Blocks aligned',
  shapesAligned: 'Shapes aligned',
  blocksCut: 'Blocks cut',
  shapesCut: 'Shapes cut',
  blocksPasted: 'Blocks pasted',
  shapesPasted: 'Shapes pasted',
  blocksDuplicated: 'Blocks duplicated',
  shapesDuplicated: 'Shapes duplicated',
  blocksDeleted: 'Blocks deleted',
  shapesDeleted: 'Shapes deleted',
  blockSizeChanged: 'Block size changed',
  sizeChanged: 'Size changed',
  measurementChanged: 'Measurement changed',
  gapsMadeEqual: 'Gaps made equal',
  sizesMadeEqual: 'Sizes made equal',
  orderChanged: 'Order changed',
  blocksTurned: 'Turned',
  turnedRight: 'Turned to the right',
  turnedLeft: 'Turned to the left',
  mirroredAcross: 'Mirrored from left to right',
  mirroredDown: 'Mirrored from top to bottom',

  /* Block designs */
  blockRemoved: 'Block removed',
  fabricOf: ({ name }: { name: string }) => `Fabric of ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  fabricsSwapped: 'Two fabrics swapped',
  fabricsShuffled: 'Fabrics shuffled',
  colourwayKept: 'Colourway kept',
  colourway: ({ index }: { index: number }) => `Colourway ${index + 1}`,
  colourwayDropped: ({ index }: { index: number }) => `Colourway ${index + 1} deleted`,
  colourwayRenamed: 'Colourway renamed',

  /* Drawn blocks */
  blockSize: 'Block size',
  patchGrid: 'Patch grid',
  starGrid: 'Grid for seams',
  fabricOfShapes: 'Fabric of shapes',
  redrafted: ({ grid }: { grid: PatchGrid }) => `Re-drafted on ${gridPhrase(grid)}`,
  cutStraight: 'Patches split for straight seams',
  shapePlaced: 'Shape placed',
  shapesPlaced: 'Shapes placed',
  outlineDrawn: 'Outline drawn',
  outlinesImported: 'Outlines imported',
  draftStarted: 'Pattern to start from',
  seamsAdded: 'Seam drawn',
  looseSeamsRemoved: 'Loose seams removed',
  seamsErased: 'Seams erased',
  seamCornerMoved: 'Corner moved',
  seamCornersMoved: 'Corners moved',
  seamMoved: 'Seam moved',
  seamBent: 'Seam bent',
  patchesMerged: 'Patches merged with a neighbour',
  blockTurnedRight: 'Block turned to the right',
  blockTurnedLeft: 'Block turned to the left',
  blockMirroredAcross: 'Block mirrored from left to right',
  blockMirroredDown: 'Block mirrored from top to bottom',
  discPlaced: 'Disc placed on a corner',
  madePlanar: 'Converted to seams',
  cornerMoved: 'Corner moved',
  cornerAdded: 'Corner added',
  cornerRemoved: 'Corner removed',
  sideBent: 'Side bent',
  shapesAdded: 'Shapes added together',
  shapesSubtracted: 'Shapes subtracted',
  shapesIntersected: 'Shapes intersected',
  madeApplique: 'Shapes made appliqué',
  madePieced: 'Shapes made pieced',
  shapePlacedAgain: 'Shape placed again',
  shapesRepeated: 'Shapes repeated',
  cellFilled: 'Cell filled',
  cellsFilled: 'Cells filled',
  unitOverCells: ({ columns, rows }: { columns: number; rows: number }) =>
    `Unit placed over ${columns} × ${rows} cells`,
  gapFilled: 'Gap filled',
  hiddenRemoved: 'Hidden shapes removed',
  broughtToFront: 'Shapes brought to the front',
  movedToLayerAbove: 'Shapes moved to the layer above',
  movedToLayer: 'Shapes moved to another layer',
  layerAdded: 'Layer added',
  layerRemoved: 'Layer removed',
  layerMoved: 'Layer moved',
  layerLocked: 'Layer locked',
  layerUnlocked: 'Layer unlocked',
  layerHidden: 'Layer hidden',
  layerShown: 'Layer shown',
  copiesUnlinked: 'Copies unlinked',
  copiesRecoloured: 'Recolouring of copies changed',
} satisfies Record<string, string | ((facts: never) => string)>;

type Words = typeof words;

/** The keys of the step names with fixed words. Other step names contain facts, such as a number or a block's name. */
export type PlainLabel = {
  [Key in keyof Words]: Words[Key] extends string ? Key : never;
}[keyof Words];

/** The name of a step in the history: a key and, for some keys, facts such as a number. */
export type Label =
  | { key: PlainLabel }
  | {
      [Key in keyof Words]: Words[Key] extends (facts: infer Facts) => string ? { key: Key } & Facts : never;
    }[keyof Words];

/** Returns the words for the name of a step in the history. */
export function describeLabel(label: Label): string {
  const found: string | ((facts: never) => string) = words[label.key];
  return typeof found === 'string' ? found : found(label as never);
}

/** True if this version of the app has words for the name of a stored step. */
export function isLabel(label: { key: string }): label is Label {
  return Object.hasOwn(words, label.key);
}
