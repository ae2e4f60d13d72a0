import { newId } from '../new-id.js';
import type { AnyDocument } from './open-document.js';
import { nothingSelected, type Selection } from './selection.js';

/**
 * An open document with its selection. Editors add further state. Neither the selection nor the further state is in the
 * history.
 */
export interface Worked<Document extends AnyDocument = AnyDocument> {
  document: Document;
  selection: Selection;
}

/**
 * A command: a pure function that changes the document, the selection or other state of the editor. `Needed` is
 * the smallest state that the command needs. New items get their ids from `newIds`. Without it, they get the
 * next numbers, which is enough for a preview.
 */
export interface CommandDefinition<Needed, Argument = null> {
  canRun: (work: Needed, argument: Argument) => boolean;
  run: <Given extends Needed>(work: Given, argument: Argument, newIds?: string) => Given;
}

/** A command in the command table of its kind of document. */
export interface Command<Needed, Argument = null> extends CommandDefinition<Needed, Argument> {
  /** The command's name in the table. */
  type: string;
}

/**
 * The name of a command and its argument, as JSON. This data can be stored, sent, and replayed on an equal
 * document with an equal selection. The result is the same on every machine, ids included.
 */
export interface CommandData {
  type: string;
  argument: unknown;
  /** A unique id, from which the command makes the ids of new items. Missing before the action is issued. */
  newIds?: string | undefined;
}

/** A command with its argument, ready to run: the effect of a button, key or drop. */
export interface Action<Needed> extends CommandData {
  canRun: (work: Needed) => boolean;
  run: <Given extends Needed>(work: Given) => Given;
  /** Returns the same action with an id for new items. */
  withNewIds: (newIds: string) => Action<Needed>;
}

/** Returns the action of a command with an argument: `act(commands.undo)`, `act(commands.chooseSize, 3)`. */
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

/** Returns the action with a new id for its new items. An action is issued once, when a quilter runs it. */
export function issued<Needed>(action: Action<Needed>): Action<Needed> {
  return action.newIds === undefined ? action.withNewIds(newId()) : action;
}

/**
 * The type of a value after it is stored as JSON. It is the same type if JSON can represent it, and `never` for
 * functions, maps, sets and dates.
 */
type AsJson<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends ((...args: never) => unknown) | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | Date
    ? never
    : Value extends object
      ? { [Key in keyof Value]: AsJson<Value[Key]> }
      : never;

/** A command table in which every command whose argument isn't JSON is replaced by `never`. */
type WithJson<Definitions> = {
  [Type in keyof Definitions]: Definitions[Type] extends {
    canRun: (work: never, argument: infer Argument) => boolean;
  }
    ? Argument extends AsJson<Argument>
      ? Definitions[Type]
      : never
    : never;
};

/** All commands of one kind of document, by their names. */
export type CommandTable<Definitions> = {
  readonly [Type in keyof Definitions]: Definitions[Type] & { readonly type: Type };
};

/** Returns a command table, in which each command also has its name as `type`. All arguments must be JSON. */
export function commandTable<Definitions extends object>(
  definitions: Definitions & WithJson<Definitions>,
): CommandTable<Definitions> {
  const typed = Object.entries<object>(definitions).map(([type, command]) => [type, { ...command, type }]);
  return Object.fromEntries(typed) as CommandTable<Definitions>;
}

/** Returns the part of an action that can be stored or sent. */
export function dataOf({ type, argument, newIds }: CommandData): CommandData {
  return { type, argument, ...(newIds !== undefined && { newIds }) };
}

/** Returns the action for stored data; null if the table has no command with this name. */
export function actionOf<Needed>(
  table: Readonly<Record<string, Command<Needed, never>>>,
  { type, argument, newIds }: CommandData,
): Action<Needed> | null {
  const command = Object.hasOwn(table, type) ? table[type] : undefined;
  return command ? bound(command as Command<Needed, unknown>, argument, newIds) : null;
}

/** Returns a document with an empty selection, as commands need it. */
export function workOn<Document extends AnyDocument>(document: Document): Worked<Document> {
  return { document, selection: nothingSelected };
}

/** Returns a document after an action that needs only the document. */
export function ran<Document extends AnyDocument>(
  document: Document,
  action: Action<Worked<Document>>,
): Document {
  return action.run(workOn(document)).document;
}
