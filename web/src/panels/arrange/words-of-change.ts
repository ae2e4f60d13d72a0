import type { AnyDocument } from '../../model/open-document';
import type { Worked } from '../../model/selection-edits';

/** What the words of one table are for what all of them tell. */
interface Words<Work> {
  /** What is selected, and where it lies. */
  ofSelected: (work: Work) => string;
  /** What a step did that was about something else than that, or took it away; null for others. */
  ofStep?: (before: Work, after: Work) => string | null;
  /** Whether a step was about something else, of which its name says all. */
  isElsewhere?: (before: Work, after: Work) => boolean;
  copied: string;
}

/** What led from one state of a document to the next: a step that was taken back or done again, or a new one by its name. */
export function stepBetween(
  was: AnyDocument,
  is: AnyDocument,
): { kind: 'undone' | 'redone' | 'done'; label: string } | null {
  if (was.id !== is.id || was.design === is.design) return null;
  const [undone, redone, done] = [was.past.at(-1), was.future.at(-1), is.past.at(-1)];
  if (undone && undone.design === is.design) return { kind: 'undone', label: undone.label };
  if (redone && redone.design === is.design) return { kind: 'redone', label: redone.label };
  // A nudge goes on with the step before; a name is none.
  if (!done || (done.design !== was.design && is.past !== was.past)) return null;
  return { kind: 'done', label: done.label };
}

/** A step that was taken back or done again, in words; null for a new one. */
export function wordsOfUndo({ kind, label }: { kind: string; label: string }): string | null {
  if (kind === 'done') return null;
  return kind === 'undone' ? `Undone: ${label}` : `Redone: ${label}`;
}

/** What led from one state of the work to the next, for those who don't see it; null where there is nothing to tell. */
export function wordsOfChange<Work extends Worked & { clipboard: unknown }>(
  before: Work,
  after: Work,
  { ofSelected, ofStep, isElsewhere, copied }: Words<Work>,
): string | null {
  const [was, is] = [before.document, after.document];
  if (was.id !== is.id) return null;
  if (was.design !== is.design) {
    const step = stepBetween(was, is);
    if (!step) return null;
    const again = wordsOfUndo(step);
    if (again !== null) return again;
    const { label } = step;
    const other = ofStep?.(before, after) ?? null;
    if (other !== null) return `${label}: ${other}`;
    if (after.selection.size === 0 || isElsewhere?.(before, after)) return label;
    const words = ofSelected(after);
    // What is laid gives its step its name.
    return words.startsWith(`${label}, `) ? words : `${label}: ${words}`;
  }
  if (before.clipboard !== after.clipboard && after.clipboard) return copied;
  return before.selection === after.selection ? null : ofSelected(after);
}
