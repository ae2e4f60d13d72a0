/** Something that was done: the design before it (in the past) or after it (in the future), and its name. */
export interface Step<Design> {
  label: string;
  design: Design;
}

/** What the server knows a document by. */
export interface Stored {
  num: number;
  revision: number;
  /** The version that the server has since: it refused a save over it. */
  newer?: NewerVersion | undefined;
}

/** A version that was saved elsewhere. */
export interface NewerVersion {
  /** 0 where the server didn’t say it. */
  revision: number;
  /** The server’s words. */
  message: string;
}

/**
 * A document that is worked on, with its history. `Design` is what undo goes back to, `Content` the part of it that the
 * server stores. What the server knows is kept beside the design, so that undo never takes back a number or a revision.
 * The content itself always has number 0.
 */
export interface OpenDocument<Design, Content> {
  /** Its own, from when it was begun or opened. */
  id: string;
  design: Design;
  /** Latest last. */
  past: readonly Step<Design>[];
  /** Next one last. */
  future: readonly Step<Design>[];
  /** Null for what was never saved. */
  stored: Stored | null;
  /** The content as it was begun, opened or last saved. */
  saved: Content;
  /** What the field for a new name holds: the next save makes a new document of that name. */
  newName: string;
}

export type AnyDocument = OpenDocument<unknown, unknown>;

/** Steps that can be undone. */
const REMEMBERED = 200;

/** A new document without history, in which `content` counts as saved. */
export function begun<Design, Content>(
  design: Design,
  content: Content,
  stored: Stored | null,
): OpenDocument<Design, Content> {
  return { id: crypto.randomUUID(), design, past: [], future: [], stored, saved: content, newName: '' };
}

/** The document with a new design and one more step to undo; what was undone can't be redone any more. */
export function changed<Document extends AnyDocument>(
  document: Document,
  label: string,
  design: Document['design'],
): Document {
  const past = [...document.past, { label, design: document.design }].slice(-REMEMBERED);
  return { ...document, design, past, future: [] };
}

export function undone<Document extends AnyDocument>(document: Document): Document {
  const step = document.past.at(-1);
  if (!step) return document;
  return {
    ...document,
    design: step.design,
    past: document.past.slice(0, -1),
    future: [...document.future, { label: step.label, design: document.design }],
  };
}

export function redone<Document extends AnyDocument>(document: Document): Document {
  const step = document.future.at(-1);
  if (!step) return document;
  return {
    ...document,
    design: step.design,
    past: [...document.past, { label: step.label, design: document.design }],
    future: document.future.slice(0, -1),
  };
}

/** The document after the server has stored its content `saved` as `stored`; no step of its history. */
export function acknowledged<Document extends AnyDocument>(
  document: Document,
  saved: Document['saved'],
  stored: Stored,
): Document {
  return { ...document, saved, stored };
}

/**
 * The document with a change of its content that is no step of its history but goes through all of it, as that of a
 * name: undo never takes it back. What was saved is changed too where the server knows it, so that this alone is
 * nothing to save.
 */
export function changedThroughout<Design, Content>(
  document: OpenDocument<Design, Content>,
  contentOf: (design: Design) => Content,
  withContent: (design: Design, content: Content) => Design,
  change: (content: Content) => Content,
): OpenDocument<Design, Content> {
  // What was one content is one content again.
  const changes = new Map<Content, Content>();
  const changeOnce = (content: Content) => {
    const done = changes.get(content) ?? change(content);
    changes.set(content, done);
    return done;
  };
  const designOf = (design: Design) => withContent(design, changeOnce(contentOf(design)));
  const stepOf = ({ label, design }: Step<Design>) => ({ label, design: designOf(design) });
  return {
    ...document,
    design: designOf(document.design),
    past: document.past.map(stepOf),
    future: document.future.map(stepOf),
    saved: document.stored ? changeOnce(document.saved) : document.saved,
  };
}
