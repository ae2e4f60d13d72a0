import { nameFault, type NameFault } from '@quiltwright/shared/names';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { DocumentSession } from '../../../persistence/document-session';
import { Field } from '../../../ui/fields/Field';
import { sameNameHint } from '../../../documents/saving/same-name';
import { isPressed } from '../../../editor/shortcuts';

/** The props of a field for the name of a new document. */
export interface NewNameProps {
  labelHidden?: boolean;
  placeholder?: string;
  /** The fault that a save found while nothing was typed. A new object each time, it moves the focus to the field. */
  refused: NameFault | null;
  /** Moves the focus to the field: a new object for each request of a name. */
  asked?: object | null;
  /** Called at Enter, after the document has taken the name. */
  onEnter: () => void;
  /** Called at the save keys, after the document has taken the name. */
  onSave: () => void;
  /** Called when the field loses the focus. */
  onLeave?: () => void;
}

interface NameFieldProps<Design, Content extends object> extends NewNameProps {
  documentSession: DocumentSession<Design, Content>;
  label: string;
  /** Names of others of its kind: they are allowed too, with a note. */
  others: readonly string[];
}

/**
 * Milliseconds after the last letter until the document takes the name: each change of a document renders its editor.
 */
const PAUSE = 400;

/**
 * The name for saving the document as a new one. The document takes it after a pause in typing, when the field loses
 * the focus or disappears, and when it saves. A fault shows below it.
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
  // The field may disappear in the rendering that takes the name, whose values are not the latest.
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
      hint={sameName && `${sameName} Save makes a second one.`}
      fault={fault?.hint ?? null}
      onChange={(event) => {
        take(event.target.value);
      }}
      onBlur={() => {
        commit();
        onLeave?.();
      }}
      onKeyDown={(event) => {
        // An Enter that ends a word of an input method belongs to that.
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
