import type { Box } from '@quiltwright/shared/geometry/box';
import { pathData } from '@quiltwright/shared/geometry/outline';
import { outlineIn, type Form } from '@quiltwright/shared/quilting/shapes/form';
import styles from './ShapeIcon.module.css';

/** The box of the picture in which the form is drawn, and the length of the box’s sides. */
const SIDE = 16;
const BOX = { x: 2, y: 2, width: SIDE, height: SIDE };

/** A small picture of a form of shape. */
export function ShapeIcon({ form }: { form: Form }) {
  return (
    <svg viewBox="0 0 20 20" className={styles.icon} aria-hidden>
      <path d={pathData(outlineIn(form, boxFor(form)))} />
    </svg>
  );
}

/** Returns the box in which a form is drawn. An outline of its own keeps its proportions. */
function boxFor(form: Form): Box {
  if (typeof form === 'number') return BOX;
  const [width, height] = [SIDE * Math.min(1, form.aspect), SIDE / Math.max(1, form.aspect)];
  return { x: BOX.x + (SIDE - width) / 2, y: BOX.y + (SIDE - height) / 2, width, height };
}
