import { pathData } from '@quiltwright/shared/geometry/outline';
import type {
  NumberedPatch,
  NumberedPatches,
  SewnBlock,
} from '@quiltwright/workers/kernels/patches/numbered';
import type { SewingTrouble } from '@quiltwright/workers/kernels/sewability/sewability-types';
import { memo, type ReactNode } from 'react';
import { classNames } from '../../../ui/basics/class-names';
import styles from './PatchPicture.module.css';
import { SewingMarks } from '../sewing/SewingMarks';

interface PatchPictureProps {
  block: SewnBlock;
  found: NumberedPatches | null;
  /** The number of the first patch in the group that is highlighted; null for none. */
  marked: number | null;
  /** The sewing difficulty whose places are highlighted; null for none. */
  trouble: SewingTrouble | null;
  picture: ReactNode;
}

/**
 * The greatest height of a patch's number, as a fraction of the block's longer side. `LEAST` is the smallest readable
 * height, as the same fraction.
 */
const TALLEST = 0.042;
const LEAST = 0.018;

/**
 * A picture of a block with each patch outlined and numbered. It has no text alternative, because the list beside it
 * has the same content.
 */
export const PatchPicture = memo(function PatchPicture({
  block,
  found,
  marked,
  trouble,
  picture,
}: PatchPictureProps) {
  const { blockWidth: width, blockHeight: height } = block;
  const side = Math.max(width, height);
  const group = found?.groups.find(({ first }) => first === marked);
  const isMarked = (number: number) =>
    group !== undefined && number >= group.first && number < group.first + group.count;
  return (
    <div className={styles.place} style={{ aspectRatio: `${width} / ${height}` }}>
      {picture}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className={classNames(styles.patches, group && styles.some)}
        aria-hidden
        data-patches={found?.patches.length}
      >
        {found?.patches.map((patch, index) => (
          <path key={index} className={styles.patch} d={pathOf(patch)} />
        ))}
        {group &&
          found?.patches
            .slice(group.first - 1, group.first - 1 + group.count)
            .map((patch, index) => <path key={index} className={styles.marked} d={pathOf(patch)} />)}
        {found?.patches.map(({ at, room }, index) => {
          const tall = Math.min(room, TALLEST * side);
          return (
            tall >= LEAST * side && (
              <text
                key={index}
                className={classNames(styles.number, isMarked(index + 1) && styles.of)}
                x={at.x}
                y={at.y}
                fontSize={tall}
                strokeWidth={tall / 4}
              >
                {index + 1}
              </text>
            )
          );
        })}
        {trouble && <SewingMarks trouble={trouble} side={side} />}
      </svg>
    </div>
  );
});

export function pathOf({ outline, rims }: Pick<NumberedPatch, 'outline' | 'rims'>): string {
  return [outline, ...rims].map(pathData).join('');
}
