import { useId } from 'react';
import styles from './Segments.module.css';

interface SegmentsProps<Value extends string | number> {
  /** The label for screen readers. It isn't visible, because the options are clear without it. */
  label: string;
  options: readonly { value: Value; name: string; isDisabled?: boolean }[];
  /** The value of the chosen option; null while no option is chosen. */
  value: Value | null;
  onChoose: (value: Value) => void;
}

/** A few options side by side, for choosing one of them. */
export function Segments<Value extends string | number>({
  label,
  options,
  value,
  onChoose,
}: SegmentsProps<Value>) {
  const id = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={id}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => {
              onChoose(option.value);
            }}
          />
          <span>{option.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
