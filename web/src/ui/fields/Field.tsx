import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../basics/class-names';
import styles from './Field.module.css';

interface FieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  /** The fault of the content, in red under the field. */
  fault?: string | null;
  /** A quiet hint about the content, in the fault's place while there is none. */
  hint?: string | null;
  /** A picture at the start of the line. */
  icon?: ReactNode;
  /** The fault or hint covers the content below, as wide as the nearest positioned parent, so that nothing moves. */
  floats?: boolean;
  /** The label is for screen readers only. */
  labelHidden?: boolean;
}

/** A line of text with its label and any fault. */
export function Field({
  label,
  fault,
  hint,
  icon,
  floats = false,
  labelHidden,
  className,
  ...rest
}: FieldProps) {
  const id = useId();
  const words = fault || hint;
  const note = words && (
    <p id={`${id}-note`} className={fault ? styles.fault : styles.hint}>
      {words}
    </p>
  );
  return (
    <div className={classNames(styles.field, floats && styles.floats, className)}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={styles.line}>
        {icon}
        <input
          {...rest}
          id={id}
          className={styles.input}
          aria-invalid={Boolean(fault)}
          aria-describedby={words ? `${id}-note` : undefined}
        />
        {floats && note}
      </div>
      {!floats && note}
    </div>
  );
}
