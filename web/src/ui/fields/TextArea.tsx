import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../basics/class-names';
import styles from './Field.module.css';

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: ReactNode;
  /** The message about invalid content, shown in red under the field. */
  fault?: string | null;
}

/** A text field of several lines, with its label and its fault. The field grows with its text. */
export function TextArea({ label, fault, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        className={classNames(styles.input, styles.area)}
        aria-invalid={Boolean(fault)}
        aria-describedby={fault ? `${id}-fault` : undefined}
      />
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
