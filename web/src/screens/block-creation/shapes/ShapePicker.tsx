import { SHAPE_TYPE, type ShapeType } from '@quiltwright/shared/quilting/shapes/shape';
import { useId, useState } from 'react';
import { Button } from '../../../ui/basics/Button';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { shapeKinds, nameOfType } from '../../../panels/reading/shape-names';
import { ShapeIcon } from './ShapeIcon';
import styles from './ShapePicker.module.css';

interface ShapePickerProps {
  open: boolean;
  onShape: (type: ShapeType) => void;
  onClose: () => void;
}

/** The dialog for picking a type of shape. Closing the dialog changes nothing. */
export function ShapePicker({ open, onShape, onClose }: ShapePickerProps) {
  const [type, setType] = useState<ShapeType>(SHAPE_TYPE.rectangle);
  const id = useId();
  return (
    <Dialog
      open={open}
      title="Pick a shape"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            look="primary"
            onClick={() => {
              onShape(type);
              onClose();
            }}
          >
            Use My Selection
          </Button>
        </>
      }
    >
      <div className={styles.kinds}>
        {shapeKinds.map(({ name, types }) => (
          <fieldset key={name} className={styles.kind}>
            <legend>{name}</legend>
            <div className={styles.shapes}>
              {types.map((each) => (
                <label key={each} className={styles.shape} title={nameOfType(each)}>
                  <input
                    type="radio"
                    data-first={each === type || undefined}
                    name={id}
                    aria-label={nameOfType(each)}
                    checked={each === type}
                    onChange={() => {
                      setType(each);
                    }}
                  />
                  <ShapeIcon form={each} />
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
