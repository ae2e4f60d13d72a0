import { PlusMinus } from '../../panels/arrange/PlusMinus';
import { LengthField, type Bounds } from '../../panels/LengthField';
import { exactInches } from '../../ui/inches';
import styles from './StepField.module.css';

interface StepFieldProps {
  label: string;
  /** What is measured, as in `LengthField`. */
  of: unknown;
  /** In inches, or a count; null while nothing is selected. */
  value: number | null;
  /** What it counts isn't a length. */
  isCount?: boolean;
  /** The least and the most that it can be. */
  bounds?: Bounds;
  /** What the buttons are called. */
  less: string;
  more: string;
  /** What it was set to. */
  onValue: (value: number) => void;
  /** A button was pressed, or an arrow key: so many more, or less. */
  onStep: (by: number) => void;
}

/** A measure with a button for less and one for more. */
export function StepField({
  label,
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
      <span className={styles.label} aria-hidden>
        {label}
      </span>
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
