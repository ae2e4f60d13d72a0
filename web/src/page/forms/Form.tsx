import type { ReactNode } from 'react';
import { Button } from '../../ui/basics/Button';
import { FailureNote } from './FailureNote';
import styles from './Form.module.css';

interface FormProps {
  /** The fields of the form. */
  children: ReactNode;
  /** The words of the button. While the form is being sent, the button has the words of `acting`. */
  action: string;
  acting: string;
  isActing: boolean;
  /** True if a field is missing or wrong. Then the button looks disabled, and `onSubmit` must say why. */
  isIncomplete?: boolean;
  /** The message about the last failed attempt to send the form; null for none. */
  failure: string | null;
  onSubmit: () => Promise<void>;
}

/** A form: its fields in a column, the message of the last failure, and the button that sends the form. */
export function Form({ children, action, acting, isActing, isIncomplete, failure, onSubmit }: FormProps) {
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
      {failure !== null && <FailureNote message={failure} />}
      <Button type="submit" look="primary" disabled={isActing} aria-disabled={isIncomplete}>
        {isActing ? acting : action}
      </Button>
    </form>
  );
}
