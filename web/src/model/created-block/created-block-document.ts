import type { Block } from '@quiltwright/shared/quilting/block';
import { newBlock } from '@quiltwright/shared/quilting/block';
import { createdForm } from '@quiltwright/shared/quilting/created-block';
import { FABRIC, LIMITS, QUILTER } from '@quiltwright/shared/limits';
import {
  DEFAULT_GRID,
  guessedGrid,
  squareGrid,
  type PatchGrid,
} from '@quiltwright/shared/quilting/patch-grid';
import { fabricsOf, type Levels } from '@quiltwright/shared/quilting/shape';
import { inSpotFabrics, keptSpotFabrics, spotFabricsOf } from '@quiltwright/shared/quilting/spots';
import { bareBlock } from '../designed-block/block-document';
import { begun, type OpenDocument, type Stored } from '../open-document';
import type { Selection } from '../selection';
import type { Image } from './symmetry';

/** Layers that are there though nothing lies on them. */
export const OFFERED_LAYERS = 3;

/** What this device alone knows of a layer: an object of its own for each, by which it is found again wherever it goes. */
export interface LayerState {
  isLocked: boolean;
  isHidden: boolean;
}

/** What undo goes back to. */
export interface CreatedBlockDesign {
  /**
   * Its number is always 0; its shapes are in the cloth of their spots, which `spotFabrics` tells apart; it has as many layers as are offered at least, empty ones too, and each of its shapes has
   * another `shapeNum`, by which it is known as long as it is there.
   */
  block: Block;
  /** The grid that is drawn on. Only this device keeps it; a block that is opened gets a square one that fits. */
  grid: PatchGrid;
  /** One for each of the block's layers. */
  layers: readonly LayerState[];
  /** Of shapes that were drawn as one part by a symmetry. */
  links: readonly Link[];
}

/** Copies of one part that a symmetry laid: a change of one changes all. */
export type Link = readonly LinkedShape[];

export interface LinkedShape {
  shapeNum: number;
  image: Image;
  /** True for a copy that is recoloured alone: its fabric neither follows its partners nor leads them. */
  hasOwnFabric?: true;
}

/** The block that is drawn, with its history. */
export type CreatedBlockDocument = OpenDocument<CreatedBlockDesign, Block>;

/** A block without shapes. */
export function newCreatedBlock(): CreatedBlockDocument {
  return openedCreatedBlock(newBlock(QUILTER.nobody), null, squareGrid(DEFAULT_GRID));
}

/** A created block as it came from the server or from a file, in its cloth and without history. */
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

/** Layers on which nothing is locked or hidden. */
export function openLayers(levels: Levels): LayerState[] {
  return levels.map(() => ({ isLocked: false, isHidden: false }));
}

/** The layers, and empty ones on top until there are as many as are offered. */
export function withOffered(levels: Levels): Levels {
  const missing = Math.max(0, OFFERED_LAYERS - levels.length);
  return missing === 0 ? levels : [...levels, ...Array.from({ length: missing }, () => [])];
}

/** Whether anything is drawn. */
export function hasShapes({ block }: CreatedBlockDesign): boolean {
  return block.levels.some((level) => level.length > 0);
}

/** Whether any shape was given real cloth. */
export function hasCloth({ block }: Pick<CreatedBlockDesign, 'block'>): boolean {
  return fabricsOf(block.levels).some((fabric) => fabric > FABRIC.lastSpot);
}

/** Whether shapes of a layer, by its index, can be selected, and others be laid there. */
export function isFree({ layers }: CreatedBlockDesign, level: number): boolean {
  const state = layers[level];
  return state !== undefined && !state.isLocked && !state.isHidden;
}

/** The links in which any of some shapes are. */
export function linksOf({ links }: Pick<CreatedBlockDesign, 'links'>, nums: Selection): Link[] {
  return links.filter((link) => link.some(({ shapeNum }) => nums.has(shapeNum)));
}

/** How many more shapes the block may have. */
export function roomLeft({ block }: CreatedBlockDesign): number {
  return LIMITS.shapes - block.levels.reduce((count, level) => count + level.length, 0);
}

/** The design after a change, with its cloth among the spots. New cloth takes the spot whose fabric went with the change. */
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
