import { pathData, placed } from '@quiltwright/shared/geometry/outline';
import { unitOutline } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import type { ShapeType } from '@quiltwright/shared/quilting/shapes/shape';
import styles from './ShapeIcon.module.css';

const BOX = { x: 2, y: 2, width: 16, height: 16 };

/** A small picture of one type of shape. */
export function ShapeIcon({ type }: { type: ShapeType }) {
  return (
    <svg viewBox="0 0 20 20" className={styles.icon} aria-hidden>
      <path d={pathData(placed(unitOutline(type), BOX))} />
    </svg>
  );
}
