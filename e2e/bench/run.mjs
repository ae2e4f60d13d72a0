/* npm run bench: builds the pages and measures, without a build of its own. */
import { runnerImport } from 'vite';

// Of the server, which comes as it was built, it would warn that some of it can't be analysed.
await runnerImport(new URL('main.ts', import.meta.url).pathname, { logLevel: 'error' });
