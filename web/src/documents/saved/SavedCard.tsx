import { Copy, Pencil, RotateCw, Trash2 } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button, IconButton } from '../../ui/basics/Button';
import styles from './SavedCard.module.css';

/**
 * The data and functions that a list of saved documents gives to each card: the document's name, its state, and the
 * functions that the card's buttons call.
 */
export interface CardState {
  name: string;
  isInEditor: boolean;
  /** True while the document is being fetched for its editor. */
  isOpening: boolean;
  onOpen: () => void;
  /** Makes a copy of the document; absent if the document can't be read. */
  onDuplicate?: (() => void) | undefined;
  onRename: () => void;
  onDelete: () => void;
}

interface SavedCardProps extends CardState {
  ref?: Ref<HTMLElement>;
  picture: ReactNode;
  /** Facts about the document, one line each, for example its size. */
  facts: readonly string[];
  /**
   * The words of the button that opens the document; null if it can't be opened. If the document is already open, the
   * card replaces these words.
   */
  open: string | null;
  /** Buttons beside the one that opens the document. */
  more?: ReactNode;
}

/**
 * A card for a saved document. It has the document's picture and name, lines about it (`facts`), and buttons that open,
 * copy, rename and delete it.
 */
export function SavedCard({
  ref,
  name,
  picture,
  facts,
  isInEditor,
  open,
  more,
  isOpening,
  onOpen,
  onDuplicate,
  onRename,
  onDelete,
}: SavedCardProps) {
  return (
    <article ref={ref} className={styles.card} aria-label={name}>
      <div className={styles.picture}>
        <div className={styles.frame}>{picture}</div>
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        {facts.map((fact) => (
          <p key={fact} className={styles.fact}>
            {fact}
          </p>
        ))}
        {isInEditor && <p className={styles.chip}>Open now</p>}
      </div>
      <div className={styles.actions}>
        {open !== null && (
          <Button
            className={styles.open}
            aria-label={isInEditor ? `Continue with ${name}` : `${open} ${name}`}
            aria-disabled={isOpening}
            onClick={onOpen}
          >
            {isOpening ? 'Opening…' : isInEditor ? 'Continue' : open}
          </Button>
        )}
        {more}
        {onDuplicate && (
          <IconButton label={`Duplicate ${name}`} onClick={onDuplicate}>
            <Copy aria-hidden />
          </IconButton>
        )}
        <IconButton label={`Rename ${name}`} onClick={onRename}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton label={`Delete ${name}`} onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </article>
  );
}

/** Replaces a missing picture: says why it is missing, with a button to try again. */
export function PictureFault({
  message,
  isBusy,
  onRetry,
}: {
  message: string;
  isBusy: boolean;
  onRetry: () => void;
}) {
  return (
    <div className={styles.fault}>
      <p>{message}</p>
      <Button disabled={isBusy} onClick={onRetry}>
        <RotateCw aria-hidden />
        Try again
      </Button>
    </div>
  );
}
