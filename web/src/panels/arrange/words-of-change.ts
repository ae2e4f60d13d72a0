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

/** What led from one state of the work to the next, for those who don't see it; null where there is nothing to tell. */
export function wordsOfChange<Work extends Worked & { clipboard: unknown }>(
  before: Work,
  after: Work,
  { ofSelected, ofStep, isElsewhere, copied }: Words<Work>,
): string | null {
  const [was, is] = [before.document, after.document];
  if (was.id !== is.id) return null;
  if (was.design !== is.design) {
    const [undone, redone, done] = [was.past.at(-1), was.future.at(-1), is.past.at(-1)];
    if (undone && undone.design === is.design) return `Undone: ${undone.label}`;
    if (redone && redone.design === is.design) return `Redone: ${redone.label}`;
    // A nudge goes on with the step before; a name is none.
    if (!done || (done.design !== was.design && is.past !== was.past)) return null;
    const other = ofStep?.(before, after) ?? null;
    if (other !== null) return `${done.label}: ${other}`;
    if (after.selection.size === 0 || isElsewhere?.(before, after)) return done.label;
    const words = ofSelected(after);
    // What is laid gives its step its name.
    return words.startsWith(`${done.label}, `) ? words : `${done.label}: ${words}`;
  }
  if (before.clipboard !== after.clipboard && after.clipboard) return copied;
  return before.selection === after.selection ? null : ofSelected(after);
}
