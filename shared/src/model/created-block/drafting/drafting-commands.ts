import { hiddenShapes } from '../../../drafting/map-of-shapes.js';
import type { Drafted, MapFault } from '../../../drafting/seam-map.js';
import type { Seam } from '../../../geometry/seam.js';
import { LIMITS } from '../../../limits.js';
import type { Levels } from '../../../quilting/shapes/shape.js';
import type { CommandData } from '../../command.js';
import type { PlainLabel } from '../../history-words.js';
import type { CreatedBlockDesign } from '../created-block-document.js';
import { topFree } from '../design-layers.js';
import { nextShapeNum, withDrafted } from '../design-shapes.js';
import type { Drawing, DrawingCommand } from '../drawing.js';
import { edit } from '../edit.js';
import { symmetries, type Image, type Symmetry } from '../symmetry.js';
import { areSameSeams, withLoose } from './loose-seams.js';
import { mapChanges, type ArgumentOf, type MapChange, type MapChanges } from './map-changes.js';
import { mapOfDesign } from './map-of-design.js';
import { writtenLevels } from './written-levels.js';

/** A change of a drawing and what it made, by the argument of the command. */
interface Known {
  readonly design: CreatedBlockDesign;
  readonly symmetry: Symmetry;
  readonly type: keyof MapChanges;
  readonly map: Drafted | MapFault | 'many-loose';
  readonly firstNum: number;
  readonly result: Result | DraftFault;
}

/** The layers and the loose seams of a block after a drafting command. */
interface Result {
  readonly levels: Levels;
  readonly loose: readonly Seam[];
}

/* A command is first asked whether it can run, and then run. */
const known = new WeakMap<object, Known>();

/**
 * Why a drafting command can't run: a fault of the map, `no-layer` if every layer is locked or hidden, or `many-loose`
 * if more loose seams would be left than a block can have.
 */
export type DraftFault = MapFault | 'no-layer' | 'many-loose';

/** Returns the result of a drafting command, or why the command can't run. */
function drafted<Type extends keyof MapChanges>(
  { document: { design }, symmetry }: Drawing,
  type: Type,
  argument: ArgumentOf<Type>,
  newIds?: string,
): Result | DraftFault {
  if (topFree(design) === undefined) return 'no-layer';
  const firstNum = nextShapeNum(design, newIds);
  const key = argument ?? design;
  let found = known.get(key);
  if (found?.design !== design || found.symmetry !== symmetry || found.type !== type) found = undefined;
  if (found?.firstNum === firstNum) return found.result;
  const map = found?.map ?? changedMap(design, type, argument, symmetries[symmetry]);
  const result = typeof map === 'string' ? map : resultOf(design, map, argument, firstNum);
  known.set(key, { design, symmetry, type, map, firstNum, result });
  return result;
}

/** Returns the map of a block after a drafting command; a fault if there is none, or if nothing changes. */
function changedMap<Type extends keyof MapChanges>(
  design: CreatedBlockDesign,
  type: Type,
  argument: ArgumentOf<Type>,
  images: readonly Image[],
): Drafted | MapFault | 'many-loose' {
  const { looseSeams: loose = [] } = design;
  const map = mapOfDesign(design);
  if (typeof map === 'string') return map;
  const change = mapChanges[type] as MapChange<ArgumentOf<Type>>;
  const changed = change(map, argument, images, loose);
  if (typeof changed === 'string') return changed;
  const after = 'map' in changed ? changed : { map: changed, dangling: loose };
  if (after.map === map && type !== 'makePlanar' && areSameSeams(after.dangling, loose)) return 'no-change';
  return after.dangling.length > LIMITS.looseSeams ? 'many-loose' : after;
}

function resultOf(
  design: CreatedBlockDesign,
  { map, dangling: loose }: Drafted,
  argument: { fabric?: number } | object | null,
  firstNum: number,
): Result | MapFault {
  // A seam that cuts no patch yet changes no shape.
  const isSame = argument !== null && map === mapOfDesign(design);
  const fabric = argument && 'fabric' in argument ? argument.fabric : undefined;
  const levels = isSame ? design.block.levels : writtenLevels(design, map, firstNum, fabric);
  return typeof levels === 'string' ? levels : { levels, loose };
}

function drafting<Type extends keyof MapChanges>(
  type: Type,
  label: PlainLabel,
): DrawingCommand<ArgumentOf<Type>> {
  return edit<ArgumentOf<Type>>({
    label,
    mergeKey: (argument) =>
      argument && 'burst' in argument && argument.burst !== undefined
        ? `${type} ${argument.burst}`
        : undefined,
    allowed: (drawing, argument) => typeof drafted(drawing, type, argument) !== 'string',
    change: (drawing, argument, newIds) => {
      const result = drafted(drawing, type, argument, newIds);
      if (typeof result === 'string') return {};
      const design = withLoose(drawing.document.design, result.loose);
      return { design: result.levels === design.block.levels ? design : withDrafted(design, result.levels) };
    },
  });
}

/** Returns why a drafting command can’t run; null if it can, or if the command is no drafting command. */
export function draftFault(drawing: Drawing, { type, argument }: CommandData): DraftFault | null {
  if (!Object.hasOwn(mapChanges, type)) return null;
  const result = drafted(drawing, type as keyof MapChanges, argument as never);
  return typeof result === 'string' ? result : null;
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
  const planar = drafted(drawing, 'makePlanar', null);
  if (typeof map === 'string' || typeof planar === 'string') return null;
  const kept = new Set(planar.levels.flat());
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
  moveMapCorners: drafting('moveMapCorners', 'seamCornersMoved'),
  moveSeam: drafting('moveSeam', 'seamMoved'),
  bendSeam: drafting('bendSeam', 'seamBent'),
  placeDisc: drafting('placeDisc', 'discPlaced'),
  makePlanar: drafting('makePlanar', 'madePlanar'),
} as const;
