/** What a command gets beside the document: what is selected in it, and what was chosen. */
export interface Given<Selection, Argument> {
  selection: Selection;
  argument: Argument;
}

/** All that a command gets. */
export interface Context<Document, Selection, Argument> extends Given<Selection, Argument> {
  document: Document;
}

/**
 * A change of a document, as a pure function: it gives the document after it. Selection and argument are null where it
 * uses none.
 */
export interface Command<Document, Selection = null, Argument = null> {
  /** Names it in the registry of its kind of document. */
  id: string;
  /** Its name in the history. */
  label: (given: Given<Selection, Argument>) => string;
  canRun: (context: Context<Document, Selection, Argument>) => boolean;
  run: (context: Context<Document, Selection, Argument>) => Document;
}

/**
 * A command with its selection and argument: what a button, a key or a drop does to the document. With these and its id
 * another screen can do the same.
 */
export interface Action<Document> extends Given<unknown, unknown> {
  id: string;
  label: string;
  canRun: (document: Document) => boolean;
  run: (document: Document) => Document;
}

/** What `act` takes: only what the command uses. */
type Options<Selection, Argument> = (null extends Selection
  ? { selection?: Selection }
  : { selection: Selection }) &
  (null extends Argument ? { argument?: Argument } : { argument: Argument });

/** The action of a command: `act(undo)`, `act(chooseSize, { argument: 3 })`. */
export function act<Document, Selection, Argument>(
  { id, label, canRun, run }: Command<Document, Selection, Argument>,
  ...[options]: object extends Options<Selection, Argument>
    ? [options?: Options<Selection, Argument>]
    : [options: Options<Selection, Argument>]
): Action<Document> {
  const { selection = null, argument = null } = (options ?? {}) as Partial<Given<Selection, Argument>>;
  // What isn't given is null by its type.
  const given = { selection, argument } as Given<Selection, Argument>;
  return {
    id,
    ...given,
    label: label(given),
    canRun: (document) => canRun({ document, ...given }),
    run: (document) => run({ document, ...given }),
  };
}
