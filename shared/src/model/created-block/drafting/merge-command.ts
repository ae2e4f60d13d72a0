import { withoutSeams } from '../../../drafting/edits.js';
import { mergesOf } from '../../../drafting/merges.js';
import type { MapFault } from '../../../drafting/seam-map.js';
import type { CreatedBlockDesign } from '../created-block-document.js';
import { nextShapeNum, withDrafted } from '../design-shapes.js';
import { selectedShapes, type Drawing, type DrawingCommand } from '../drawing.js';
import { edit } from '../edit.js';
import { withoutShapes } from '../links.js';
import { symmetries } from '../symmetry.js';
import { nothingSelected } from '../../selection.js';
import { mapOfDesign } from './map-of-design.js';
import { pointImage } from './seam-images.js';
import { writtenLevels } from './written-levels.js';

/**
 * Makes the selected patches, and their images by symmetry, part of the neighbour with which they share the longest
 * seam. The neighbour keeps its fabric. Selected shapes without a neighbour are removed: appliqué on top of seams, and
 * the last patches of a block.
 */
const mergePatches: DrawingCommand = edit({
  label: 'patchesMerged',
  allowed: (drawing) =>
    selectedShapes(drawing).length > 0 && typeof mergedDesign(drawing, undefined) !== 'string',
  change: (drawing, _, newIds) => {
    const design = mergedDesign(drawing, newIds);
    return typeof design === 'string' ? {} : { design, selection: nothingSelected };
  },
});

/** Returns why the selected patches can't be merged with their neighbours; null if they can. */
export function mergeFault(drawing: Drawing): MapFault | null {
  const design = mergedDesign(drawing, undefined);
  return typeof design === 'string' ? design : null;
}

function mergedDesign(drawing: Drawing, newIds: string | undefined): CreatedBlockDesign | MapFault {
  const { design } = drawing.document;
  const selected = selectedShapes(drawing).map(({ shape }) => shape);
  const map = mapOfDesign(design);
  if (typeof map === 'string') return map;
  const gone = new Set(selected);
  const sourceOf = ({ source }: { source: number }) => map.sources[source]?.shape;
  const merges = mergesOf(map, (face) => {
    const shape = sourceOf(face);
    return shape !== undefined && gone.has(shape);
  });
  const merged = new Set(merges.flatMap(({ faces }) => faces.map(sourceOf)));
  const removed = new Set(selected.filter((shape) => !merged.has(shape)).map(({ shapeNum }) => shapeNum));
  if (merges.length === 0) return withoutShapes(design, removed);
  const images = symmetries[drawing.symmetry];
  const imagesOf = (points: Parameters<typeof pointImage>[1][]) =>
    images.flatMap((image) => points.map((point) => pointImage(image, point)));
  const drafted = withoutSeams(
    map,
    imagesOf(merges.flatMap(({ at }) => at)),
    imagesOf(merges.map(({ keep }) => keep)),
  );
  if (typeof drafted === 'string') return drafted;
  const levels = writtenLevels(design, drafted.map, nextShapeNum(design, newIds));
  return typeof levels === 'string' ? levels : withoutShapes(withDrafted(design, levels), removed);
}

export const mergeCommands = { mergePatches } as const;
