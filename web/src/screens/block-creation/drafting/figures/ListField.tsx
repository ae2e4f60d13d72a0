import { useState } from 'react';
import { Field } from '../../../../ui/fields/Field';

interface ListFieldProps {
  label: string;
  /** The present numbers in words; '' for none. */
  shown: string;
  placeholder: string;
  /** The message about text that isn’t a list of numbers. */
  fault: string;
  /** Returns the numbers that a text means; null if it means none. */
  read: (typed: string) => readonly number[] | null;
  onList: (numbers: readonly number[]) => void;
}

/** A field for several numbers. Enter, or leaving the field, takes them. */
export function ListField({ label, shown, placeholder, fault, read, onList }: ListFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const numbers = typed === null ? null : read(typed);
  const commit = () => {
    if (typed === null) return;
    setTried(numbers === null);
    if (numbers === null) return;
    onList(numbers);
    setTyped(null);
  };
  return (
    <Field
      label={label}
      autoComplete="off"
      placeholder={placeholder}
      value={typed ?? shown}
      fault={isTried && typed !== null && numbers === null ? fault : null}
      onChange={(event) => {
        setTyped(event.target.value);
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape' && typed !== null) {
          event.preventDefault();
          setTyped(null);
        }
      }}
    />
  );
}
