import { pathData, polygon } from '@quiltwright/shared/geometry/outline';
import type { SewingTrouble } from '@quiltwright/workers/kernels/sewability/sewability-types';
import styles from './SewingMarks.module.css';

/**
 * Highlights the places of a sewing difficulty in a picture of the block: rings around corners, and filled patches. The
 * picture's unit is inches.
 */
export function SewingMarks({
  trouble: { points, outlines },
  side,
}: {
  trouble: SewingTrouble;
  side: number;
}) {
  return (
    <g data-sewing-marks={points.length + outlines.length}>
      {outlines.map((outline, index) => (
        <path key={index} className={styles.patch} d={pathData(polygon(outline))} />
      ))}
      {points.map(({ x, y }, index) => (
        <g key={index}>
          <circle className={styles.halo} cx={x} cy={y} r={side * 0.022} />
          <circle className={styles.ring} cx={x} cy={y} r={side * 0.022} />
        </g>
      ))}
    </g>
  );
}
