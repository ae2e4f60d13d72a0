import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../basics/class-names';
import styles from './Field.module.css';

interface FieldProps extends ComponentProps<'input'> {
  /** True while the field shows an accepted value. Undo is then the editor's. */
  'data-settled'?: boolean;
  label: ReactNode;
  /** The message about invalid content, shown in red under the field. */
  fault?: string | null;
  /** A hint about the content, in muted text. The message about a fault replaces it. */
  hint?: string | null;
  /** An icon at the start of the field. */
  icon?: ReactNode;
  /**
   * True if the fault or hint covers the content below the field, so that nothing moves when the message appears. The
   * message is then as wide as the nearest positioned ancestor.
   */
  floats?: boolean;
  /** True if the label is only for screen readers. */
  labelHidden?: boolean;
}

/** A text field with its label and its fault or hint. */
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
