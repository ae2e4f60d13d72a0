import {
  seamAt,
  withCornerMoved,
  withoutSeams,
  withSeamBent,
  withSeamMoved,
} from '../../../drafting/edits.js';
import { withDisc } from '../../../drafting/discs.js';
import { withShapes, written } from '../../../drafting/shapes-of-map.js';
import { hiddenShapes } from '../../../drafting/map-of-shapes.js';
import type { MapFault, SeamMap } from '../../../drafting/seam-map.js';
import { reversed, type Seam } from '../../../geometry/seam.js';
import { withStroke } from '../../../drafting/strokes.js';
import { distance, type Point } from '../../../geometry/point.js';
import type { Levels } from '../../../quilting/shapes/shape.js';
import type { CommandData } from '../../command.js';
import type { PlainLabel } from '../../history-words.js';
import type { CreatedBlockDesign } from '../created-block-document.js';
import { isOpen, topFree } from '../design-layers.js';
import { nextShapeNum, withDrafted } from '../design-shapes.js';
import type { Drawing, DrawingCommand } from '../drawing.js';
import { edit } from '../edit.js';
import { freeSpot } from '../fixing/gap-fill.js';
import { symmetries, type Image, type Symmetry } from '../symmetry.js';
import { keepMap, mapOfDesign } from './map-of-design.js';
import { pointImage, seamImage, vectorImage } from './seam-images.js';

/** Seams that a quilter draws, with their images by symmetry. */
export interface AddedSeams {
  seams: readonly Seam[];
  /** The fabric of patches where no shape was; an unused fabric spot if missing. */
  fabric?: number | undefined;
}

/** Seams to remove. Each is named by a point on it. */
export interface ErasedSeams {
  at: readonly Point[];
  /** A point of the patch whose fabric the merged patch gets; the largest patch if missing. */
  keep?: Point | undefined;
}

/** A disc over a corner. Its radius is in block units. */
export interface Disc {
  at: Point;
  radius: number;
}

type MapChange<Argument> = (map: SeamMap, argument: Argument, images: readonly Image[]) => SeamMap | MapFault;

const changes = {
  addSeams: (map, { seams }: AddedSeams, images) =>
    mapIn(
      withStroke(
        map,
        images.flatMap((image) => seams.map((seam) => seamImage(image, seam))),
      ),
    ),
  eraseSeams: (map, { at, keep }: ErasedSeams, images) =>
    mapIn(
      withoutSeams(
        map,
        images.flatMap((image) => at.map((point) => pointImage(image, point))),
        keep,
      ),
    ),
  moveMapCorner: (map, { at, to }: { at: Point; to: Point }, images) =>
    forEachPlace(map, at, images, (each, image) =>
      withCornerMoved(each, pointImage(image, at), pointImage(image, to)),
    ),
  moveSeam: (map, { at, by }: { at: Point; by: Point }, images) =>
    forEachPlace(map, at, images, (each, image) =>
      withSeamMoved(each, pointImage(image, at), vectorImage(image, by)),
    ),
  bendSeam: (map, { at, bulge }: { at: Point; bulge: number }, images) => {
    const index = seamAt(map, at);
    const seam = index === null ? undefined : map.seams[index];
    if (!seam) return 'no-seam';
    return forEachPlace(map, at, images, (each, image) => {
      const bent = seamImage(image, { ...seam, bulge });
      const place = pointImage(image, at);
      const there = each.seams[seamAt(each, place) ?? -1];
      if (!there) return 'no-seam';
      const isSameWay = distance(there.from, bent.from) <= distance(there.from, bent.to);
      return withSeamBent(each, place, isSameWay ? bent.bulge : reversed(bent).bulge);
    });
  },
  placeDisc: (map, { at, radius }: Disc, images) =>
    forEachPlace(map, at, images, (each, image) => withDisc(each, pointImage(image, at), radius)),
  makePlanar: (map) => map,
} satisfies Record<string, MapChange<never>>;

type Changes = typeof changes;
type ArgumentOf<Type extends keyof Changes> = Type extends 'makePlanar' ? null : Parameters<Changes[Type]>[1];

function mapIn(drafted: { map: SeamMap } | MapFault): SeamMap | MapFault {
  return typeof drafted === 'string' ? drafted : drafted.map;
}

/** Makes a change at each image of a point, once where several images are the same point. */
function forEachPlace(
  map: SeamMap,
  at: Point,
  images: readonly Image[],
  change: (map: SeamMap, image: Image) => { map: SeamMap } | MapFault,
): SeamMap | MapFault {
  let result: SeamMap = map;
  const done: Point[] = [];
  for (const image of images) {
    const place = pointImage(image, at);
    if (done.some((other) => distance(other, place) <= SAME)) continue;
    done.push(place);
    const changed = mapIn(change(result, image));
    if (typeof changed === 'string') {
      // The first change may have taken along the seam or corner that the image names. Other faults stop the whole change.
      if (image === 'same' || changed !== 'no-seam') return changed;
      continue;
    }
    result = changed;
  }
  return result;
}

/** Images of a point nearer to each other than this are one point, in block units. */
const SAME = 0.1;

/** A change of a drawing and what it made, by the argument of the command. */
interface Known {
  readonly design: CreatedBlockDesign;
  readonly symmetry: Symmetry;
  readonly type: keyof Changes;
  readonly map: SeamMap | MapFault;
  readonly firstNum: number;
  readonly levels: Levels | MapFault;
}

/* A command is first asked whether it can run, and then run. */
const known = new WeakMap<object, Known>();

/** Why a drafting command can't run: a fault of the map, or `no-layer` if every layer is locked or hidden. */
export type DraftFault = MapFault | 'no-layer';

/** Returns the layers of a block after a drafting command, or why the command can't run. */
function draftedLevels<Type extends keyof Changes>(
  { document: { design }, symmetry }: Drawing,
  type: Type,
  argument: ArgumentOf<Type>,
  newIds?: string,
): Levels | DraftFault {
  if (topFree(design) === undefined) return 'no-layer';
  const firstNum = nextShapeNum(design, newIds);
  const key = argument ?? design;
  let found = known.get(key);
  if (found?.design !== design || found.symmetry !== symmetry || found.type !== type) found = undefined;
  if (found?.firstNum === firstNum) return found.levels;
  const map = found?.map ?? changedMap(design, type, argument, symmetries[symmetry]);
  const levels = typeof map === 'string' ? map : writtenLevels(design, map, argument, firstNum);
  known.set(key, { design, symmetry, type, map, firstNum, levels });
  return levels;
}

/** Returns the map of a block after a drafting command; a fault if there is none, or if it is the map before. */
function changedMap<Type extends keyof Changes>(
  design: CreatedBlockDesign,
  type: Type,
  argument: ArgumentOf<Type>,
  images: readonly Image[],
): SeamMap | MapFault {
  const map = mapOfDesign(design);
  if (typeof map === 'string') return map;
  const change = changes[type] as MapChange<ArgumentOf<Type>>;
  const changed = change(map, argument, images);
  return changed === map && type !== 'makePlanar' ? 'no-change' : changed;
}

/** Returns the layers of a block with the patches of a map; a fault if it can't have them, or has them already. */
function writtenLevels(
  design: CreatedBlockDesign,
  map: SeamMap,
  argument: { fabric?: number } | object | null,
  firstNum: number,
): Levels | MapFault {
  const { layers, block } = design;
  const fabric = argument && 'fabric' in argument ? argument.fabric : undefined;
  const result = written(map, {
    ...{ levels: block.levels, firstNum },
    fabricOf: () => fabric ?? freeSpot(design),
    isOpen: (level) => isOpen(layers[level]),
  });
  if (typeof result === 'string') return result;
  const { levels, shapeOf } = result;
  const isSame = levels.every((shapes, level) => {
    const before = block.levels[level] ?? [];
    return shapes.length === before.length && shapes.every((shape, i) => shape === before[i]);
  });
  if (isSame) return 'no-change';
  if (isRead(levels)) return levels;
  // Appliqué that isn't in the map may be in the map of the new layers.
  const inMap = new Set(map.sources.map(({ shape }) => shape));
  const isWhole = block.levels.every(
    (shapes, level) => !isOpen(layers[level]) || shapes.every((shape) => inMap.has(shape)),
  );
  if (isWhole) keepMap(levels, layers, () => withShapes(map, shapeOf));
  return levels;
}

/** True if the map of layers is read from them, because this is quick. It is then the one that opens again. */
function isRead(levels: Levels): boolean {
  return levels.reduce((count, shapes) => count + shapes.length, 0) <= MOST_READ;
}

/** The most shapes from which a map is read in a few milliseconds. */
const MOST_READ = 150;

function drafting<Type extends keyof Changes>(
  type: Type,
  label: PlainLabel,
): DrawingCommand<ArgumentOf<Type>> {
  return edit<ArgumentOf<Type>>({
    label,
    allowed: (drawing, argument) => typeof draftedLevels(drawing, type, argument) !== 'string',
    change: (drawing, argument, newIds) => {
      const levels = draftedLevels(drawing, type, argument, newIds);
      return typeof levels === 'string' ? {} : { design: withDrafted(drawing.document.design, levels) };
    },
  });
}

/** Returns why a drafting command can’t run; null if it can, or if the command is no drafting command. */
export function draftFault(drawing: Drawing, { type, argument }: CommandData): DraftFault | null {
  if (!Object.hasOwn(changes, type)) return null;
  const levels = draftedLevels(drawing, type as keyof Changes, argument as never);
  return typeof levels === 'string' ? levels : null;
}

/**
 * Returns how many shapes are hidden under others; null if no shape overlaps another, so that all of them are patches
 * already.
 */
export function overlapsToConvert(drawing: Drawing): { hidden: number } | null {
  const { design } = drawing.document;
  const found = overlapsOf.get(design);
  if (found !== undefined) return found;
  const overlaps = findOverlaps(drawing);
  overlapsOf.set(design, overlaps);
  return overlaps;
}

/* A panel asks again after each new selection, which changes no shape. */
const overlapsOf = new WeakMap<Drawing['document']['design'], { hidden: number } | null>();

function findOverlaps(drawing: Drawing): { hidden: number } | null {
  const { design } = drawing.document;
  const map = mapOfDesign(design);
  const levels = draftedLevels(drawing, 'makePlanar', null);
  if (typeof map === 'string' || typeof levels === 'string') return null;
  const kept = new Set(levels.flat());
  if (design.block.levels.flat().every((shape) => kept.has(shape))) return null;
  return { hidden: hiddenShapes(map).length };
}

/**
 * The commands that draft a block by its seams. Each finds the seams and corners of the block, changes them, and writes
 * the patches back as shapes.
 */
export const draftingCommands = {
  addSeams: drafting('addSeams', 'seamsAdded'),
  eraseSeams: drafting('eraseSeams', 'seamsErased'),
  moveMapCorner: drafting('moveMapCorner', 'seamCornerMoved'),
  moveSeam: drafting('moveSeam', 'seamMoved'),
  bendSeam: drafting('bendSeam', 'seamBent'),
  placeDisc: drafting('placeDisc', 'discPlaced'),
  makePlanar: drafting('makePlanar', 'madePlanar'),
} as const;
