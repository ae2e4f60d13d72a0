import type { AnyDocument } from './open-document';
import { nothingSelected, type Selection } from './selection';

/** An open document with its selection. Editors add further state, which like the selection is not in the history. */
export interface Worked<Document extends AnyDocument = AnyDocument> {
  document: Document;
  selection: Selection;
}

/** A change of the work, as a pure function. `Needed` is the least state that it runs on. */
export interface CommandDefinition<Needed, Argument = null> {
  canRun: (work: Needed, argument: Argument) => boolean;
  run: <Given extends Needed>(work: Given, argument: Argument) => Given;
}

/** A command in the table of its kind of document. */
export interface Command<Needed, Argument = null> extends CommandDefinition<Needed, Argument> {
  /** Its name in the table. */
  type: string;
}

/** A command with its argument as JSON: it can be stored, sent, and replayed on equal work. */
export interface CommandData {
  type: string;
  argument: unknown;
}

/** A command with its argument: the effect of a button, key or drop. */
export interface Action<Needed> extends CommandData {
  canRun: (work: Needed) => boolean;
  run: <Given extends Needed>(work: Given) => Given;
}

/** Returns the action of a command: `act(commands.undo)`, `act(commands.chooseSize, 3)`. */
export function act<Needed, Argument>(
  { type, canRun, run }: Command<Needed, Argument>,
  ...[given]: null extends Argument ? [argument?: Argument] : [argument: Argument]
): Action<Needed> {
  // A missing argument is null by its type.
  const argument = (given ?? null) as Argument;
  return {
    type,
    argument,
    canRun: (work) => canRun(work, argument),
    run: (work) => run(work, argument),
  };
}

/** A type in its JSON form: equal to the type itself if JSON can hold it. */
type AsJson<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends ((...args: never) => unknown) | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | Date
    ? never
    : Value extends object
      ? { [Key in keyof Value]: AsJson<Value[Key]> }
      : never;

/** A table whose arguments are JSON; `never` in place of other commands. */
type WithJson<Definitions> = {
  [Type in keyof Definitions]: Definitions[Type] extends {
    canRun: (work: never, argument: infer Argument) => boolean;
  }
    ? Argument extends AsJson<Argument>
      ? Definitions[Type]
      : never
    : never;
};

/** All commands of one kind of document, by their types. */
export type CommandTable<Definitions> = {
  readonly [Type in keyof Definitions]: Definitions[Type] & { readonly type: Type };
};

/** Returns the commands of one kind of document, with their types. Their arguments must be JSON. */
export function commandTable<Definitions extends object>(
  definitions: Definitions & WithJson<Definitions>,
): CommandTable<Definitions> {
  const typed = Object.entries<object>(definitions).map(([type, command]) => [type, { ...command, type }]);
  return Object.fromEntries(typed) as CommandTable<Definitions>;
}

/** Returns what remains of an action when it is stored or sent. */
export function dataOf({ type, argument }: CommandData): CommandData {
  return { type, argument };
}

/** Returns the action of a command as data; null if the table has no command of this type. */
export function actionOf<Needed>(
  table: Readonly<Record<string, Command<Needed, never>>>,
  { type, argument }: CommandData,
): Action<Needed> | null {
  const command = Object.hasOwn(table, type) ? table[type] : undefined;
  return command ? act(command as Command<Needed, unknown>, argument) : null;
}

/** Returns a document as work on which nothing is selected. */
export function workOn<Document extends AnyDocument>(document: Document): Worked<Document> {
  return { document, selection: nothingSelected };
}

/** Returns a document after an action that needs no more than the document. */
export function ran<Document extends AnyDocument>(
  document: Document,
  action: Action<Worked<Document>>,
): Document {
  return action.run(workOn(document)).document;
}
