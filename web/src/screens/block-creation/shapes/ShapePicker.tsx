import type { Form } from '@quiltwright/shared/quilting/shapes/form';
import { SHAPE_TYPE } from '@quiltwright/shared/quilting/shapes/shape';
import { useId, useState } from 'react';
import { Button } from '../../../ui/basics/Button';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { shapeKinds, nameOfForm } from '../../../panels/reading/shape-names';
import { ShapeIcon } from './ShapeIcon';
import styles from './ShapePicker.module.css';

interface ShapePickerProps {
  open: boolean;
  onShape: (form: Form) => void;
  onClose: () => void;
}

/** The dialog for picking a form of shape. Closing the dialog changes nothing. */
export function ShapePicker({ open, onShape, onClose }: ShapePickerProps) {
  const [form, setForm] = useState<Form>(SHAPE_TYPE.rectangle);
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
              onShape(form);
              onClose();
            }}
          >
            Use My Selection
          </Button>
        </>
      }
    >
      <div className={styles.kinds}>
        {shapeKinds.map(({ name, forms }) => (
          <fieldset key={name} className={styles.kind}>
            <legend>{name}</legend>
            <div className={styles.shapes}>
              {forms.map((each) => (
                <label key={nameOfForm(each)} className={styles.shape} title={nameOfForm(each)}>
                  <input
                    type="radio"
                    data-first={each === form || undefined}
                    name={id}
                    aria-label={nameOfForm(each)}
                    checked={each === form}
                    onChange={() => {
                      setForm(each);
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
