import { PlusMinus } from '../../../panels/arrange/PlusMinus';
import { LengthField, type Bounds } from '../../../panels/controls/LengthField';
import { exactInches } from '@quiltwright/shared/ruler/lengths';
import styles from './StepField.module.css';

interface StepFieldProps {
  label: string;
  /** True if the label isn't shown, because the field is below the name of the item. */
  labelHidden?: boolean;
  /** Identifies the item that is measured. When it changes, typed text that wasn't applied yet is dropped. */
  of: unknown;
  /** The value in inches, or a count; null while nothing is selected. */
  value: number | null;
  /** True if the value is a count instead of a length. */
  isCount?: boolean;
  /** The smallest and the greatest value that the field accepts. */
  bounds?: Bounds;
  /** The name of the button that reduces the value. `more` is the name of the button that increases the value. */
  less: string;
  more: string;
  /** Called with the typed value. */
  onValue: (value: number) => void;
  /** Called when a button or an arrow key changes the value. `by` is the difference. */
  onStep: (by: number) => void;
}

/** A field for a length or a count, between a button that reduces the value and a button that increases it. */
export function StepField({
  label,
  labelHidden = false,
  of,
  value,
  isCount = false,
  bounds,
  less,
  more,
  onValue,
  onStep,
}: StepFieldProps) {
  return (
    <div className={styles.step}>
      {!labelHidden && (
        <span className={styles.label} aria-hidden>
          {label}
        </span>
      )}
      <PlusMinus className={styles.row} label={label} less={less} more={more} onStep={onStep}>
        <LengthField
          label={label}
          labelHidden
          of={of}
          shown={value === null ? null : isCount ? String(value) : exactInches(value)}
          kind={isCount ? 'count' : 'inches'}
          bounds={bounds}
          example={isCount ? '5' : '3 1/8'}
          onAmount={onValue}
          onStep={onStep}
        />
      </PlusMinus>
    </div>
  );
}
