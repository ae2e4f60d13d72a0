import { useState } from 'react';
import { isPressed } from '../../editor/shortcuts';
import { Field } from '../../ui/fields/Field';
import { exactInches, parseInches, parseNumber } from '../../ui/words/inches';

export interface Bounds {
  min: number;
  max: number;
}

interface LengthFieldProps {
  label: string;
  labelHidden?: boolean;
  /** The measured thing: text typed for another is dropped. */
  of: unknown;
  /** The length in words; null while there is none. */
  shown: string | null;
  /** An example of a typed length: 3 1/8. The message for invalid text shows it, with the bounds. */
  example: string;
  /** `count`: a whole number; `number`: any; else inches, also in cm and mm. */
  kind?: 'inches' | 'number' | 'count';
  /** The least and the greatest value, in the shown unit. */
  bounds?: Bounds | undefined;
  /** Called with a typed length: 3 1/8, 3.125, 12/3 or 2+1/4. */
  onAmount: (amount: number) => void;
  /** Called when an arrow key was pressed: 1 or −1 step, 10 with Shift, which makes it far; Alt makes it fine. */
  onStep: (steps: number, size: 'near' | 'far' | 'fine') => void;
}

/** A field for a length, which also goes up and down by the arrow keys. */
export function LengthField({
  label,
  labelHidden,
  of,
  shown,
  example,
  kind = 'inches',
  bounds,
  onAmount,
  onStep,
}: LengthFieldProps) {
  const [draft, setDraft] = useState<{ of: unknown; typed: string; isTried?: boolean } | null>(null);
  const typed = draft && draft.of === of ? draft.typed : null;
  const forget = () => {
    setDraft(null);
  };
  const amount = typed === null ? null : (kind === 'inches' ? parseInches : parseNumber)(typed);
  const isEmpty = typed === null || typed.trim() === '';
  const isWrong = !isEmpty && (amount === null || (kind === 'count' && !Number.isInteger(amount)));
  const isOut = amount !== null && bounds !== undefined && !isWithin(amount, bounds);
  const commit = () => {
    // Invalid text, and a length out of bounds, stays with its message until it is corrected or cancelled.
    if (isWrong || isOut) {
      if (draft) setDraft({ ...draft, isTried: true });
      return;
    }
    if (amount !== null && typed !== shown) onAmount(amount);
    forget();
  };
  const fault = () => {
    if (isWrong) return bounds ? `${boundsWords(bounds, kind)}, like ${example}` : `Like ${example}`;
    // A 1 is a step on the way to 12.
    return isOut && draft?.isTried ? boundsWords(bounds, kind) : null;
  };
  return (
    <Field
      label={label}
      {...(labelHidden && { labelHidden })}
      autoComplete="off"
      inputMode="text"
      disabled={shown === null}
      value={typed ?? shown ?? ''}
      fault={fault()}
      floats
      onFocus={(event) => {
        event.currentTarget.select();
      }}
      onChange={(event) => {
        setDraft({ of, typed: event.target.value });
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        const { key, shiftKey, altKey } = event;
        // Text counts once the input method has finished composing.
        if (event.nativeEvent.isComposing) return;
        // A save must include it.
        if (key === 'Enter' || isPressed('save', event)) commit();
        if (key === 'Escape' && typed !== null) {
          event.preventDefault();
          forget();
        }
        if (shown === null || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
        event.preventDefault();
        forget();
        const size = shiftKey ? 'far' : altKey ? 'fine' : 'near';
        onStep((key === 'ArrowUp' ? 1 : -1) * (shiftKey ? 10 : 1), size);
      }}
    />
  );
}

/** A value within this distance of a bound is on it: block units make 11.999… of 12. */
const HAIR = 0.0005;

function isWithin(amount: number, { min, max }: Bounds): boolean {
  return amount >= min - HAIR && amount <= max + HAIR;
}

function boundsWords({ min, max }: Bounds, kind: 'inches' | 'number' | 'count'): string {
  const words = kind === 'inches' ? exactInches : (value: number) => String(Number(value.toFixed(4)));
  return `From ${words(min)} to ${words(max)}`;
}
