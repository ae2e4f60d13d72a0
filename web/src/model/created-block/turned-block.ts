import type { Levels } from '@quiltwright/shared/quilting/shape';
import type { Turn } from '@quiltwright/shared/quilting/shape-turns';
import { placedAt, sidesAround, sidesOf, turning } from './sides';

/** The layers of a block that is turned or mirrored as a whole: each shape becomes another of the eleven types. */
export function turnedBlock(levels: Levels, turn: Turn): Levels {
  const turned = turning(sidesAround([]), turn);
  return levels.map((level) =>
    level.map((shape) => {
      const { sides, type } = turned(sidesOf(shape), shape.shapeType);
      return placedAt(shape, sides, type);
    }),
  );
}
