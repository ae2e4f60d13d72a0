import {
  isSameAmount,
  type FabricStash,
  type StashAmount,
  type StashPiece,
} from '@quiltwright/shared/quilting/stash';
import { LIMITS } from '@quiltwright/shared/limits';
import { Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { CallFailure } from '../../../server/calls/call-failure';
import {
  amountOf,
  amountWords,
  createStashDrafts,
  draftOf,
  readDraft,
  type PieceDraft,
  type StashDraft,
  type StashFaults,
} from '../../../panels/estimate/plan/stash-drafts';
import { useMade } from '../../../server/session/use-tab';
import { Button, IconButton } from '../../../ui/basics/Button';
import { Field } from '../../../ui/fields/Field';
import styles from './StashForm.module.css';

interface StashFormProps {
  quilterNum: number;
  fabricNum: number;
  /**
   * The amount of the fabric that the quilter owns, as the account stores it; undefined if the account has no amount.
   */
  stash: FabricStash | undefined;
  /**
   * The amount of the fabric that is still to buy, in words. Null while the amount is unknown, or if the quilter owns
   * none of the fabric.
   */
  left: string | null;
  onStore: (stash: FabricStash, before: StashAmount) => Promise<CallFailure | null>;
}

const FAT_QUARTER: PieceDraft = { width: '21', length: '18', count: '1' };
const NEW_PIECE: PieceDraft = { width: '', length: '', count: '1' };

/**
 * A form for the amount of a fabric that the quilter owns. Typed amounts stay on the device until the account has
 * stored them.
 */
export function StashForm({ quilterNum, fabricNum, stash, left, onStore }: StashFormProps) {
  const id = useId();
  const buttons = useRef<HTMLDivElement>(null);
  const drafts = useMade(createStashDrafts);
  const key = `${quilterNum}/${fabricNum}`;
  const typed = useStore(drafts)[key];
  const draft = typed ?? draftOf(stash);
  const [faults, setFaults] = useState<StashFaults>({});
  const [state, setState] = useState<'' | 'saving' | 'saved' | CallFailure>('');
  const put = (change: Partial<StashDraft>) => {
    drafts.setState({ [key]: { ...draft, ...change } });
    setState('');
  };
  const putPiece = (index: number, change: Partial<PieceDraft>) => {
    put({ pieces: draft.pieces.map((piece, at) => (at === index ? { ...piece, ...change } : piece)) });
  };
  const now = amountOf(stash);
  const isChanged = typed !== undefined && !isSameAmount(typed.was, now);
  const forget = () => {
    const { [key]: _, ...rest } = drafts.getState();
    drafts.setState(rest, true);
  };
  /**
   * Saves the typed amount.
   * @param over the stored amount that the save replaces
   */
  const save = async (over: StashAmount) => {
    const read = readDraft(fabricNum, draft);
    setFaults(read.ok ? {} : read.faults);
    if (!read.ok) return;
    setState('saving');
    const failure = await onStore(read.stash, over);
    if (!failure && drafts.getState()[key] === typed) forget();
    setState(failure ?? 'saved');
  };
  return (
    <form
      className={styles.stash}
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (state !== 'saving') void save(draft.was);
      }}
    >
      <h3 id={id}>Fabric that you own</h3>
      <Field
        label="Yards in one piece"
        inputMode="text"
        placeholder="for example 2 3/8"
        value={draft.yards}
        fault={faults.yards ?? null}
        floats
        onChange={({ target }) => {
          put({ yards: target.value });
        }}
      />
      {draft.pieces.map((piece, index) => (
        <fieldset key={index} className={styles.piece}>
          <legend className="visually-hidden">{`Pieces, row ${index + 1}`}</legend>
          {sides.map(({ name, label }) => (
            <Field
              key={name}
              label={label}
              inputMode={name === 'count' ? 'numeric' : 'text'}
              value={piece[name]}
              fault={faults[`${index} ${name}`] ?? null}
              floats
              onChange={({ target }) => {
                putPiece(index, { [name]: target.value });
              }}
            />
          ))}
          <IconButton
            label={`Remove the pieces in row ${index + 1}`}
            onClick={() => {
              put({ pieces: draft.pieces.filter((_, at) => at !== index) });
              setFaults({});
              // The pressed button disappears with the pieces, so another button takes the focus.
              buttons.current?.querySelector('button')?.focus();
            }}
          >
            <X aria-hidden />
          </IconButton>
        </fieldset>
      ))}
      <div ref={buttons} className={styles.buttons}>
        {draft.pieces.length < LIMITS.stashPieces && (
          <>
            <Button
              onClick={() => {
                put({ pieces: [...draft.pieces, FAT_QUARTER] });
              }}
            >
              <Plus aria-hidden /> Fat quarter
            </Button>
            <Button
              onClick={() => {
                put({ pieces: [...draft.pieces, NEW_PIECE] });
              }}
            >
              <Plus aria-hidden /> Piece
            </Button>
          </>
        )}
        <Button type="submit" aria-disabled={state === 'saving'}>
          Save these amounts
        </Button>
      </div>
      <p role="status" className={styles.state}>
        {stateWords(state, typed !== undefined)}
      </p>
      {isChanged && (
        <div role="alert" className={styles.changed}>
          <p>{`You changed this amount in another window or on another device. The new amount is ${amountWords(now)}.`}</p>
          <Button
            onClick={() => {
              forget();
              setFaults({});
              setState('');
            }}
          >
            Use that amount
          </Button>
          <Button
            onClick={() => {
              void save(now);
            }}
          >
            Save this amount
          </Button>
        </div>
      )}
      {typeof state === 'object' && !(isChanged && state.code === 'changed') && (
        <p role="alert" className={styles.fault}>
          {`Not saved. ${state.message}`}
        </p>
      )}
      {left && <p className={styles.left}>{left}</p>}
    </form>
  );
}

const sides = [
  { name: 'width', label: 'Width, inches' },
  { name: 'length', label: 'Length, inches' },
  { name: 'count', label: 'Pieces' },
] as const satisfies readonly { name: keyof StashPiece; label: string }[];

/**
 * Returns the saving state of the form's amount in words: saving, saved, or not saved yet. Empty for any other state.
 */
function stateWords(state: '' | 'saving' | 'saved' | CallFailure, isTyped: boolean) {
  if (state === 'saving') return 'Saving…';
  if (isTyped) return state === '' ? 'Not saved yet, but kept on this device.' : '';
  return state === 'saved' ? 'Saved.' : '';
}
