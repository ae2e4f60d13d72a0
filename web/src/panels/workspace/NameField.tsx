import { nameFault, type NameOf } from '@quiltwright/shared/names';
import { useState } from 'react';
import { Field } from '../../ui/Field';
import { sameNameHint } from '../same-name';
import { isSaveKeys } from './use-save-keys';

interface NameFieldProps {
  /** What is being named. */
  of: NameOf;
  label: string;
  placeholder: string;
  labelHidden?: boolean;
  /** As it is in the document. */
  name: string;
  /** A save was refused for the name: the hint shows even though the field was not touched. */
  showFault: boolean;
  /** Names that others of its kind have: one of them is taken as well, and said to be theirs too. */
  others?: readonly string[];
  onName: (name: string) => void;
  /** Enter and the keys that save: the name has been taken over. */
  onSave: () => void;
}

/** The name of what lies on the table. It is taken over when the field is left or it is saved from there; a fault is hinted at underneath. */
export function NameField({
  of,
  label,
  placeholder,
  labelHidden = false,
  name,
  showFault,
  others = [],
  onName,
  onSave,
}: NameFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? name;
  const fault = nameFault(shown, of);
  const isTouched = typed !== null && typed !== '';
  const commit = () => {
    if (typed !== null) onName(typed);
    setTyped(null);
  };
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      placeholder={placeholder}
      autoComplete="off"
      value={shown}
      hint={sameNameHint(shown, others, of)}
      fault={fault && (isTouched || name !== '' || showFault) ? fault.hint : null}
      onChange={(event) => {
        setTyped(event.target.value);
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        // An Enter that ends a word of an input method is that method's.
        if (event.nativeEvent.isComposing || !(event.key === 'Enter' || isSaveKeys(event))) return;
        event.preventDefault();
        if (event.repeat) return;
        commit();
        onSave();
      }}
    />
  );
}
