import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { report } from './report.js';
import { type Figures, type Kind, KINDS, type LoadOrder, type Quilter, type Task } from './plan.js';
import { makeQuilters } from './quilters.js';

/*
 * run-typescript.mjs bench/main.ts URL: measures the server that is found there, which runs on the database that the
 * environment names, against bare handlers on the same database, and prints a section of Markdown. Started by
 * `npm run bench`.
 */

const CONNECTIONS = 50;
const ROUNDS = 3;
const WARM_SECONDS = 2;
const SECONDS: Record<Kind, number> = {
  'read a quilt': 3,
  'list quilts': 3,
  'save a quilt': 3,
  'sign in': 3,
  upload: 4,
};

/** While the others storm, or don't, so many quilters save, and again so long (ms) after each answer. */
const SAVERS = 8;
const PAUSE = 50;
const SAVE_SECONDS = 8;

const url = process.argv[2] ?? '';
const say = (text: string) => process.stderr.write(`${text}\n`);

function start(program: string): ChildProcess {
  const files = [join(import.meta.dirname, '../test/run-typescript.mjs'), join(import.meta.dirname, program)];
  const [runner = '', ...args] = files;
  return fork(runner, args);
}

async function messageOf<T>(from: ChildProcess): Promise<T> {
  const answered = new AbortController();
  const { signal } = answered;
  const ended = once(from, 'exit', { signal }).then(() =>
    Promise.reject(new Error('A process ended too early.')),
  );
  try {
    const [message] = (await Promise.race([once(from, 'message', { signal }), ended])) as [T];
    return message;
  } finally {
    answered.abort();
  }
}

const bare = start('bare.ts');
const bareUrl = await messageOf<string>(bare);
const load = start('load.ts');
await messageOf(load);
const quilters = await makeQuilters(CONNECTIONS + SAVERS, url);
const crowd = quilters.slice(0, CONNECTIONS);
const savers = quilters.slice(CONNECTIONS);

async function under(order: LoadOrder): Promise<Figures[]> {
  load.send(order);
  return messageOf<Figures[]>(load);
}

async function measure(at: string, kind: Kind, seconds: number): Promise<Figures> {
  const [figures] = await under({ url: at, seconds, tasks: [{ kind, quilters: crowd, pause: 0 }] });
  if (!figures) throw new Error('Nothing was measured.');
  return figures;
}

const median = (numbers: readonly number[]) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN;

const medians = (all: readonly Figures[]): Figures => ({
  perSecond: median(all.map(({ perSecond }) => perSecond)),
  p50: median(all.map(({ p50 }) => p50)),
  p99: median(all.map(({ p99 }) => p99)),
});

/** Ours and theirs in turn, because other work on the machine comes and goes. */
async function compare(kind: Kind): Promise<[ours: Figures, bare: Figures]> {
  const measured: [Figures[], Figures[]] = [[], []];
  for (const at of [url, bareUrl]) await measure(at, kind, WARM_SECONDS);
  for (let round = 0; round < ROUNDS; round++) {
    measured[0].push(await measure(url, kind, SECONDS[kind]));
    measured[1].push(await measure(bareUrl, kind, SECONDS[kind]));
  }
  return [medians(measured[0]), medians(measured[1])];
}

async function saves(storm: readonly Task[]): Promise<Figures> {
  const save: Task = { kind: 'save a quilt', quilters: savers, pause: PAUSE };
  const [figures] = await under({ url, seconds: SAVE_SECONDS, tasks: [save, ...storm] });
  if (!figures) throw new Error('Nothing was measured.');
  return figures;
}

const half = (from: number): Quilter[] => crowd.filter((_, n) => n % 2 === from);
const storm: Task[] = [
  { kind: 'sign in', quilters: half(0), pause: 0 },
  { kind: 'upload', quilters: half(1), pause: 0 },
];

const compared = new Map<Kind, [Figures, Figures]>();
for (const kind of KINDS) {
  say(`${kind} …`);
  compared.set(kind, await compare(kind));
}
say('saves in a storm …');
const quiet: Figures[] = [];
const stormy: Figures[] = [];
for (let round = 0; round < ROUNDS; round++) {
  quiet.push(await saves([]));
  stormy.push(await saves(storm));
}
process.stdout.write(report(compared, medians(quiet), medians(stormy)));
load.disconnect();
bare.disconnect();
