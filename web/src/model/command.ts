/** What a command works with beside the document: what is selected of that, and what was chosen. */
export interface Given<Selection, Argument> {
  selection: Selection;
  argument: Argument;
}

/** All that a command works on. */
export interface Context<Document, Selection, Argument> extends Given<Selection, Argument> {
  document: Document;
}

/**
 * Something that can be done to a document. Pure: it gives the document after it. Its selection or argument is null
 * where it uses none.
 */
export interface Command<Document, Selection = null, Argument = null> {
  /** Names it in the registry of its kind of document. */
  id: string;
  /** What the history calls it once it is done. */
  label: (given: Given<Selection, Argument>) => string;
  canRun: (context: Context<Document, Selection, Argument>) => boolean;
  run: (context: Context<Document, Selection, Argument>) => Document;
}

/**
 * A command with all that it works with but the document: what a button, a key or a drop does. Its id, selection and
 * argument are all that another screen needs to do the same.
 */
export interface Action<Document> extends Given<unknown, unknown> {
  id: string;
  label: string;
  canRun: (document: Document) => boolean;
  run: (document: Document) => Document;
}

/** What `act` has to be given: only what the command uses. */
type Said<Selection, Argument> = (null extends Selection ? { selection?: null } : { selection: Selection }) &
  (null extends Argument ? { argument?: null } : { argument: Argument });

/** The action of a command: `act(undo)`, `act(chooseSize, { argument: 3 })`. */
export function act<Document, Selection, Argument>(
  { id, label, canRun, run }: Command<Document, Selection, Argument>,
  ...[said]: object extends Said<Selection, Argument>
    ? [said?: Said<Selection, Argument>]
    : [said: Said<Selection, Argument>]
): Action<Document> {
  const { selection = null, argument = null } = (said ?? {}) as Partial<Given<Selection, Argument>>;
  // What isn't said is null by its type.
  const given = { selection, argument } as Given<Selection, Argument>;
  return {
    id,
    ...given,
    label: label(given),
    canRun: (document) => canRun({ document, ...given }),
    run: (document) => run({ document, ...given }),
  };
}
