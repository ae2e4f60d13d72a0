import { FABRIC } from '../../limits.js';
import {
  bandNames,
  borderNames,
  bordersOf,
  type BandName,
  type BorderNumber,
} from '../../quilting/bands/bands.js';
import type { Placement } from '../../quilting/placement.js';
import type { Quilt, QuiltColourway } from '../../quilting/quilt.js';
import type { Shape } from '../../quilting/shapes/shape.js';
import { bandFabric, bandWidth, inBandFabric } from '../cloth/quilt-bands.js';
import { changingLevels } from './recoloured-quilt.js';

/*
 * A colourway of a quilt has a fabric for each patch, border and sashing. A list of replacements, fabric for fabric,
 * would be smaller, but couldn't restore a colourway: parts that have one fabric now may have several in a colourway.
 *
 * Each patch has its own fabrics in the colourways, so edits take them along. A block that is moved, turned, duplicated
 * or split keeps them, and a deleted block leaves nothing behind. A new part isn't in the colourways yet. It gets the
 * fabric that a colourway has for most of the parts with the same present fabric.
 */

/** The parts of a design that a colourway recolours: the quilt, and a block that the quilt's layout hides. */
export interface Coloured {
  quilt: Quilt;
  /** The block that the layout of a standard quilt hides; null or missing if no block is hidden. */
  spare?: Placement | null;
}

/** Returns the colourways of a quilt, the oldest first. */
export function colourwaysOf({ colourways = [] }: Quilt): readonly QuiltColourway[] {
  return colourways;
}

/** True if the quilt has a part that can have a fabric: a patch, a border or sashing. */
export function hasParts({ quilt }: Coloured): boolean {
  const hasPatches = ({ levels }: Placement) => levels.some(({ length }) => length > 0);
  return bandsIn(quilt).length > 0 || quilt.blocks.some(hasPatches);
}

/** Returns the index of the colourway that has exactly the quilt's present fabrics; -1 if no colourway has them. */
export function currentColourway(design: Coloured): number {
  return colourwaysOf(design.quilt).findIndex((_, index) => isInColourway(design, index));
}

/** True if each part of the quilt has the fabric that the colourway with this index has for the part. */
export function isInColourway(design: Coloured, index: number): boolean {
  return partsIn(design, index).every(isAsNow);
}

/** Returns the design with one more colourway, without a name: the present fabrics of all parts. */
export function withColourway<Design extends Coloured>(design: Design): Design {
  const { quilt } = design;
  const kept = colourwaysOf(quilt);
  const bands = bandsIn(quilt).map((band) => [band, bandFabric(quilt, band)] as const);
  return withPatches(
    { ...design, quilt: withList(quilt, [...kept, { name: '', ...Object.fromEntries(bands) }]) },
    (shape) => withFabrics(shape, [...fabricsOfPatch(shape, kept.length), shape.fillFabric]),
  );
}

/** Returns the design without the colourway with this index. */
export function withoutColourway<Design extends Coloured>(design: Design, index: number): Design {
  const { quilt } = design;
  const kept = colourwaysOf(quilt);
  const others = <Item>(items: readonly Item[]) => items.filter((_, each) => each !== index);
  return withPatches({ ...design, quilt: withList(quilt, others(kept)) }, (shape) =>
    withFabrics(shape, others(fabricsOfPatch(shape, kept.length))),
  );
}

/** Returns the design with another name for the colourway with this index. */
export function withNamedColourway<Design extends Coloured>(
  design: Design,
  index: number,
  name: string,
): Design {
  const kept = colourwaysOf(design.quilt);
  if (kept[index]?.name === name) return design;
  const named = kept.map((colourway, each) => (each === index ? { ...colourway, name } : colourway));
  return { ...design, quilt: withList(design.quilt, named) };
}

/**
 * Returns the quilt with colourways for the borders after a border is removed. Each border around it gets the fabrics of
 * the next, because it is then the next border.
 */
export function withoutBorderInColourways(quilt: Quilt, border: BorderNumber): Quilt {
  const { colourways } = quilt;
  if (!colourways || border >= bordersOf(quilt).length) return quilt;
  const moved = (colourway: QuiltColourway): QuiltColourway => {
    const { name, sashing } = colourway;
    const fabrics = borderNames.map((each) => colourway[each]).filter((_, index) => index !== border - 1);
    const known = fabrics.flatMap((fabric, index) =>
      fabric === undefined ? [] : [[`border${index + 1}`, fabric] as const],
    );
    return { name, ...(sashing !== undefined && { sashing }), ...Object.fromEntries(known) };
  };
  return { ...quilt, colourways: colourways.map(moved) };
}

/** Returns the quilt in the fabrics of a colourway, for a picture. */
export function inColourway(quilt: Quilt, index: number): Quilt {
  const { ofPatch, ofBand } = fabricsIn({ quilt }, index);
  const { ofBlocks } = changingLevels((levels) =>
    levels.map((level) => level.map((shape) => ({ ...shape, fillFabric: ofPatch(shape) }))),
  );
  return bandsIn(quilt).reduce((dyed, band) => inBandFabric(dyed, band, ofBand(band)), ofBlocks(quilt));
}

/**
 * Returns the design in the fabrics of a colourway. A part that was added after the colourway was saved has no fabric
 * in the colourway yet. It gets the fabric that the colourway has for most of the parts with the same present fabric.
 * If there are no such parts, it keeps its fabric. The colourway then stores the fabric. If the quilt was in another
 * colourway before, the former colourway stores the fabric that the part had. So the part gets this fabric again when
 * the quilter returns to the former colourway.
 */
export function takenColourway<Design extends Coloured>(design: Design, index: number): Design {
  const { quilt } = design;
  const kept = colourwaysOf(quilt);
  const before = formerColourway(design);
  const { ofPatch, ofBand } = fabricsIn(design, index);
  const bands = bandsIn(quilt);
  const noted = kept.map((colourway, each) => {
    if (each !== index && each !== before) return colourway;
    const fabricOf = (band: BandName) => (each === index ? ofBand(band) : bandFabric(quilt, band));
    return { ...Object.fromEntries(bands.map((band) => [band, fabricOf(band)])), ...colourway };
  });
  const dyed = bands.reduce((next, band) => inBandFabric(next, band, ofBand(band)), withList(quilt, noted));
  return withPatches({ ...design, quilt: dyed }, (shape) => {
    const fabrics = fabricsOfPatch(shape, kept.length);
    const fillFabric = ofPatch(shape);
    fabrics[index] = fillFabric;
    if (before >= 0) fabrics[before] ||= shape.fillFabric;
    return { ...withFabrics(shape, fabrics), fillFabric };
  });
}

/** Returns the design with the fabric `fabricNum` replaced by the fabric `by`, in its colourways too. */
export function withFabricReplaced<Design extends Coloured>(
  design: Design,
  fabricNum: number,
  by: number,
): Design {
  const other = (fabric: number) => (fabric === fabricNum ? by : fabric);
  const { quilt } = design;
  const kept = colourwaysOf(quilt).map((colourway) => {
    const bands = bandNames.filter((band) => colourway[band] === fabricNum);
    return { ...colourway, ...Object.fromEntries(bands.map((band) => [band, by])) };
  });
  const dyed = bandNames.reduce(
    (next, band) => inBandFabric(next, band, other(bandFabric(next, band))),
    withList(quilt, kept),
  );
  return withPatches({ ...design, quilt: dyed }, (shape) => ({
    ...shape,
    fillFabric: other(shape.fillFabric),
    ...(shape.colourways && { colourways: shape.colourways.map(other) }),
  }));
}

/** Returns the number of colourways that use the fabric with this number for any part of the quilt. */
export function colourwaysWith(quilt: Quilt, fabricNum: number): number {
  const patches = patchesIn({ quilt });
  return colourwaysOf(quilt).filter(
    (colourway, index) =>
      bandNames.some((band) => colourway[band] === fabricNum) ||
      patches.some(({ colourways }) => colourways?.[index] === fabricNum),
  ).length;
}

/** A part of a quilt: its fabric now, and its fabric in a colourway; undefined if it isn't in the colourway. */
interface Part {
  now: number;
  then: number | undefined;
}

function isAsNow({ now, then }: Part): boolean {
  return now === then;
}

function partsIn(design: Coloured, index: number): Part[] {
  const { quilt } = design;
  const colourway = colourwaysOf(quilt)[index];
  return [
    ...bandsIn(quilt).map((band) => ({ now: bandFabric(quilt, band), then: colourway?.[band] })),
    ...patchesIn(design).map(({ fillFabric, colourways }) => ({
      now: fillFabric,
      then: colourways?.[index] || undefined,
    })),
  ];
}

/**
 * Returns the index of the colourway in which the quilt was before new parts were added: all other parts have their
 * present fabrics in it. Returns -1 if there is no such colourway.
 */
function formerColourway(design: Coloured): number {
  return colourwaysOf(design.quilt).findIndex((_, index) => {
    const known = partsIn(design, index).filter(({ then }) => then !== undefined);
    return known.length > 0 && known.every(isAsNow);
  });
}

/** Returns functions that find the fabric of a patch, border or sashing in a colourway. */
function fabricsIn(design: Coloured, index: number) {
  const { quilt } = design;
  const colourway = colourwaysOf(quilt)[index];
  const usual = usualFabrics(partsIn(design, index));
  const other = (fabric: number) => usual.get(fabric) ?? fabric;
  return {
    ofPatch: ({ fillFabric, colourways }: Shape) => colourways?.[index] || other(fillFabric),
    ofBand: (band: BandName) => colourway?.[band] ?? other(bandFabric(quilt, band)),
  };
}

/** Returns the fabric that most of the parts in a fabric have in a colourway, by their present fabric. */
function usualFabrics(parts: readonly Part[]): ReadonlyMap<number, number> {
  const counts = new Map<number, Map<number, number>>();
  for (const { now, then } of parts) {
    if (!then || now === FABRIC.none) continue;
    const ofFabric = counts.get(now) ?? new Map<number, number>();
    ofFabric.set(then, (ofFabric.get(then) ?? 0) + 1);
    counts.set(now, ofFabric);
  }
  return new Map(
    [...counts].map(([now, ofFabric]) => {
      const [[most] = [now]] = [...ofFabric].sort(([, one], [, other]) => other - one);
      return [now, most];
    }),
  );
}

function bandsIn(quilt: Quilt): BandName[] {
  return bandNames.filter((band) => bandWidth(quilt, band) > 0);
}

/** Returns the patches of the different blocks of a design. */
function patchesIn({ quilt: { blocks }, spare }: Coloured): Shape[] {
  const placements = spare ? [...blocks, spare] : blocks;
  return [...new Set(placements.map(({ levels }) => levels))].flatMap((levels) => levels.flat());
}

/** Returns the fabrics of a patch in the colourways of its quilt; 0 where it has none. */
function fabricsOfPatch({ colourways = [] }: Shape, count: number): number[] {
  return Array.from({ length: count }, (_, index) => colourways[index] ?? FABRIC.none);
}

function withFabrics({ colourways: _, ...shape }: Shape, fabrics: number[]): Shape {
  return fabrics.some((fabric) => fabric !== FABRIC.none) ? { ...shape, colourways: fabrics } : shape;
}

function withList({ colourways: _, ...quilt }: Quilt, kept: QuiltColourway[]): Quilt {
  return kept.length > 0 ? { ...quilt, colourways: kept } : quilt;
}

function withPatches<Design extends Coloured>(design: Design, change: (shape: Shape) => Shape): Design {
  const { ofBlocks, ofPlacement } = changingLevels((levels) => levels.map((level) => level.map(change)));
  return {
    ...design,
    quilt: ofBlocks(design.quilt),
    ...(design.spare && { spare: ofPlacement(design.spare) }),
  };
}
