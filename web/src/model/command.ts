/** The input of a command beside the document: the selection, and the chosen value. */
export interface Given<Selection, Argument> {
  selection: Selection;
  argument: Argument;
}

/** The whole input of a command. */
export interface Context<Document, Selection, Argument> extends Given<Selection, Argument> {
  document: Document;
}

/**
 * A change of a document, as a pure function that returns the document after it. Selection and argument are null if
 * unused.
 */
export interface Command<Document, Selection = null, Argument = null> {
  /** Identifies the command in the registry of its kind of document. */
  id: string;
  /** Returns its name in the history. */
  label: (given: Given<Selection, Argument>) => string;
  canRun: (context: Context<Document, Selection, Argument>) => boolean;
  run: (context: Context<Document, Selection, Argument>) => Document;
}

/**
 * A command with its selection and argument: the effect of a button, key or drop on the document. Another screen can
 * repeat it with these values and its id.
 */
export interface Action<Document> extends Given<unknown, unknown> {
  id: string;
  label: string;
  canRun: (document: Document) => boolean;
  run: (document: Document) => Document;
}

/** The options of `act`: only those that the command uses. */
type Options<Selection, Argument> = (null extends Selection
  ? { selection?: Selection }
  : { selection: Selection }) &
  (null extends Argument ? { argument?: Argument } : { argument: Argument });

/** Returns the action of a command: `act(undo)`, `act(chooseSize, { argument: 3 })`. */
export function act<Document, Selection, Argument>(
  { id, label, canRun, run }: Command<Document, Selection, Argument>,
  ...[options]: object extends Options<Selection, Argument>
    ? [options?: Options<Selection, Argument>]
    : [options: Options<Selection, Argument>]
): Action<Document> {
  const { selection = null, argument = null } = (options ?? {}) as Partial<Given<Selection, Argument>>;
  // A missing value is null by its type.
  const given = { selection, argument } as Given<Selection, Argument>;
  return {
    id,
    ...given,
    label: label(given),
    canRun: (document) => canRun({ document, ...given }),
    run: (document) => run({ document, ...given }),
  };
}
