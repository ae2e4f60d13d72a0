import { newId } from '../new-id.js';
import type { Label } from './history-words.js';
import type { SelectedAround } from './selection.js';

/**
 * A step of the history. `design` is the design before the step if the step can be undone, and the design after the
 * step if it can be redone.
 */
export interface Step<Design> {
  label: Label;
  design: Design;
  /**
   * The same text for all edits that belong to one step: an edit with the same text continues this step. Missing in the
   * steps of an opened draft.
   */
  mergeKey?: string | undefined;
  /** The selections before and after the step. Missing in the steps of an opened draft. */
  selected?: SelectedAround | undefined;
}

/** The number and revision of a document on the server. */
export interface Stored {
  num: number;
  revision: number;
  /** The newer version on the server. Present after the server refused a save because of this version. */
  newer?: NewerVersion | undefined;
}

/** A version of the document that was saved in another tab or on another device. */
export interface NewerVersion {
  /** The revision number of this version; 0 if the server gave none. */
  revision: number;
  /** The server’s message about this version. */
  message: string;
}

/**
 * A document that is open in an editor, with its history. `Design` is the part that undo restores. `Content` is the
 * part of the design that the server stores. The number inside the content is always 0. The real number and revision
 * are in `stored`, outside the design, so that undo never restores an earlier number or revision.
 */
export interface OpenDocument<Design, Content> {
  /** The id of the document on this device. It is made when the document is started or opened. */
  id: string;
  design: Design;
  /** The steps that can be undone, latest last. */
  past: readonly Step<Design>[];
  /** The steps that can be redone. The last one is redone first. */
  future: readonly Step<Design>[];
  /** The number and revision on the server; null for a document that was never saved. */
  stored: Stored | null;
  /** The content at the time when the document was started, opened or last saved. */
  saved: Content;
  /**
   * The new name that the quilter has entered for the document; empty if there is none. If it isn't empty, the next
   * save makes a new document with this name.
   */
  newName: string;
}

export type AnyDocument = OpenDocument<unknown, unknown>;

/** The greatest number of steps that can be undone. Older steps are forgotten. */
const REMEMBERED = 200;

/** Returns a new document without history, in which `content` counts as saved. */
export function begun<Design, Content>(
  design: Design,
  content: Content,
  stored: Stored | null,
): OpenDocument<Design, Content> {
  return { id: newId(), design, past: [], future: [], stored, saved: content, newName: '' };
}

/**
 * Returns the document with a new design, and one more step that can be undone. Steps that were undone can't be redone
 * any more.
 */
export function changed<Document extends AnyDocument>(
  document: Document,
  label: Label,
  design: Document['design'],
  { mergeKey, selected }: Pick<Step<unknown>, 'mergeKey' | 'selected'> = {},
): Document {
  const step = {
    ...{ label, design: document.design },
    ...(mergeKey !== undefined && { mergeKey }),
    ...(selected && { selected }),
  };
  const past = [...document.past, step].slice(-REMEMBERED);
  return { ...document, design, past, future: [] };
}

export function undone<Document extends AnyDocument>(document: Document): Document {
  const step = document.past.at(-1);
  if (!step) return document;
  return {
    ...document,
    design: step.design,
    past: document.past.slice(0, -1),
    future: [...document.future, { ...step, design: document.design }],
  };
}

export function redone<Document extends AnyDocument>(document: Document): Document {
  const step = document.future.at(-1);
  if (!step) return document;
  return {
    ...document,
    design: step.design,
    past: [...document.past, { ...step, design: document.design }],
    future: document.future.slice(0, -1),
  };
}

/**
 * Returns the document after a successful save, without a new step in the history. `saved` is the saved content, and
 * `stored` its number and revision on the server.
 */
export function acknowledged<Document extends AnyDocument>(
  document: Document,
  saved: Document['saved'],
  stored: Stored,
): Document {
  return { ...document, saved, stored };
}

/**
 * Returns the document with `change` applied to its content in every step of the history, so that undo never reverses
 * this change. Renaming uses this function. If the server has the document, the saved content changes too, so that the
 * change doesn't count as unsaved.
 */
export function changedThroughout<Design, Content>(
  document: OpenDocument<Design, Content>,
  contentOf: (design: Design) => Content,
  withContent: (design: Design, content: Content) => Design,
  change: (content: Content) => Content,
): OpenDocument<Design, Content> {
  // Caches changed contents, so that contents shared by several steps stay shared.
  const changes = new Map<Content, Content>();
  const changeOnce = (content: Content) => {
    const done = changes.get(content) ?? change(content);
    changes.set(content, done);
    return done;
  };
  const designOf = (design: Design) => withContent(design, changeOnce(contentOf(design)));
  const stepOf = (step: Step<Design>) => ({ ...step, design: designOf(step.design) });
  return {
    ...document,
    design: designOf(document.design),
    past: document.past.map(stepOf),
    future: document.future.map(stepOf),
    saved: document.stored ? changeOnce(document.saved) : document.saved,
  };
}
