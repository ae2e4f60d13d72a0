/*
 * npm run dev: runs Vite for the page, and the server, which restarts whenever its build changes. Ctrl-C ends
 * everything.
 */
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

// The server runs its build, so the build must exist first.
execFileSync('npm', ['run', '--silent', 'build', '-w', 'api'], { stdio: 'inherit' });

const programs = [
  // Files are overwritten in place, because Node loses track of a removed file.
  start('api', [vite, 'build', '--watch', '--no-emptyOutDir', '--logLevel', 'warn'], 'api'),
  start('server', ['--watch', '--watch-preserve-output', 'api/dist/main.js']),
  start('web', [vite], 'web'),
];

/** Runs Node with `args`. Each line of the output begins with `name`. When one program ends, all programs end. */
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
