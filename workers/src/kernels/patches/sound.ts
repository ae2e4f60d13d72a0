import { shapeTypes, type Levels } from '@quiltwright/shared/quilting/shape';

/** Whether each shape of a block has a type, a fabric, a place and a size: in what was damaged they may be missing. */
export function areSound(levels: Levels): boolean {
  return levels.every((level) =>
    level.every(
      ({ shapeType, fillFabric, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight }) =>
        shapeTypes.includes(shapeType) &&
        [fillFabric, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight].every(Number.isFinite),
    ),
  );
}
