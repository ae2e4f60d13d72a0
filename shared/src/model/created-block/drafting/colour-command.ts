import { distance, type Point } from '../../../geometry/point.js';
import { outlinePointsOf } from '../../../quilting/shapes/corners-of-shape.js';
import { freeShapes, selectedShapes, type Drawing, type DrawingCommand, type LaidShape } from '../drawing.js';
import { editSelected } from '../edit.js';
import { withShapes } from '../reshape.js';
import { symmetries } from '../symmetry.js';
import { pointImage } from './seam-images.js';

/** Corners nearer to each other than this are the same, in block units: images of corners are rounded. */
const SAME_PLACE = 0.1;

/** Gives the selected patches, and their images by symmetry, the fabric with this number. */
const colourPatches: DrawingCommand<number> = editSelected({
  label: 'fabricOfShapes',
  change: (drawing, fillFabric) => {
    const others = withImages(drawing)
      .filter(({ shape }) => shape.fillFabric !== fillFabric)
      .map(({ shape }) => [shape.shapeNum, { ...shape, fillFabric }] as const);
    return { design: withShapes(drawing.document.design, new Map(others)) };
  },
});

/** Returns the selected shapes, and those that are their images by the symmetry in use. */
function withImages(drawing: Drawing): readonly LaidShape[] {
  const selected = selectedShapes(drawing);
  const images = symmetries[drawing.symmetry];
  if (images.length === 1) return selected;
  const places = selected.flatMap(({ shape }) => {
    const points = outlinePointsOf(shape);
    return images.map((image) => points.map((point) => pointImage(image, point)));
  });
  return freeShapes(drawing.document.design).filter(({ shape }) => {
    const points = outlinePointsOf(shape);
    return places.some((place) => areSamePlaces(points, place));
  });
}

function areSamePlaces(some: readonly Point[], others: readonly Point[]): boolean {
  return (
    some.length === others.length &&
    some.every((point) => others.some((other) => distance(point, other) < SAME_PLACE))
  );
}

export const colourCommands = { colourPatches } as const;
