import type { Block } from '@quiltwright/shared/quilting/block';
import { newBlock } from '@quiltwright/shared/quilting/block';
import { createdForm } from '@quiltwright/shared/quilting/created-block';
import { FABRIC, LIMITS, QUILTER } from '@quiltwright/shared/limits';
import {
  DEFAULT_GRID,
  guessedGrid,
  squareGrid,
  type PatchGrid,
} from '@quiltwright/shared/quilting/shapes/patch-grid';
import { fabricsOf, type Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { inSpotFabrics, keptSpotFabrics, spotFabricsOf } from '@quiltwright/shared/quilting/spots';
import { bareBlock } from '../designed-block/block-document';
import { begun, type OpenDocument, type Stored } from '../open-document';
import type { Selection } from '../selection';
import type { Image } from './symmetry';

/** Number of layers that always exist, even if they are empty. */
export const OFFERED_LAYERS = 3;

/** The local state of a layer on this device. Each layer has its own object, which identifies it wherever it moves. */
export interface LayerState {
  isLocked: boolean;
  isHidden: boolean;
}

/** The state that undo restores. */
export interface CreatedBlockDesign {
  /**
   * Its number is always 0. Its shapes are in the fabrics of their spots, as in `spotFabrics`. It has at least as many
   * layers as are offered, including empty ones. Each of its shapes has a unique `shapeNum`, which identifies it while
   * it exists.
   */
  block: Block;
  /** The patch grid. Only this device stores it; an opened block gets a square one that fits. */
  grid: PatchGrid;
  /** One for each of the block's layers. */
  layers: readonly LayerState[];
  /** Links of shapes that were drawn as one part by a symmetry. */
  links: readonly Link[];
}

/** Copies of one part by a symmetry: a change of one changes all. */
export type Link = readonly LinkedShape[];

export interface LinkedShape {
  shapeNum: number;
  image: Image;
  /** True for a copy that is recoloured alone: its fabric neither follows its partners nor leads them. */
  hasOwnFabric?: true;
}

/** The drawn block, with its history. */
export type CreatedBlockDocument = OpenDocument<CreatedBlockDesign, Block>;

/** Returns a block without shapes. */
export function newCreatedBlock(): CreatedBlockDocument {
  return openedCreatedBlock(newBlock(QUILTER.nobody), null, squareGrid(DEFAULT_GRID));
}

/** Returns a created block from the server or a file as a document, in its fabrics and without history. */
export function openedCreatedBlock(
  block: Block,
  stored: Stored | null,
  grid: PatchGrid = squareGrid(guessedGrid(block.levels)),
): CreatedBlockDocument {
  const bare = createdForm(bareBlock(block));
  const levels = inSpotFabrics(bare.levels, bare.spotFabrics);
  const { spotFabrics: own, ...rest } = bare;
  const spotFabrics = keptSpotFabrics(spotFabricsOf({ levels, spotFabrics: own }));
  const content = { ...rest, levels: withOffered(levels), ...(spotFabrics && { spotFabrics }) };
  return begun({ block: content, grid, layers: openLayers(content.levels), links: [] }, content, stored);
}

/** Returns states of layers that are neither locked nor hidden. */
export function openLayers(levels: Levels): LayerState[] {
  return levels.map(() => ({ isLocked: false, isHidden: false }));
}

/** Returns the layers, with empty ones on top until there are as many as are offered. */
export function withOffered(levels: Levels): Levels {
  const missing = Math.max(0, OFFERED_LAYERS - levels.length);
  return missing === 0 ? levels : [...levels, ...Array.from({ length: missing }, () => [])];
}

/** True if anything is drawn. */
export function hasShapes({ block }: CreatedBlockDesign): boolean {
  return block.levels.some((level) => level.length > 0);
}

/** True if any shape has a real fabric. */
export function hasCloth({ block }: Pick<CreatedBlockDesign, 'block'>): boolean {
  return fabricsOf(block.levels).some((fabric) => fabric > FABRIC.lastSpot);
}

/** True if shapes of a layer, by its index, can be selected, and others added. */
export function isFree({ layers }: CreatedBlockDesign, level: number): boolean {
  const state = layers[level];
  return state !== undefined && !state.isLocked && !state.isHidden;
}

/** Returns the links that contain any of some shapes. */
export function linksOf({ links }: Pick<CreatedBlockDesign, 'links'>, nums: Selection): Link[] {
  return links.filter((link) => link.some(({ shapeNum }) => nums.has(shapeNum)));
}

/** Returns how many more shapes the block may have. */
export function roomLeft({ block }: CreatedBlockDesign): number {
  return LIMITS.shapes - block.levels.reduce((count, level) => count + level.length, 0);
}

/**
 * Returns the design after a change, with its fabrics among the spots. A new fabric takes the spot whose fabric the
 * change removed.
 */
export function withSpots(before: CreatedBlockDesign, after: CreatedBlockDesign): CreatedBlockDesign {
  const { block } = after;
  if (block.levels === before.block.levels) return after;
  const fabrics = spotFabricsOf({ levels: before.block.levels, spotFabrics: block.spotFabrics });
  const used = fabricsOf(block.levels);
  const wasUsed = fabricsOf(before.block.levels);
  for (const cloth of used) {
    if (cloth <= FABRIC.lastSpot || fabrics.includes(cloth)) continue;
    const left = fabrics.findIndex((fabric) => wasUsed.includes(fabric) && !used.includes(fabric));
    if (left >= 0) fabrics[left] = cloth;
  }
  const spotFabrics = keptSpotFabrics(spotFabricsOf({ levels: block.levels, spotFabrics: fabrics }));
  const { spotFabrics: _, ...rest } = block;
  return { ...after, block: { ...rest, ...(spotFabrics && { spotFabrics }) } };
}

export function withLevels(design: CreatedBlockDesign, levels: Levels): CreatedBlockDesign {
  return { ...design, block: { ...design.block, levels } };
}
