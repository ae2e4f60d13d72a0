import { StartError } from '../common/start-error.js';
import { withModule } from '../database/with-module.js';
import { type PageFacts, SharedPagesRepository } from './shared-pages.repository.js';
import { pathOf, SharedPagesService } from './shared-pages.service.js';
import { SharedPagesModule } from './shared-pages.module.js';

const USAGE = `Usage:
  npm run shared -- list
  npm run shared -- take-down TOKEN

TOKEN is the last part of the page's address. The whole address does too.`;

/**
 * Runs `npm run shared`, which lists the shared pages or removes one of them. A server may run at the same time.
 *
 * @param args the arguments after the program's name
 * @param variables the environment
 * @returns the text to print.
 * @throws StartError with the reason, and with the usage if the command was misspelt.
 */
export async function runSharedCommand(
  args: readonly string[],
  variables: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const [command, address = '', ...rest] = args;
  const isKnown = command === 'list' ? address === '' : command === 'take-down' && address !== '';
  if (!isKnown || rest.length > 0) throw new StartError(USAGE);
  const token = /[^/]*$/.exec(address)?.[0] ?? '';
  return withModule(
    SharedPagesModule,
    async (app) => {
      const pages = app.get(SharedPagesRepository);
      if (command === 'list') {
        const lines = (await pages.all()).map(lineOf);
        return lines.length > 0 ? lines.join('\n') : 'There are no shared pages.';
      }
      const page = (await pages.atTokens([token]))(token);
      if (!page || page === 'gone') throw new StartError('There is no shared page with this address.');
      await app.get(SharedPagesService).remove(page._id);
      return `Took down “${page.snapshot.facts.name}” by ${page.makerName}, shared by subscriber ${String(page.quilterNum)}.`;
    },
    variables,
  );
}

/** Returns the path, the subscriber's number, the day, the maker's name and the name of a page, separated by tabs. */
function lineOf(page: PageFacts): string {
  const { quilterNum, sharedAt, makerName, snapshot } = page;
  const day = sharedAt.toISOString().slice(0, 10);
  return [pathOf(page), String(quilterNum), day, makerName, snapshot.facts.name].join('\t');
}
