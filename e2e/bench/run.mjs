/* npm run bench: builds the pages and measures, without a separate build of the benchmark. */
import { runnerImport } from 'vite';

// Vite would warn that it can't analyse parts of the server, which is already built.
await runnerImport(new URL('main.ts', import.meta.url).pathname, { logLevel: 'error' });
