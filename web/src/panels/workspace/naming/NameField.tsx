import { nameFault, type NameFault } from '@quiltwright/shared/names';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { DocumentSession } from '../../../persistence/document-session';
import { Field } from '../../../ui/fields/Field';
import { sameNameHint } from '../../../documents/saving/same-name';
import { isPressed } from '../../../editor/shortcuts';

export interface NewNameProps {
  labelHidden?: boolean;
  placeholder?: string;
  /**
   * The fault that the last save found in the name; null for none. Each new object moves the focus to the field, even
   * if its content is the same.
   */
  refused: NameFault | null;
  /**
   * A request for a name; null for none. Each new object moves the focus to the field, even if its content is the same.
   */
  asked?: object | null;
  /** Called when Enter is pressed in the field, once the typed name is the document's name. */
  onEnter: () => void;
  /** Called when the save keys are pressed in the field, once the typed name is the document's name. */
  onSave: () => void;
  /** Called when the field loses the focus. */
  onLeave?: () => void;
}

interface NameFieldProps<Design, Content extends object> extends NewNameProps {
  documentSession: DocumentSession<Design, Content>;
  label: string;
  /** The names of other documents of this kind. A name may be used twice, but the field then shows a note. */
  others: readonly string[];
}

/**
 * Milliseconds after the last typed letter when the name goes to the document. Otherwise the editor would render for
 * each letter.
 */
const PAUSE = 400;

/**
 * The field for the name under which the document is saved as a new one. The typed name becomes the document's name
 * after a pause in typing and before a save. It also does so when the field loses the focus or disappears. A fault in
 * the name is shown below the field.
 */
export function NameField<Design, Content extends object>({
  documentSession: { kind, store },
  label,
  labelHidden = false,
  placeholder = 'A new name',
  refused,
  asked = null,
  others,
  onEnter,
  onSave,
  onLeave,
}: NameFieldProps<Design, Content>) {
  const newName = useStore(store, (document) => document.newName);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? newName;
  const fault = shown.trim() === '' ? refused : nameFault(shown, kind.naming);
  const sameName = sameNameHint(shown, others, kind.naming);
  // A ref, because the field may disappear in the same rendering, in which the state isn't up to date.
  const pending = useRef<string | null>(null);
  const take = (text: string | null) => {
    pending.current = text;
    setTyped(text);
  };
  const commit = () => {
    if (pending.current !== null) store.setState({ newName: pending.current });
    take(null);
  };
  const onGone = useEffectEvent(commit);
  useEffect(() => () => onGone(), []);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(onGone, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [typed]);
  const line = useRef<HTMLInputElement>(null);
  const seen = useRef({ refused, asked });
  useEffect(() => {
    const { current } = seen;
    const isNews = (refused && refused !== current.refused) || (asked && asked !== current.asked);
    if (isNews) line.current?.focus();
    seen.current = { refused, asked };
  }, [refused, asked]);
  return (
    <Field
      ref={line}
      label={label}
      labelHidden={labelHidden}
      placeholder={placeholder}
      autoComplete="off"
      value={shown}
      hint={sameName && `${sameName} Saving makes a second one.`}
      fault={fault?.hint ?? null}
      onChange={(event) => {
        take(event.target.value);
      }}
      onBlur={() => {
        commit();
        onLeave?.();
      }}
      onKeyDown={(event) => {
        // An Enter that ends a word of an input method doesn't count.
        if (event.nativeEvent.isComposing) return;
        const act = event.key === 'Enter' ? onEnter : isPressed('save', event) ? onSave : null;
        if (!act) return;
        event.preventDefault();
        if (event.repeat) return;
        commit();
        act();
      }}
    />
  );
}
