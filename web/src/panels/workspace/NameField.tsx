import { nameFault, type NameFault } from '@quiltwright/shared/names';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { DocumentSession } from '../../persistence/document-session';
import { Field } from '../../ui/Field';
import { sameNameHint } from '../same-name';
import { isPressed } from '../../editor/shortcuts';

/** What the field for the name of a new document is told where it stands. */
export interface NewNameProps {
  labelHidden?: boolean;
  /** Whether what was typed is taken over too when the field goes, as with a layout that has it elsewhere. */
  keepsTyped?: boolean;
  /** What a save was refused for while nothing was typed. Another object each time, it brings the field the focus. */
  refused: NameFault | null;
  /** Enter and the keys that save: the name has been taken over. */
  onSave: () => void;
}

interface NameFieldProps<Design, Content extends object> extends NewNameProps {
  documentSession: DocumentSession<Design, Content>;
  label: string;
  /** Names that others of its kind have: one of them is taken as well, and said to be theirs too. */
  others: readonly string[];
}

/**
 * The name under which what lies on the table is to be saved as a new one. It is taken over when the field is left or it
 * is saved from there; a fault is hinted at underneath.
 */
export function NameField<Design, Content extends object>({
  documentSession: { kind, store },
  label,
  labelHidden = false,
  keepsTyped = false,
  refused,
  others,
  onSave,
}: NameFieldProps<Design, Content>) {
  const newName = useStore(store, (document) => document.newName);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? newName;
  const fault = shown.trim() === '' ? refused : nameFault(shown, kind.naming);
  const sameName = sameNameHint(shown, others, kind.naming);
  const commit = () => {
    if (typed !== null) store.setState({ newName: typed });
    setTyped(null);
  };
  const onGone = useEffectEvent(() => {
    if (keepsTyped) commit();
  });
  useEffect(() => () => onGone(), []);
  const line = useRef<HTMLInputElement>(null);
  const refusedBefore = useRef(refused);
  useEffect(() => {
    if (refused && refused !== refusedBefore.current) line.current?.focus();
    refusedBefore.current = refused;
  }, [refused]);
  return (
    <Field
      ref={line}
      label={label}
      labelHidden={labelHidden}
      placeholder="A new name"
      autoComplete="off"
      value={shown}
      hint={sameName && `${sameName} Save makes a second one.`}
      fault={fault?.hint ?? null}
      onChange={(event) => {
        setTyped(event.target.value);
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        // An Enter that ends a word of an input method is that method's.
        if (event.nativeEvent.isComposing || !(event.key === 'Enter' || isPressed('save', event))) return;
        event.preventDefault();
        if (event.repeat) return;
        commit();
        onSave();
      }}
    />
  );
}
