import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../basics/class-names';
import styles from './Field.module.css';

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: ReactNode;
  /** The fault of the content, in red under the field. */
  fault?: string | null;
}

/** Some lines of text with their label and any fault. It grows with its text. */
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
