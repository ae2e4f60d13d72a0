import type { Worked } from '@quiltwright/shared/model/command';
import { describeLabel } from '@quiltwright/shared/model/history-words';
import type { AnyDocument } from '@quiltwright/shared/model/open-document';

/** An editor's own words for announcements, which `describeChange` combines. */
interface Words<Work> {
  /** Describes the selected items and their place, in words. */
  ofSelected: (work: Work) => string;
  /**
   * Describes the effect of a step of the history if `ofSelected` doesn't describe it, for example a removal. Null for
   * other steps.
   */
  ofStep?: (before: Work, after: Work) => string | null;
  /** True if a step changed something other than the selected items. Then only the name of the step is announced. */
  isElsewhere?: (before: Work, after: Work) => boolean;
  copied: string;
}

/**
 * Returns the step of the history between two states of a document: its name, and whether it was undone, redone or new.
 * Null if no step leads from the first state to the second.
 */
export function stepBetween(
  was: AnyDocument,
  is: AnyDocument,
): { kind: 'undone' | 'redone' | 'done'; label: string } | null {
  if (was.id !== is.id || was.design === is.design) return null;
  const [undone, redone, done] = [was.past.at(-1), was.future.at(-1), is.past.at(-1)];
  if (undone && undone.design === is.design) return { kind: 'undone', label: describeLabel(undone.label) };
  if (redone && redone.design === is.design) return { kind: 'redone', label: describeLabel(redone.label) };
  // A nudge that extends the previous step adds no step but still counts. Naming the document is no step.
  if (!done || (done.design !== was.design && is.past !== was.past)) return null;
  return { kind: 'done', label: describeLabel(done.label) };
}

/** Returns the announcement of an undone or redone step; null for a new step. */
export function describeUndo({ kind, label }: { kind: string; label: string }): string | null {
  if (kind === 'done') return null;
  return kind === 'undone' ? `Undone: ${label}` : `Redone: ${label}`;
}

/**
 * Describes the change from one state of an editor to the next in words, for people who can't see the canvas. Null for
 * a change without words.
 */
export function describeChange<Work extends Worked & { clipboard: unknown }>(
  before: Work,
  after: Work,
  { ofSelected, ofStep, isElsewhere, copied }: Words<Work>,
): string | null {
  const [was, is] = [before.document, after.document];
  if (was.id !== is.id) return null;
  if (was.design !== is.design) {
    const step = stepBetween(was, is);
    if (!step) return null;
    const again = describeUndo(step);
    if (again !== null) return again;
    const { label } = step;
    const other = ofStep?.(before, after) ?? null;
    if (other !== null) return `${label}: ${other}`;
    if (after.selection.size === 0 || isElsewhere?.(before, after)) return label;
    const words = ofSelected(after);
    // The step that adds an item is named after the item, so the item isn't named twice.
    return words.startsWith(`${label}, `) ? words : `${label}: ${words}`;
  }
  if (before.clipboard !== after.clipboard && after.clipboard) return copied;
  return before.selection === after.selection ? null : ofSelected(after);
}
