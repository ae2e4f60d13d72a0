import type { Form } from '@quiltwright/shared/quilting/shapes/form';
import { memo, useState } from 'react';
import { useRoving } from '../../../ui/hooks/use-roving';
import { PictureButton } from './PictureButton';
import { shapeKinds, nameOfForm } from '../../../panels/reading/shape-names';
import { ShapeIcon } from './ShapeIcon';
import styles from './ShapePalette.module.css';
import { ShapePicker } from './ShapePicker';

interface ShapePaletteProps {
  /** The shape to draw next; null while none is chosen. */
  chosen: Form | null;
  onShape: (form: Form) => void;
}

const inOrder = shapeKinds.flatMap(({ forms }) => forms);
const keys = inOrder.map((_, index) => index);

/** Buttons for the forms of shapes, which choose the next shape to draw. */
export const ShapePalette = memo(function ShapePalette({ chosen, onShape }: ShapePaletteProps) {
  const [isPicking, setPicking] = useState(false);
  const { grid, item } = useRoving(keys, chosen === null ? null : inOrder.indexOf(chosen));
  return (
    <section className={styles.section} aria-label="Shapes">
      <div className={styles.head}>
        <h2>Shapes</h2>
        <button
          type="button"
          className={styles.link}
          onClick={() => {
            setPicking(true);
          }}
        >
          All, by kind…
        </button>
      </div>
      <div className={styles.shapes} role="group" aria-label="Shape to draw" {...grid}>
        {inOrder.map((form, index) => (
          <PictureButton
            key={index}
            {...item(index)}
            label={nameOfForm(form)}
            pressed={form === chosen}
            onPress={() => {
              onShape(form);
            }}
            picture={<ShapeIcon form={form} />}
          />
        ))}
      </div>
      <ShapePicker
        open={isPicking}
        onShape={onShape}
        onClose={() => {
          setPicking(false);
        }}
      />
    </section>
  );
});
