import type { ReactNode } from 'react';
import { Button } from '../ui/Button';
import { FailureNote } from './FailureNote';
import styles from './Form.module.css';

interface FormProps {
  /** The fields. */
  children: ReactNode;
  /** What its button does, and what it says meanwhile. */
  action: string;
  acting: string;
  isActing: boolean;
  /** Something is missing or wrong: the button looks as if it can't be pressed, and `onSubmit` is to say why. */
  isIncomplete?: boolean;
  /** What went wrong the last time; null for nothing. */
  failure: string | null;
  onSubmit: () => Promise<void>;
}

/** Fields one below the other, what went wrong when they were sent, and the button that sends them. */
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
