import { pathData } from '@quiltwright/shared/geometry/outline';
import { outlineOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { CLOTH_TILE, DEFAULTS } from '@quiltwright/shared/limits';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { fabricsOf, type Levels, type Shape } from '@quiltwright/shared/quilting/shapes/shape';
import { isSpot } from '@quiltwright/shared/quilting/spots';
import { memo, useId } from 'react';
import { clothPicture } from '../../../server/uploads/pictures';

interface BlockSketchProps {
  levels: Levels;
  fabric: (fabricNum: number) => Fabric | undefined;
  className?: string | undefined;
}

/**
 * The side of a fabric's picture on a drawn 12-inch block, in block units (1000 to a side of the block). The picture
 * repeats over the block.
 */
const TILE = (CLOTH_TILE / DEFAULTS.blockSide) * 1000;

/**
 * A small picture of a block in its present colours. It has no text alternative, because words beside it name the
 * block. Lists contain many copies of few blocks, so the picture is memoised.
 */
export const BlockSketch = memo(function BlockSketch({ levels, fabric, className }: BlockSketchProps) {
  const id = useId();
  const fillOf = (fabricNum: number) => {
    const cloth = fabric(fabricNum);
    if (!cloth) return '#fff';
    return isSpot(fabricNum) ? cloth.averageColour : `url(#${id}${fabricNum})`;
  };
  return (
    <svg viewBox="0 0 1000 1000" className={className} aria-hidden>
      <defs>
        {fabricsOf(levels).map((fabricNum) => {
          const cloth = fabric(fabricNum);
          return (
            cloth &&
            !isSpot(fabricNum) && (
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
        // Each patch extends under its neighbours by the same few pixels at any size. Otherwise the ground would show
        // through the seams.
        <Patch key={index} shape={shape} fill={fillOf(shape.fillFabric)} />
      ))}
    </svg>
  );
});

function Patch({ shape, fill }: { shape: Shape; fill: string }) {
  return (
    <path
      d={pathData(outlineOf(shape))}
      fill={fill}
      stroke={fill}
      strokeWidth={0.8}
      vectorEffect="non-scaling-stroke"
    />
  );
}
