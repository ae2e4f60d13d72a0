import { counted } from '@quiltwright/shared/counted';
import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { StartError } from '../common/start-error.js';
import { withModule } from '../database/with-module.js';
import { AccountFault, AccountsService } from '../accounts/accounts.service.js';
import { AccountRemoval } from './account-removal.js';
import { subscriberLine } from './subscriber-line.js';
import { SubscribersModule } from './subscribers.module.js';

const USAGE = `Usage:
  npm run subscriber -- add EMAIL [--password PASSWORD]
  npm run subscriber -- list
  npm run subscriber -- remove EMAIL
  npm run subscriber -- set-password EMAIL [--password PASSWORD]

Without --password, a password is generated and printed.`;

const COMMANDS = ['add', 'list', 'remove', 'set-password'] as const;
type Command = (typeof COMMANDS)[number];

/**
 * Runs `npm run subscriber`, which adds, lists or removes subscribers, or sets a password. A server may run at the same
 * time.
 *
 * @param args the arguments after the program's name
 * @param variables the environment
 * @returns the text to print.
 * @throws StartError with the reason, and with the usage if the command was misspelt.
 */
export async function runSubscriberCommand(
  args: readonly string[],
  variables: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const { command, email, password } = parse(args);
  try {
    return await withModule(SubscribersModule, (app) => run(app, command, email, password), variables);
  } catch (error) {
    throw error instanceof AccountFault ? new StartError(error.message) : error;
  }
}

async function run(
  app: INestApplicationContext,
  command: Command,
  email: string,
  password: string | undefined,
): Promise<string> {
  const accounts = app.get(AccountsService, { strict: false });
  switch (command) {
    case 'add': {
      const added = await accounts.add(email, password);
      return `${added.account.email} is subscriber ${added.account._id}. Password: ${added.password}`;
    }
    case 'list': {
      const all = await accounts.all();
      const lines = all.map((account) => subscriberLine(account, new Date()));
      return lines.length > 0 ? lines.join('\n') : 'There are no subscribers.';
    }
    case 'remove': {
      const quilts = await app.get(AccountRemoval).remove(email);
      return `Removed ${email} and ${counted(quilts, 'quilt')}.`;
    }
    case 'set-password': {
      return `New password of ${email}: ${await accounts.setPassword(email, password)}`;
    }
  }
}

function parse(args: readonly string[]): { command: Command; email: string; password: string | undefined } {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { password: { type: 'string' } },
    });
    const [name, email = '', ...rest] = positionals;
    const command = COMMANDS.find((known) => known === name);
    if (!command || rest.length > 0 || (email === '') !== (command === 'list')) throw new StartError(USAGE);
    return { command, email, password: values.password };
  } catch {
    throw new StartError(USAGE);
  }
}
