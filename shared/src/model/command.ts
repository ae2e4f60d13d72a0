import { newId } from '../new-id.js';
import type { AnyDocument } from './open-document.js';
import { nothingSelected, type Selection } from './selection.js';

/**
 * The state of an editor that commands read and change: an open document, and the numbers of its selected items.
 * Editors add further state. Only the document has a history.
 */
export interface Worked<Document extends AnyDocument = AnyDocument> {
  document: Document;
  selection: Selection;
}

/**
 * A command: a pure function that changes the document, the selection or other state of the editor. `Needed` is the
 * state that the command needs. The ids of new items are computed from `newIds`. Without `newIds`, they are the next
 * unused numbers, which is enough for a preview.
 */
export interface CommandDefinition<Needed, Argument = null> {
  canRun: (work: Needed, argument: Argument) => boolean;
  run: <Given extends Needed>(work: Given, argument: Argument, newIds?: string) => Given;
}

/** A command in the table of all commands for its kind of document. */
export interface Command<Needed, Argument = null> extends CommandDefinition<Needed, Argument> {
  /** The command's name in its table. */
  type: string;
}

/**
 * The name of a command and its argument, as JSON. This data can be stored, sent, and replayed on an equal
 * document with an equal selection. The result is the same on every machine, ids included.
 */
export interface CommandData {
  type: string;
  argument: unknown;
  /** A unique id, from which the ids of new items are computed. Missing until `issued` adds it. */
  newIds?: string | undefined;
}

/** A command with its argument, ready to run: the effect of a button, key or drop. */
export interface Action<Needed> extends CommandData {
  canRun: (work: Needed) => boolean;
  run: <Given extends Needed>(work: Given) => Given;
  /** Returns the same action with `newIds`, from which it computes the ids of new items. */
  withNewIds: (newIds: string) => Action<Needed>;
}

/** Returns a command with its argument, ready to run: `act(commands.undo)`, `act(commands.chooseSize, 3)`. */
export function act<Needed, Argument>(
  command: Command<Needed, Argument>,
  ...[given]: null extends Argument ? [argument?: Argument] : [argument: Argument]
): Action<Needed> {
  // The type allows a missing argument only for commands that take null.
  return bound(command, (given ?? null) as Argument);
}

function bound<Needed, Argument>(
  command: Command<Needed, Argument>,
  argument: Argument,
  newIds?: string,
): Action<Needed> {
  return {
    type: command.type,
    argument,
    ...(newIds !== undefined && { newIds }),
    canRun: (work) => command.canRun(work, argument),
    run: (work) => command.run(work, argument, newIds),
    withNewIds: (ids) => bound(command, argument, ids),
  };
}

/**
 * Returns the action with a new unique id, from which it computes the ids of new items. Call it once for each time that
 * a quilter runs an action.
 */
export function issued<Needed>(action: Action<Needed>): Action<Needed> {
  return action.newIds === undefined ? action.withNewIds(newId()) : action;
}

/**
 * The type of a value after it is stored as JSON and read again. A type that JSON can represent stays the same. The
 * result is `never` for functions, maps, sets and dates.
 */
type AsJson<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends ((...args: never) => unknown) | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | Date
    ? never
    : Value extends object
      ? { [Key in keyof Value]: AsJson<Value[Key]> }
      : never;

/** A table of commands, in which `never` replaces each command whose argument JSON can't represent. */
type WithJson<Definitions> = {
  [Type in keyof Definitions]: Definitions[Type] extends {
    canRun: (work: never, argument: infer Argument) => boolean;
  }
    ? Argument extends AsJson<Argument>
      ? Definitions[Type]
      : never
    : never;
};

/** A table of all commands for one kind of document, by name. */
export type CommandTable<Definitions> = {
  readonly [Type in keyof Definitions]: Definitions[Type] & { readonly type: Type };
};

/**
 * Returns a table in which each command also has its name as `type`. Every argument must be a type that JSON can
 * represent.
 */
export function commandTable<Definitions extends object>(
  definitions: Definitions & WithJson<Definitions>,
): CommandTable<Definitions> {
  const typed = Object.entries<object>(definitions).map(([type, command]) => [type, { ...command, type }]);
  return Object.fromEntries(typed) as CommandTable<Definitions>;
}

/** Returns only those parts of an action that can be stored or sent. */
export function dataOf({ type, argument, newIds }: CommandData): CommandData {
  return { type, argument, ...(newIds !== undefined && { newIds }) };
}

/** Returns the action that stored data describes; null if the table has no command with this name. */
export function actionOf<Needed>(
  table: Readonly<Record<string, Command<Needed, never>>>,
  { type, argument, newIds }: CommandData,
): Action<Needed> | null {
  const command = Object.hasOwn(table, type) ? table[type] : undefined;
  return command ? bound(command as Command<Needed, unknown>, argument, newIds) : null;
}

/** Returns the state for commands that need only a document: the document, with nothing selected. */
export function workOn<Document extends AnyDocument>(document: Document): Worked<Document> {
  return { document, selection: nothingSelected };
}

/** Returns the document after an action that needs no selection or other state. */
export function ran<Document extends AnyDocument>(
  document: Document,
  action: Action<Worked<Document>>,
): Document {
  return action.run(workOn(document)).document;
}
