/** `node run-typescript.mjs FILE …`: runs a TypeScript program in a process of its own, with no build. */
import { runnerImport } from 'vite';

const [, , file] = process.argv;
if (file === undefined) throw new Error('usage: run-typescript.mjs FILE');
await runnerImport(file);
