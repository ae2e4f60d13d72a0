import type { CreatedBlockDesign, CreatedBlockDocument } from './created-block-document';
import { laidShapes, type DrawingState } from './drawing';
import { spotsByFirstUse } from './stored-spots';

/** Where layers, by their indexes, and fabrics, by their numbers, are found again after a change of the document. */
export interface FoundAgain {
  level: (level: number) => number;
  fabric: (fabric: number) => number;
}

/** Where a hand that goes on drawing finds what it draws on, and in; null where all is where it was. */
export function foundAgain(before: CreatedBlockDocument, now: CreatedBlockDocument): FoundAgain | null {
  const levels = before.design.block.levels.map((_, level) => layerAfter(before.design, now.design, level));
  const spots = renumberedSpots(before, now);
  if (!spots && levels.every((level, index) => level === index)) return null;
  return {
    level: (level) => levels[level] ?? level,
    fabric: (fabric) => spots?.get(fabric) ?? fabric,
  };
}

type Held = Pick<DrawingState, 'clipboard' | 'lastPlaced'>;

/** What is held, on its layers and in its fabrics as they are found again. */
export function heldAfter({ clipboard, lastPlaced }: Held, found: FoundAgain): Held {
  return {
    clipboard:
      clipboard &&
      clipboard.map(({ shape, level }) => ({
        shape: { ...shape, fillFabric: found.fabric(shape.fillFabric) },
        level: found.level(level),
      })),
    lastPlaced: lastPlaced && {
      ...lastPlaced,
      level: found.level(lastPlaced.level),
      fabric: found.fabric(lastPlaced.fabric),
    },
  };
}

/**
 * A layer keeps what is known of it wherever it goes; where that is another object, as in a history that was read, its list
 * of shapes. One that is there no longer leaves its place to the next.
 */
function layerAfter(before: CreatedBlockDesign, now: CreatedBlockDesign, level: number): number {
  const [state, shapes] = [before.layers[level], before.block.levels[level]];
  const places = [
    now.layers.findIndex((each) => each === state),
    now.block.levels.findIndex((each) => each === shapes),
  ];
  return places.find((place) => place >= 0) ?? level;
}

/** The number that each fabric spot has now, where nothing but these changed; else null. */
function renumberedSpots(
  before: CreatedBlockDocument,
  now: CreatedBlockDocument,
): ReadonlyMap<number, number> | null {
  if (before.design === now.design || before.past.length !== now.past.length) return null;
  const spots = spotsByFirstUse(before.design.block.levels);
  if ([...spots].every(([spot, number]) => spot === number)) return null;
  const shapes = laidShapes(now.design);
  const isRenumbered = laidShapes(before.design).every(({ shape: { shapeNum, fillFabric } }, index) => {
    const next = shapes[index]?.shape;
    return next?.shapeNum === shapeNum && next.fillFabric === spots.get(fillFabric);
  });
  return isRenumbered ? spots : null;
}
