/* npm run bench: builds the pages and measures, without a build of its own. */
import { runnerImport } from 'vite';

await runnerImport(new URL('main.ts', import.meta.url).pathname);
