/* npm run dev: the page from Vite, and the server, started again whenever its build changes. Ctrl-C ends all. */
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { forgetBuilt } from './built.mjs';
import { install } from './install.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
install();
forgetBuilt();

const vite = join(process.cwd(), 'node_modules/vite/bin/vite.js');

// The server is started from what was built, so that has to be there first.
execFileSync('npm', ['run', '--silent', 'build', '-w', 'api'], { stdio: 'inherit' });

const programs = [
  // Files are written over: Node sees no more of one that was removed.
  start('api', [vite, 'build', '--watch', '--no-emptyOutDir', '--logLevel', 'warn'], 'api'),
  start('server', ['--watch', '--watch-preserve-output', 'api/dist/main.js']),
  start('web', [vite], 'web'),
];

/** Runs Node with `args`; each line of its output begins with `name`. When one program ends all do. */
function start(name, args, cwd = '.') {
  const program = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
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
}

process.on('SIGINT', endAll);
process.on('SIGTERM', endAll);
