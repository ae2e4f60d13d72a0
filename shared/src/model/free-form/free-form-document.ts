import { edgesOfBox, edgesOverlap } from '../../geometry/box.js';
import { inches } from '../../geometry/units.js';
import { DEFAULTS, LIMITS, QUILTER } from '../../limits.js';
import {
  countBlocks,
  emptyPlacement,
  isEmptyPlacement,
  placementExtent,
  type Placement,
} from '../../quilting/placement.js';
import { bordersOf, bordersWidth, withBand } from '../../quilting/bands/bands.js';
import { newFreeFormQuilt, ROUNDING, type Quilt } from '../../quilting/quilt.js';
import { insideBorders } from '../../quilting/quilt-areas.js';
import { laidOut, ownerOf, storedSetting } from '../../quilting/setting/laid-out.js';
import { nextNumber } from '../../new-id.js';
import { renaming } from '../editing.js';
import { begun, type OpenDocument, type Stored } from '../open-document.js';

/** The id of the empty place for a block in a quilt without blocks. */
const NO_BLOCK = 0;

/** The state of a placement that is stored only on this device, not on the server. */
export interface PlacementState {
  /**
   * A unique number that identifies the placement while the placement exists. The placements of an opened quilt are
   * numbered from 1. A placement added later gets a number that no other device uses.
   */
  id: number;
  /** True if the placement is locked, so that it can't be selected. */
  isLocked: boolean;
}

/** The effect of the quilt's borders on its size. Stored only on this device. */
export interface BorderSizing {
  /** True if a border never changes the quilt's size. If false, a border that would cover blocks enlarges the quilt. */
  keepsSize: boolean;
  /** The length in inches by which each border has enlarged the quilt at each side, from the inside out. */
  borders: readonly number[];
}

/** The part of the document that undo restores. */
export interface FreeFormDesign {
  /** The quilt. Each placement has a block, except the one empty place in a quilt without blocks. */
  quilt: Quilt;
  /** The state of each placement of the quilt, in the order of `quilt.blocks`. */
  placements: readonly PlacementState[];
  /**
   * The effect of the borders on the quilt's size. Missing if borders may enlarge the quilt, but none has done so yet.
   */
  sizing?: BorderSizing | undefined;
  /**
   * Blocks, and fabrics of setting triangles, that the quilt's setting has no place for now. They return when it has a
   * place for them. Missing if there are none.
   */
  aside?: readonly Placement[] | undefined;
}

/** The open free form quilt, with its history. */
export type FreeFormDocument = OpenDocument<FreeFormDesign, Quilt>;

/** A placement with its state on this device. */
export interface LaidPlacement extends PlacementState {
  placement: Placement;
}

/** Returns a new document, whose quilt has no blocks. */
export function newFreeForm(): FreeFormDocument {
  return openedFreeForm(newFreeFormQuilt(QUILTER.nobody), null);
}

/** Returns a free form quilt from the server or a file as a document, without history. */
export function openedFreeForm(quilt: Quilt, stored: Stored | null): FreeFormDocument {
  const { revision: _, ...unnumbered } = quilt;
  if (quilt.setting) return openedSetting({ ...unnumbered, quiltNum: 0 }, stored);
  const blocks = withAPlace(quilt.blocks.filter((placement) => isReal(placement) && !placement.pattern));
  const content = withBand({ ...unnumbered, quiltNum: 0, blocks }, 'sashing', (sashing) =>
    sashing.width === 0 ? { ...sashing, width: inches(DEFAULTS.sashingWidth) } : sashing,
  );
  const design = { quilt: content, placements: newStates(blocks), ...sizingAround(content) };
  return begun(design, content, stored);
}

function openedSetting(quilt: Quilt, stored: Stored | null): FreeFormDocument {
  const content = laidOut(quilt).quilt;
  const borders = bordersOf(content).map(({ width }) => width);
  const placements = content.blocks.map((_, index) => ({ id: index + 1, isLocked: true }));
  return begun({ quilt: content, placements, sizing: { keepsSize: false, borders } }, content, stored);
}

/**
 * Returns the `sizing` of an opened quilt, which the server doesn't store. If the borders exactly surround all blocks,
 * they count as having enlarged the quilt.
 */
function sizingAround(quilt: Quilt): Pick<FreeFormDesign, 'sizing'> {
  const { quiltWidth } = quilt;
  const borders = bordersOf(quilt).map(({ width }) => width);
  const inside = edgesOfBox(insideBorders(quilt));
  // Blocks that lie on the borders are parts of them.
  const extents = quilt.blocks
    .filter(isReal)
    .map((placement) => placementExtent(placement))
    .filter((extent) => edgesOverlap(extent, inside, ROUNDING));
  if (borders.length === 0 || extents.length === 0) return {};
  const border = bordersWidth(quilt);
  const isRound =
    isOn(border, Math.min(...extents.map(({ left }) => left))) &&
    isOn(inside.top, Math.min(...extents.map(({ top }) => top))) &&
    isOn(quiltWidth - border, Math.max(...extents.map(({ right }) => right))) &&
    isOn(inside.bottom, Math.max(...extents.map(({ bottom }) => bottom)));
  return isRound ? { sizing: { keepsSize: false, borders } } : {};
}

function isOn(line: number, place: number): boolean {
  return Math.abs(line - place) <= ROUNDING;
}

/** Returns the quilt without empty places, in the form in which it is shown. */
export function storedForm(quilt: Quilt): Quilt {
  return quilt.blocks.every(isReal) ? quilt : { ...quilt, blocks: quilt.blocks.filter(isReal) };
}

/** Returns the quilt in the form in which it is sent and written to files: without what is computed from its setting. */
export function sentForm(quilt: Quilt): Quilt {
  return quilt.setting ? storedSetting(quilt) : storedForm(quilt);
}

/** True if there is any block on the quilt. */
export function hasBlocks({ quilt }: FreeFormDesign): boolean {
  return quilt.blocks.some(isReal);
}

/* Tools need these lists with each move of the pointer, so they are cached for each design. */
const laidOf = new WeakMap<FreeFormDesign, readonly LaidPlacement[]>();
const freeOf = new WeakMap<FreeFormDesign, readonly LaidPlacement[]>();

/** Returns all placements, bottom first. */
export function laidPlacements(design: FreeFormDesign): readonly LaidPlacement[] {
  let laid = laidOf.get(design);
  if (!laid) {
    laid = design.quilt.blocks.flatMap((placement, index) => {
      const state = design.placements[index];
      return state && isReal(placement) ? [{ ...state, placement }] : [];
    });
    laidOf.set(design, laid);
  }
  return laid;
}

/** Returns all selectable placements, bottom first. */
export function freePlacements(design: FreeFormDesign): readonly LaidPlacement[] {
  let free = freeOf.get(design);
  if (!free) freeOf.set(design, (free = laidPlacements(design).filter(({ isLocked }) => !isLocked)));
  return free;
}

/**
 * Returns the placement that has the block, or the fabric, of the placement with this id. On a quilt with a setting, this
 * is the one that others repeat. Undefined if no placement has the id.
 */
export function ownerIn(design: FreeFormDesign, id: number): LaidPlacement | undefined {
  const index = design.placements.findIndex((state) => state.id === id);
  const owner = ownerOf(design.quilt, index);
  const [state, placement] = [design.placements[owner], design.quilt.blocks[owner]];
  return state && placement && isReal(placement) ? { ...state, placement } : undefined;
}

/**
 * Returns one placement for each block of a quilt with a setting, in their order, and then for each other piece. Empty
 * for a quilt without a setting.
 */
export function setBlocks(design: FreeFormDesign): LaidPlacement[] {
  if (!design.quilt.setting) return [];
  const own = laidPlacements(design).filter(({ placement }) => !placement.pattern);
  return [
    ...own.filter(({ placement }) => !placement.role),
    ...own.filter(({ placement }) => placement.role),
  ];
}

/** Replaces the placements of the design. */
export function withPlacements(design: FreeFormDesign, laid: readonly LaidPlacement[]): FreeFormDesign {
  const blocks = withAPlace(laid.map(({ placement }) => placement));
  const states = laid.length > 0 ? laid.map(({ id, isLocked }) => ({ id, isLocked })) : newStates(blocks);
  return {
    ...design,
    quilt: { ...design.quilt, blocks },
    placements: areSame(states, design.placements) ? design.placements : states,
  };
}

/**
 * Returns the design with some placements replaced by those in `others`, a map by id. Returns the same object if
 * nothing differs.
 */
export function withOthers(design: FreeFormDesign, others: ReadonlyMap<number, Placement>): FreeFormDesign {
  const blocks = design.quilt.blocks.map(
    (placement, index) => others.get(design.placements[index]?.id ?? NO_BLOCK) ?? placement,
  );
  const isSame = blocks.every((placement, index) => placement === design.quilt.blocks[index]);
  return isSame ? design : { ...design, quilt: { ...design.quilt, blocks } };
}

/**
 * Returns the design with more placements on top, and their ids. The ids are computed from the id `newIds`. Without
 * `newIds`, they are the numbers after the highest id in the design.
 */
export function withMore(
  design: FreeFormDesign,
  placements: readonly Placement[],
  newIds: string | undefined,
): { design: FreeFormDesign; ids: number[] } {
  const laid = laidPlacements(design);
  const first = nextId(design, newIds);
  const more = placements.map((placement, index) => ({ id: first + index, isLocked: false, placement }));
  return { design: withPlacements(design, [...laid, ...more]), ids: more.map(({ id }) => id) };
}

/**
 * Returns an unused id for a new placement. The numbers after it are unused too. The id is computed from `newIds`, the
 * id of the command that adds placements. Without `newIds`, it is one above the highest id in the design.
 */
export function nextId({ placements }: FreeFormDesign, newIds: string | undefined): number {
  return nextNumber(
    placements.map(({ id }) => id),
    newIds,
  );
}

/** Returns the number of placements that can still be added to the quilt. */
export function roomLeft(design: FreeFormDesign): number {
  return LIMITS.placements - laidPlacements(design).length;
}

/** Returns the number of blocks that can still be added to the quilt, counting all copies. */
export function blocksLeft(design: FreeFormDesign): number {
  return LIMITS.blocks - countBlocks(storedForm(design.quilt).blocks);
}

function isReal(placement: Placement): boolean {
  return !isEmptyPlacement(placement);
}

function withAPlace(blocks: readonly Placement[]): Placement[] {
  return blocks.length > 0 ? [...blocks] : [emptyPlacement];
}

function newStates(blocks: readonly Placement[]): PlacementState[] {
  return blocks.map((placement, index) => ({
    id: isReal(placement) ? index + 1 : NO_BLOCK,
    isLocked: false,
  }));
}

function areSame(one: readonly PlacementState[], other: readonly PlacementState[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, isLocked }, index) => id === other[index]?.id && isLocked === other[index].isLocked)
  );
}

export const renamedFreeForm = renaming<FreeFormDesign, Quilt>({
  contentOf: ({ quilt }) => quilt,
  withContent: (design, quilt) => ({ ...design, quilt }),
  nameOf: ({ quiltName }) => quiltName,
  named: (quilt, quiltName) => ({ ...quilt, quiltName }),
});
