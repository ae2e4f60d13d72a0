import { useState } from 'react';
import { isPressed } from '../editor/shortcuts';
import { Field } from '../ui/Field';
import { parseInches } from '../ui/inches';

interface LengthFieldProps {
  label: string;
  labelHidden?: boolean;
  /** What is measured: what was typed for another is dropped. */
  of: unknown;
  /** The length as it is written; null while there is none. */
  shown: string | null;
  /** What is said of what is no length. */
  example: string;
  /** A length was typed: 3 1/8, 3.125 or 12/3. */
  onAmount: (amount: number) => void;
  /** An arrow key was pressed: 1 or −1 step, 10 with shift. */
  onStep: (steps: number) => void;
}

/** A length that can be typed, and goes up and down by the arrow keys. */
export function LengthField({ label, labelHidden, of, shown, example, onAmount, onStep }: LengthFieldProps) {
  const [draft, setDraft] = useState<{ of: unknown; typed: string } | null>(null);
  const typed = draft && draft.of === of ? draft.typed : null;
  const forget = () => {
    setDraft(null);
  };
  const amount = typed === null ? null : parseInches(typed);
  const isWrong = typed !== null && typed.trim() !== '' && amount === null;
  const commit = () => {
    // What is no length stays, with what is said of it, until it is put right or given up.
    if (isWrong) return;
    if (amount !== null && typed !== shown) onAmount(amount);
    forget();
  };
  return (
    <Field
      label={label}
      {...(labelHidden && { labelHidden })}
      autoComplete="off"
      inputMode="text"
      disabled={shown === null}
      value={typed ?? shown ?? ''}
      fault={isWrong ? example : null}
      onFocus={(event) => {
        event.currentTarget.select();
      }}
      onChange={(event) => {
        setDraft({ of, typed: event.target.value });
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        const { key, shiftKey } = event;
        // What is composed is typed once that is done.
        if (event.nativeEvent.isComposing) return;
        // What is saved is to have it.
        if (key === 'Enter' || isPressed('save', event)) commit();
        if (key === 'Escape' && typed !== null) {
          event.preventDefault();
          forget();
        }
        if (shown === null || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
        event.preventDefault();
        forget();
        onStep((key === 'ArrowUp' ? 1 : -1) * (shiftKey ? 10 : 1));
      }}
    />
  );
}
