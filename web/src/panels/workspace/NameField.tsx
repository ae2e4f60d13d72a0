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
  /** What a save was refused for while nothing was typed. Another object each time, it brings the field the focus. */
  refused: NameFault | null;
  /** Brings the field the focus: another object each time that a name is asked for. */
  asked?: object | null;
  /** Enter was pressed: the name has been taken over. */
  onEnter: () => void;
  /** The keys that save: the name has been taken over. */
  onSave: () => void;
  /** The field was left. */
  onLeave?: () => void;
}

interface NameFieldProps<Design, Content extends object> extends NewNameProps {
  documentSession: DocumentSession<Design, Content>;
  label: string;
  /** Names that others of its kind have: one of them is taken as well, and said to be theirs too. */
  others: readonly string[];
}

/** Milliseconds after the last letter until the document has the name: each change of a document renders its table. */
const PAUSE = 400;

/**
 * The name under which the document is saved as a new one. The document takes it over after a pause in typing, and when
 * the field is left, goes, or is used to save. A fault is hinted at underneath.
 */
export function NameField<Design, Content extends object>({
  documentSession: { kind, store },
  label,
  labelHidden = false,
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
  // The field may go in the rendering that takes the name over: what is rendered then isn’t the latest.
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
      placeholder="A new name"
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
        // An Enter that ends a word of an input method is that method's.
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
