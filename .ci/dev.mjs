/*
 * npm run dev: runs Vite for the page, and the server, which restarts whenever its build changes. Ctrl-C ends
 * everything.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { forgetBuilt } from './built.mjs';
import { install } from './install.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
install();
forgetBuilt();

// Vite's build sets NODE_ENV, which isn't for the programs.
const environment = { ...process.env };
// Imported only here, because install() may have just installed it.
const { build } = await import('vite');
const builder = await build({
  root: 'api',
  logLevel: 'warn',
  // Files are overwritten in place, because Node loses track of a removed file.
  build: { watch: {}, emptyOutDir: false },
});
const vite = join(process.cwd(), 'node_modules/vite/bin/vite.js');
const programs = [start('web', [vite], 'web')];
let isServerStarted = false;
builder.on('event', ({ code }) => {
  // The server starts after its first build. After further builds, Node restarts it.
  if (code !== 'END' || isServerStarted) return;
  isServerStarted = true;
  programs.push(start('server', ['--watch', '--watch-preserve-output', 'api/dist/main.js']));
});
process.on('SIGINT', endAll);
process.on('SIGTERM', endAll);

/** Runs Node with `args`, and prints each line of its output after `name`. Ends all programs when one ends. */
function start(name, args, cwd = '.') {
  const program = spawn(process.execPath, args, { cwd, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const output of [program.stdout, program.stderr])
    createInterface(output).on('line', (line) => console.log(`${name.padEnd(6)} │ ${line}`));
  program.on('exit', (code) => {
    process.exitCode ??= code ?? 0;
    endAll();
  });
  return program;
}

function endAll() {
  for (const program of programs) program.kill('SIGTERM');
  void builder.close();
}
