import { inches } from '@quiltwright/shared/geometry/units';
import { DEFAULTS, LIMITS, QUILTER } from '@quiltwright/shared/limits';
import {
  countBlocks,
  emptyPlacement,
  isEmptyPlacement,
  placementExtent,
  type Placement,
} from '@quiltwright/shared/quilting/placement';
import { newFreeFormQuilt, ROUNDING, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { begun, type OpenDocument, type Stored } from '../open-document';

/** The id of the empty place. */
const NO_BLOCK = 0;

/** What this device alone knows of a placement. */
export interface PlacementState {
  /** By which it is known as long as it is there; no other has the same. */
  id: number;
  /** Then it can't be selected. */
  isLocked: boolean;
}

/** How the quilt's size follows its borders: this device alone knows it. */
export interface BorderSizing {
  /** Borders lie inside the size that the quilt has; else the quilt grows by a border that its blocks would lie under. */
  keepsSize: boolean;
  /** Inches by which each border has made the quilt grow, on every side. */
  border1: number;
  border2: number;
}

/** What undo goes back to. */
export interface FreeFormDesign {
  /** Its placements are all real; without any there is one place for a block, with nothing on it. */
  quilt: Quilt;
  /** One for each of the quilt's placements. */
  placements: readonly PlacementState[];
  /** Left out where no border has made the quilt grow, and the next one may. */
  sizing?: BorderSizing | undefined;
}

/** A free form quilt that is worked on, with its history. */
export type FreeFormDocument = OpenDocument<FreeFormDesign, Quilt>;

/** A placement with what this device knows of it. */
export interface LaidPlacement extends PlacementState {
  placement: Placement;
}

/** A quilt without blocks. */
export function newFreeForm(): FreeFormDocument {
  return openedFreeForm(newFreeFormQuilt(QUILTER.nobody), null);
}

/** A free form quilt as it came from the server or from a file, without history. */
export function openedFreeForm(quilt: Quilt, stored: Stored | null): FreeFormDocument {
  const { revision: _, ...unnumbered } = quilt;
  const blocks = withAPlace(quilt.blocks.filter((placement) => isReal(placement) && !placement.pattern));
  const hasNoWidth = quilt.generatingSashing === 2 && quilt.sashingWidth === 0;
  const sashingWidth = hasNoWidth ? inches(DEFAULTS.sashingWidth) : quilt.sashingWidth;
  const content = { ...unnumbered, quiltNum: 0, sashingWidth, blocks };
  const design = { quilt: content, placements: newStates(blocks), ...sizingAround(content) };
  return begun(design, content, stored);
}

/** Borders that go exactly round all blocks, as if they had made the quilt grow: what is stored doesn't say whether they did. */
function sizingAround(quilt: Quilt): Pick<FreeFormDesign, 'sizing'> {
  const { quiltWidth, quiltLength, borderWidth1: border1, borderWidth2: border2 } = quilt;
  const blocks = quilt.blocks.filter(isReal);
  if (border1 === 0 || blocks.length === 0) return {};
  const extents = blocks.map(placementExtent);
  const border = border1 + border2;
  const isRound =
    isOn(border, Math.min(...blocks.map(({ xLocation }) => xLocation))) &&
    isOn(border, Math.min(...blocks.map(({ yLocation }) => yLocation))) &&
    isOn(quiltWidth - border, Math.max(...extents.map(({ right }) => right))) &&
    isOn(quiltLength - border, Math.max(...extents.map(({ bottom }) => bottom)));
  return isRound ? { sizing: { keepsSize: false, border1, border2 } } : {};
}

function isOn(line: number, place: number): boolean {
  return Math.abs(line - place) <= ROUNDING;
}

/** The quilt as it is stored and shown: an empty place is neither. */
export function storedForm(quilt: Quilt): Quilt {
  return quilt.blocks.every(isReal) ? quilt : { ...quilt, blocks: quilt.blocks.filter(isReal) };
}

/** Whether any block lies on the quilt. */
export function hasBlocks({ quilt }: FreeFormDesign): boolean {
  return quilt.blocks.some(isReal);
}

/* Tools ask with each move of the pointer: of a design all is listed once. */
const laidOf = new WeakMap<FreeFormDesign, readonly LaidPlacement[]>();
const freeOf = new WeakMap<FreeFormDesign, readonly LaidPlacement[]>();

/** All placements, bottom first. */
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

/** All that can be selected, bottom first. */
export function freePlacements(design: FreeFormDesign): readonly LaidPlacement[] {
  let free = freeOf.get(design);
  if (!free) freeOf.set(design, (free = laidPlacements(design).filter(({ isLocked }) => !isLocked)));
  return free;
}

/** The design with these placements and no others. */
export function withPlacements(design: FreeFormDesign, laid: readonly LaidPlacement[]): FreeFormDesign {
  const blocks = withAPlace(laid.map(({ placement }) => placement));
  const states = laid.length > 0 ? laid.map(({ id, isLocked }) => ({ id, isLocked })) : newStates(blocks);
  return {
    ...design,
    quilt: { ...design.quilt, blocks },
    placements: areSame(states, design.placements) ? design.placements : states,
  };
}

/** The design with other placements in the place of those of the same ids; the same design where none differs. */
export function withOthers(design: FreeFormDesign, others: ReadonlyMap<number, Placement>): FreeFormDesign {
  const blocks = design.quilt.blocks.map(
    (placement, index) => others.get(design.placements[index]?.id ?? NO_BLOCK) ?? placement,
  );
  const isSame = blocks.every((placement, index) => placement === design.quilt.blocks[index]);
  return isSame ? design : { ...design, quilt: { ...design.quilt, blocks } };
}

/** The design with more placements on top, and their ids. */
export function withMore(
  design: FreeFormDesign,
  placements: readonly Placement[],
): { design: FreeFormDesign; ids: number[] } {
  const laid = laidPlacements(design);
  const first = Math.max(0, ...design.placements.map(({ id }) => id)) + 1;
  const more = placements.map((placement, index) => ({ id: first + index, isLocked: false, placement }));
  return { design: withPlacements(design, [...laid, ...more]), ids: more.map(({ id }) => id) };
}

/** How many more placements the quilt may have. */
export function roomLeft(design: FreeFormDesign): number {
  return LIMITS.placements - laidPlacements(design).length;
}

/** How many more blocks it may have, all copies counted. */
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
