import { startMap } from '@quiltwright/shared/drafting/starts/start-map';
import { draftStartTitles, type DraftStartName } from '@quiltwright/shared/drafting/starts/start-titles';
import { counted } from '@quiltwright/shared/counted';
import { bulged, pathData } from '@quiltwright/shared/geometry/outline';
import type { Block } from '@quiltwright/shared/quilting/block';
import { fabricOfSpot } from '@quiltwright/shared/quilting/spots';
import { useDeferredValue, useMemo } from 'react';
import type { FindFabric } from '../../../../server/fabrics/use-fabrics';
import styles from './StartFrom.module.css';

interface StartPictureProps {
  start: DraftStartName;
  numbers: readonly number[];
  block: Pick<Block, 'blockWidth' | 'blockHeight' | 'spotFabrics'>;
  fabric: FindFabric;
}

/** The patches that a start makes, in the fabrics that they will get. */
export function StartPicture({ start, numbers, block, fabric }: StartPictureProps) {
  const { blockWidth, blockHeight, spotFabrics } = block;
  // While the quilter types, the field goes first.
  const drawn = useDeferredValue(numbers);
  const made = useMemo(() => startMap(start, drawn), [start, drawn]);
  const patches = typeof made === 'string' ? [] : made.map.faces;
  return (
    <div className={styles.picture}>
      <svg
        viewBox="-4 -4 1008 1008"
        preserveAspectRatio="none"
        style={{ aspectRatio: blockWidth / blockHeight }}
        role="img"
        aria-label={draftStartTitles[start]}
      >
        {typeof made !== 'string' &&
          patches.map((face, index) => (
            <path
              key={index}
              d={[face.outline, ...face.holes].map((loop) => pathData(bulged(loop))).join('')}
              fill={fabric(fabricOfSpot(spotFabrics, made.spotOf(face)))?.averageColour ?? 'none'}
            />
          ))}
      </svg>
      <p role="status">{counted(patches.length, 'patch', 'patches')}</p>
    </div>
  );
}
