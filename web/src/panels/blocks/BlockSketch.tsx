import { unitOutline } from '@quiltwright/shared/geometry/outline';
import { CLOTH_TILE, DEFAULTS } from '@quiltwright/shared/limits';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { fabricsOf, type Levels, type Shape } from '@quiltwright/shared/quilting/shape';
import { useId } from 'react';
import { clothPicture } from '../../server/pictures';

interface BlockSketchProps {
  levels: Levels;
  fabric: (fabricNum: number) => Fabric | undefined;
  className?: string | undefined;
}

/** Side of a tile of cloth on a 12-inch block, in block units. */
const TILE = (CLOTH_TILE / DEFAULTS.blockSide) * 1000;

/** A small picture of a block as it is coloured now; the words beside it say what it is. */
export function BlockSketch({ levels, fabric, className }: BlockSketchProps) {
  const id = useId();
  const fillOf = (fabricNum: number) => (fabric(fabricNum) ? `url(#${id}${fabricNum})` : '#fff');
  return (
    <svg viewBox="0 0 1000 1000" className={className} aria-hidden>
      <defs>
        {fabricsOf(levels).map((fabricNum) => {
          const cloth = fabric(fabricNum);
          return (
            cloth && (
              <pattern
                key={fabricNum}
                id={`${id}${fabricNum}`}
                width={TILE}
                height={TILE}
                patternUnits="userSpaceOnUse"
              >
                <rect width={TILE} height={TILE} fill={cloth.averageColour} />
                <image href={clothPicture(cloth)} width={TILE} height={TILE} />
              </pattern>
            )
          );
        })}
      </defs>
      <rect width="1000" height="1000" fill="#fff" />
      {levels.flat().map((shape, index) => (
        // A little of each patch, as many pixels at any size, lies under its neighbours: else the ground would shine
        // through their seams.
        <Patch key={index} shape={shape} fill={fillOf(shape.fillFabric)} />
      ))}
    </svg>
  );
}

function Patch({ shape, fill }: { shape: Shape; fill: string }) {
  const { shapeXLoc: x, shapeYLoc: y, shapeWidth: width, shapeHeight: height } = shape;
  const look = { fill, stroke: fill, strokeWidth: 0.8, vectorEffect: 'non-scaling-stroke' };
  const outline = unitOutline(shape.shapeType);
  if (!outline)
    return <ellipse cx={x + width / 2} cy={y + height / 2} rx={width / 2} ry={height / 2} {...look} />;
  const points = outline.map((point) => `${x + point.x * width},${y + point.y * height}`).join(' ');
  return <polygon points={points} {...look} />;
}
