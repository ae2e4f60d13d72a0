import type { Label } from './history-words';

/** A step of the history: the design before it (in the past) or after it (in the future), and its name. */
export interface Step<Design> {
  label: Label;
  design: Design;
  /** Later edits of this key continue the step. Missing after a draft is opened. */
  mergeKey?: string | undefined;
}

/** The state of a document on the server. */
export interface Stored {
  num: number;
  revision: number;
  /** The newer version on the server, which refused a save over it. */
  newer?: NewerVersion | undefined;
}

/** A version that was saved elsewhere. */
export interface NewerVersion {
  /** 0 if the server gave none. */
  revision: number;
  /** The server’s message. */
  message: string;
}

/**
 * The open document, with its history. `Design` is the state that undo restores, `Content` the part of it that the
 * server stores. Number and revision are kept outside the design, so that undo never reverses them. The content itself
 * always has number 0.
 */
export interface OpenDocument<Design, Content> {
  /** Local id, from when it was started or opened. */
  id: string;
  design: Design;
  /** Latest last. */
  past: readonly Step<Design>[];
  /** Next one last. */
  future: readonly Step<Design>[];
  /** Null for a document that was never saved. */
  stored: Stored | null;
  /** The content as it was started, opened or last saved. */
  saved: Content;
  /** Text of the field for a new name: the next save makes a new document of that name. */
  newName: string;
}

export type AnyDocument = OpenDocument<unknown, unknown>;

/** Limit on the steps that can be undone. */
const REMEMBERED = 200;

/** Returns a new document without history, in which `content` counts as saved. */
export function begun<Design, Content>(
  design: Design,
  content: Content,
  stored: Stored | null,
): OpenDocument<Design, Content> {
  return { id: crypto.randomUUID(), design, past: [], future: [], stored, saved: content, newName: '' };
}

/** Returns the document with a new design and one more step to undo; undone steps can't be redone any more. */
export function changed<Document extends AnyDocument>(
  document: Document,
  label: Label,
  design: Document['design'],
  mergeKey?: string,
): Document {
  const step = { label, design: document.design, ...(mergeKey !== undefined && { mergeKey }) };
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

/** Returns the document after the server has stored its content `saved` as `stored`; no step of its history. */
export function acknowledged<Document extends AnyDocument>(
  document: Document,
  saved: Document['saved'],
  stored: Stored,
): Document {
  return { ...document, saved, stored };
}

/**
 * Returns the document with a change of its content in the whole history, such as a name: undo never reverses it. The
 * saved content changes too if the server has the document, so that this change alone leaves nothing to save.
 */
export function changedThroughout<Design, Content>(
  document: OpenDocument<Design, Content>,
  contentOf: (design: Design) => Content,
  withContent: (design: Design, content: Content) => Design,
  change: (content: Content) => Content,
): OpenDocument<Design, Content> {
  // Shared contents stay shared.
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
