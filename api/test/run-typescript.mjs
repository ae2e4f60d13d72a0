/** `node run-typescript.mjs FILE …`: runs a TypeScript program in a process of its own, with no build. */
import { runnerImport } from 'vite';

const [, , file] = process.argv;
if (file === undefined) throw new Error('usage: run-typescript.mjs FILE …');
// The program finds its own name and arguments where it would without this one.
process.argv.splice(1, 1);
await runnerImport(file);
