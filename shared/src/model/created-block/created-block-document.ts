import type { Block } from '../../quilting/block.js';
import { newBlock } from '../../quilting/block.js';
import { createdForm } from '../../quilting/created-block.js';
import { QUILTER } from '../../limits.js';
import type { Seam } from '../../geometry/seam.js';
import { DEFAULT_GRID, guessedGrid, squareGrid, type PatchGrid } from '../../quilting/shapes/patch-grid.js';
import type { StarGrid } from '../../quilting/shapes/star-grid.js';
import type { Levels } from '../../quilting/shapes/shape.js';
import { inSpotFabrics, keptSpotFabrics, spotFabricsOf } from '../../quilting/spots.js';
import { bareBlock } from '../designed-block/block-document.js';
import { renaming } from '../editing.js';
import { begun, type OpenDocument, type Stored } from '../open-document.js';
import type { Image } from './symmetry.js';

/** The smallest number of layers that the block editor shows. A block with fewer layers gets empty layers on top. */
export const OFFERED_LAYERS = 3;

/** The state of a layer that is stored only on this device, not on the server. */
export interface LayerState {
  /**
   * A unique number that identifies the layer while the layer exists. The layers of an opened block are numbered from
   * 1. A layer added later gets a number that no other device uses.
   */
  id: number;
  isLocked: boolean;
  isHidden: boolean;
}

/** The part of the document that undo restores. */
export interface CreatedBlockDesign {
  /**
   * The drawn block. Its number is always 0. Its shapes are in real fabrics, or in placeholders if their fabric spots
   * have no real fabric. The server stores only placeholders, and lists the real fabrics in `spotFabrics`. The block
   * has at least `OFFERED_LAYERS` layers; some may be empty. Each shape has a unique `shapeNum`, which identifies the
   * shape while the shape exists.
   */
  block: Block;
  /**
   * The patch grid, stored only on this device. A block from the server or a file gets a square grid that fits its
   * shapes.
   */
  grid: PatchGrid;
  /** The grid for drafting seams in place of the patch grid, stored only on this device; absent for none. */
  starGrid?: StarGrid;
  /** The state of each layer of the block, in the order of `block.levels`. */
  layers: readonly LayerState[];
  /**
   * The seams that were drawn and cut no patch yet, stored only on this device; absent for none. They become part of
   * the block together with later ones.
   */
  looseSeams?: readonly Seam[];
  /** The groups of linked copies. Each group has the copies of one shape that a symmetry made. */
  links: readonly Link[];
}

/**
 * A group of linked copies: a shape that a quilter drew, and the copies that a symmetry made of it. A change of one
 * copy changes all of them.
 */
export type Link = readonly LinkedShape[];

export interface LinkedShape {
  shapeNum: number;
  image: Image;
  /**
   * True if this copy is recoloured on its own. A new fabric for it doesn't change the other linked copies. A new
   * fabric for another copy doesn't change it.
   */
  hasOwnFabric?: true;
}

/** The drawn block, with its history. */
export type CreatedBlockDocument = OpenDocument<CreatedBlockDesign, Block>;

/** Returns a new document, whose block has no shapes. */
export function newCreatedBlock(): CreatedBlockDocument {
  return openedCreatedBlock(newBlock(QUILTER.nobody), null, squareGrid(DEFAULT_GRID));
}

/**
 * Returns a created block from the server or from a file as a document, without history. Its shapes get the real
 * fabrics of their fabric spots.
 */
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

/** Returns a new state for each layer, neither locked nor hidden. The layers' ids count from `firstId`. */
export function openLayers(levels: Levels, firstId = 1): LayerState[] {
  return levels.map((_, index) => openLayer(firstId + index));
}

/** Returns the state of a new layer, neither locked nor hidden. */
export function openLayer(id: number): LayerState {
  return { id, isLocked: false, isHidden: false };
}

/** Returns the layers, with empty layers added on top until there are `OFFERED_LAYERS`. */
export function withOffered(levels: Levels): Levels {
  const missing = Math.max(0, OFFERED_LAYERS - levels.length);
  return missing === 0 ? levels : [...levels, ...Array.from({ length: missing }, () => [])];
}

export const renamedCreatedBlock = renaming<CreatedBlockDesign, Block>({
  contentOf: ({ block }) => block,
  withContent: (design, block) => ({ ...design, block }),
  nameOf: ({ designName }) => designName,
  named: (block, designName) => ({ ...block, designName }),
});
