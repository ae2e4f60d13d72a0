import { useState } from 'react';
import { isPressed } from '../../editor/shortcuts';
import { Field } from '../../ui/fields/Field';
import { exactInches } from '@quiltwright/shared/ruler/lengths';
import { parseInches, parseNumber } from '@quiltwright/shared/ruler/read-length';

export interface Bounds {
  min: number;
  max: number;
}

interface LengthFieldProps {
  label: string;
  labelHidden?: boolean;
  /** Identifies the measured length. When it changes, typed text is dropped. */
  of: unknown;
  /** The present length in words; null for none. */
  shown: string | null;
  /** An example of a typed length: 3 1/8. The message for invalid text contains the example and the bounds. */
  example: string;
  /**
   * The values that the field accepts: `count` is a whole number, `number` any number, and `inches` a length,
   * also in cm and mm.
   */
  kind?: 'inches' | 'number' | 'count';
  /** The smallest and the greatest value, in the shown unit. */
  bounds?: Bounds | undefined;
  /** Called with a typed length: 3 1/8, 3.125, 12/3 or 2+1/4. */
  onAmount: (amount: number) => void;
  /**
   * Called when an arrow key was pressed. `steps` is 1 or −1, or with Shift 10 or −10. `size` is `far` with Shift,
   * `fine` with Alt, and otherwise `near`.
   */
  onStep: (steps: number, size: 'near' | 'far' | 'fine') => void;
}

/** A field for a length or a number. The arrow keys make the value larger or smaller. */
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
    // Invalid text, or a length out of bounds, stays in the field with its message until the quilter corrects or
    // cancels it.
    if (isWrong || isOut) {
      if (draft) setDraft({ ...draft, isTried: true });
      return;
    }
    if (amount !== null && typed !== shown) onAmount(amount);
    forget();
  };
  const fault = () => {
    if (isWrong)
      return bounds ? `${boundsWords(bounds, kind)}, for example ${example}` : `For example ${example}`;
    // A length out of bounds isn't reported while the quilter types, because the 1 of a 12 may be too small.
    return isOut && draft?.isTried ? boundsWords(bounds, kind) : null;
  };
  return (
    <Field
      label={label}
      {...(labelHidden && { labelHidden })}
      autoComplete="off"
      inputMode="text"
      disabled={shown === null}
      data-settled={typed === null}
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
        // Text counts only when the input method has finished composing it.
        if (event.nativeEvent.isComposing) return;
        // A save must include the typed length.
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

/** The greatest difference at which a value counts as equal to a bound. Converting block units turns 12 into 11.999… */
const HAIR = 0.0005;

function isWithin(amount: number, { min, max }: Bounds): boolean {
  return amount >= min - HAIR && amount <= max + HAIR;
}

function boundsWords({ min, max }: Bounds, kind: 'inches' | 'number' | 'count'): string {
  const words = kind === 'inches' ? exactInches : (value: number) => String(Number(value.toFixed(4)));
  return `From ${words(min)} to ${words(max)}`;
}
