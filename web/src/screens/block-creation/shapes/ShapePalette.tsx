import type { ShapeType } from '@quiltwright/shared/quilting/shapes/shape';
import { memo, useState } from 'react';
import { tapWord, useDeviceInUse } from '../../../panels/workspace/canvas/device-in-use';
import { useRoving } from '../../../ui/hooks/use-roving';
import { PictureButton } from './PictureButton';
import { shapeKinds, nameOfType } from '../../../panels/reading/shape-names';
import { ShapeIcon } from './ShapeIcon';
import styles from './ShapePalette.module.css';
import { ShapePicker } from './ShapePicker';

interface ShapePaletteProps {
  /** The shape to draw next; null while none is chosen. */
  chosen: ShapeType | null;
  onShape: (type: ShapeType) => void;
}

const inOrder = shapeKinds.flatMap(({ types }) => types);

/** Buttons for the types of shapes, which choose the next shape to draw. */
export const ShapePalette = memo(function ShapePalette({ chosen, onShape }: ShapePaletteProps) {
  const device = useDeviceInUse();
  const tap = tapWord(device);
  const byKeys = device === 'keyboard';
  const [isPicking, setPicking] = useState(false);
  const { grid, item } = useRoving(inOrder, chosen);
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
        {inOrder.map((type) => (
          <PictureButton
            key={type}
            {...item(type)}
            label={nameOfType(type)}
            pressed={type === chosen}
            onPress={() => {
              onShape(type);
            }}
            picture={<ShapeIcon form={type} />}
          />
        ))}
      </div>
      <p className={styles.quiet}>
        {byKeys
          ? 'Pick a shape, then press A to place it.'
          : chosen === null
            ? 'Pick a shape, then place or draw it.'
            : `${tap} a cell to place it, or draw it.`}
      </p>
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
