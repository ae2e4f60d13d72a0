import { LIMITS } from '@quiltwright/shared/limits';
import { useState, type SubmitEvent } from 'react';
import { FailureNote } from '../../page/forms/FailureNote';
import { useCall } from '../../server/calls/call';
import type { SharedLook, SharedPage, SharingChoices } from '../../server/shared-pages/shared-pages';
import { Button } from '../../ui/basics/Button';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Field } from '../../ui/fields/Field';
import { TextArea } from '../../ui/fields/TextArea';
import { useIsShown } from '../../ui/hooks/use-is-shown';
import type { SaveFirst } from './save-first';
import { unsavedWords } from './sharing-words';
import styles from './Sharing.module.css';

interface SharingFormProps {
  /** The design to share, or the page to change. */
  of: { kind: 'quilt' | 'block'; designNum: number } | SharedPage;
  /** The quilting and the binding with which a new page shows the design. */
  look: SharedLook;
  /** Saves the changes of the open document before it is shared. Null if there are none. */
  saveFirst?: SaveFirst | null;
  /** The name that the maker gave last. */
  makerName: string;
  onShared: (page: SharedPage) => void;
  onCancel?: () => void;
}

/** The form in which the maker of a shared page enters a name and a few words, and chooses what friends may do. */
export function SharingForm({ of, look, saveFirst = null, makerName, onShared, onCancel }: SharingFormProps) {
  const call = useCall();
  const isShown = useIsShown();
  const page = 'pageNum' in of ? of : null;
  const [choices, setChoices] = useState<SharingChoices>({
    makerName: page?.makerName ?? makerName,
    words: page?.words ?? '',
    mayColour: page?.mayColour ?? true,
    mayKeep: page?.mayKeep ?? true,
    givesCloth: page?.givesCloth ?? false,
  });
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const set = (change: Partial<SharingChoices>) => {
    setChoices((before) => ({ ...before, ...change }));
  };
  const isNamed = choices.makerName.trim() !== '';
  const send = async () => {
    setBusy(true);
    setFault(null);
    let { designNum } = of;
    if (!page && saveFirst) {
      const saved = await saveFirst();
      if (!isShown()) return;
      if (saved === null) {
        setBusy(false);
        setFault(unsavedWords(of.kind));
        return;
      }
      designNum = saved;
    }
    const answer = page
      ? await call('changeSharedPage', { body: { pageNum: page.pageNum, ...choices } })
      : await call('sharePage', {
          body: { kind: of.kind, designNum, ...choices, ...look },
          patience: PATIENCE,
        });
    setBusy(false);
    if (answer.ok) onShared(answer.value.page);
    else setFault(answer.error.message);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (isNamed && !isBusy) void send();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label="Your name, as friends know you"
        value={choices.makerName}
        maxLength={LIMITS.nameLength}
        autoComplete="name"
        fault={isTried && !isNamed ? 'Please enter the name that your friends know you by.' : null}
        onChange={({ currentTarget }) => {
          set({ makerName: currentTarget.value });
        }}
      />
      <TextArea
        label={`Words about the ${of.kind} (not required)`}
        value={choices.words}
        maxLength={LIMITS.sharedWords}
        rows={3}
        onChange={({ currentTarget }) => {
          set({ words: currentTarget.value });
        }}
      />
      <fieldset className={styles.choices}>
        <legend>Friends may</legend>
        <Checkbox
          label="Colour it"
          detail="Recolour a copy on their own device, without an account."
          checked={choices.mayColour}
          onChange={(mayColour) => {
            set({ mayColour });
          }}
        />
        <Checkbox
          label="Keep a copy"
          detail="Take a copy into their own editor. Its name says that it is after yours."
          checked={choices.mayKeep}
          onChange={(mayKeep) => {
            set({ mayKeep });
          }}
        />
        <Checkbox
          label="Have my own fabrics"
          detail="Get the fabrics that you uploaded. Otherwise a copy has similar library fabrics in their place."
          checked={choices.givesCloth}
          onChange={(givesCloth) => {
            set({ givesCloth });
          }}
        />
      </fieldset>
      {fault !== null && <FailureNote message={fault} />}
      <div className={styles.actions}>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        <Button look="primary" type="submit" aria-disabled={isBusy}>
          {page
            ? isBusy
              ? 'Saving…'
              : 'Save'
            : isBusy
              ? 'Drawing the page…'
              : saveFirst
                ? 'Save and make the link'
                : 'Make the link'}
        </Button>
      </div>
    </form>
  );
}

/** Milliseconds to wait for the server to draw a large quilt. */
const PATIENCE = 90_000;
