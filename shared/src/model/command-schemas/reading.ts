import { z } from 'zod';
import { failure, success, type Result } from '../../result.js';
import { actionOf, type Action, type Command } from '../command.js';

/** The type of a command's argument. */
type ArgumentOf<Definition> = Definition extends {
  canRun: (work: never, argument: infer Argument) => boolean;
}
  ? Argument
  : never;

/** A schema for the argument of each command in a table. If a schema is missing, the code doesn't compile. */
export type SchemasOf<Table> = { [Type in keyof Table]: z.ZodType<ArgumentOf<Table[Type]>> };

const dataSchema = z.object({ type: z.string(), argument: z.unknown(), newIds: z.uuidv4().optional() });

/**
 * Returns a function that reads a command from outside, such as from a file or another device. The function returns the
 * command's action, or an error:
 * - `NOT_A_COMMAND`: the value isn't a command at all.
 * - `UNKNOWN_COMMAND`: the table has no such command.
 * - `BAD_ARGUMENT`: the argument is wrong.
 */
export function commandReader<Needed, Table extends Readonly<Record<string, Command<Needed, never>>>>(
  table: Table & Readonly<Record<string, Command<Needed, never>>>,
  schemas: SchemasOf<Table>,
): (value: unknown) => Result<Action<Needed>> {
  return (value) => {
    const { data } = dataSchema.safeParse(value);
    if (!data) return failure('NOT_A_COMMAND', 'A command needs a type and an argument.');
    const { type, newIds } = data;
    const schema = Object.hasOwn(schemas, type) ? schemas[type as keyof Table] : undefined;
    if (!schema) return failure('UNKNOWN_COMMAND', `There is no command “${type}”.`);
    const argument = schema.safeParse(data.argument);
    if (!argument.success) {
      const [{ path, message } = { path: [], message: '' }] = argument.error.issues;
      return failure('BAD_ARGUMENT', `The argument of “${type}” at “${path.join('.')}” is wrong: ${message}`);
    }
    const action = actionOf<Needed>(table, { type, argument: argument.data, newIds });
    return action ? success(action) : failure('UNKNOWN_COMMAND', `There is no command “${type}”.`);
  };
}
