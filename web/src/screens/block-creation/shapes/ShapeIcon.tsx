import { pathData } from '@quiltwright/shared/geometry/outline';
import { outlineIn, type Form } from '@quiltwright/shared/quilting/shapes/form';
import styles from './ShapeIcon.module.css';

const BOX = { x: 2, y: 2, width: 16, height: 16 };

/** A small picture of a form of shape. */
export function ShapeIcon({ form }: { form: Form }) {
  return (
    <svg viewBox="0 0 20 20" className={styles.icon} aria-hidden>
      <path d={pathData(outlineIn(form, BOX))} />
    </svg>
  );
}
