import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import {
  type Answers,
  type Compared,
  type ComparedKind,
  CONNECTIONS,
  type Figures,
  KINDS,
  type Largest,
  LARGEST_KINDS,
  type LoadOrder,
  PAUSE,
  SAVERS,
  STORM_HALF,
  type Task,
} from './plan.js';
import { makeQuilters } from './quilters.js';
import { report } from './report.js';

/*
 * `run-typescript.mjs bench/main.ts URL`: measures the server at URL against bare handlers on the same database.
 * The environment names the database. Prints a section of Markdown. `npm run bench` starts this program.
 */

const WARM_SECONDS = 2;
const ROUNDS = 3;
const SECONDS = 3;

/**
 * The length of the single round of uploads, in seconds. Uploads take long, so there is only one round, and its
 * first answers warm up the server.
 */
const UPLOAD_SECONDS = 20;
const ENOUGH_UPLOADS = 150;

const SAVE_SECONDS = 12;

const url = process.argv[2] ?? '';
const machine = { cores: availableParallelism(), loadBefore: loadavg()[0] ?? NaN };
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
const quilters = await makeQuilters(2 * CONNECTIONS + SAVERS, url);
const crowd = quilters.slice(0, CONNECTIONS);
// A quilter who signs in repeatedly ends their own earlier sessions, so these quilters do nothing else.
const comers = quilters.slice(CONNECTIONS, 2 * CONNECTIONS);
const savers = quilters.slice(2 * CONNECTIONS);

async function under(order: LoadOrder): Promise<Answers> {
  load.send(order);
  return messageOf<Answers>(load);
}

function figuresOf(rounds: readonly Answers[]): Figures {
  const times = rounds.flatMap((round) => round.times).sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(share * times.length)] ?? NaN;
  const seconds = rounds.reduce((sum, round) => sum + round.seconds, 0);
  return { count: times.length, perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

/**
 * Measures one kind of call in alternate rounds: to the product, then to the bare handlers. The rounds alternate
 * because the load of other programs on the machine changes.
 */
async function compare(kind: ComparedKind): Promise<Compared> {
  const task: Task = { kind, quilters: kind === 'sign in' ? comers : crowd, pause: 0 };
  const ours: Answers[] = [];
  const theirs: Answers[] = [];
  if (kind === 'upload') {
    const order = { task, beside: [], seconds: UPLOAD_SECONDS, enough: ENOUGH_UPLOADS };
    ours.push(await under({ url, ...order }));
    theirs.push(await under({ url: bareUrl, ...order }));
  } else {
    for (const at of [url, bareUrl]) await under({ url: at, task, beside: [], seconds: WARM_SECONDS });
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await under({ url, task, beside: [], seconds: SECONDS }));
      theirs.push(await under({ url: bareUrl, task, beside: [], seconds: SECONDS }));
    }
  }
  return { kind, ours: figuresOf(ours), bare: figuresOf(theirs) };
}

const storm: Task[] = [
  { kind: 'sign in', quilters: comers.slice(0, STORM_HALF), pause: 0 },
  { kind: 'upload', quilters: crowd.slice(STORM_HALF), pause: 0 },
];

async function saves(beside: readonly Task[]): Promise<Answers> {
  const task: Task = { kind: 'save a quilt', quilters: savers, pause: PAUSE };
  return under({ url, task, beside, seconds: SAVE_SECONDS });
}

const compared: Compared[] = [];
for (const kind of KINDS) {
  say(`${kind} …`);
  compared.push(await compare(kind));
}
say('saves in a storm …');
const quiet: Answers[] = [];
const stormy: Answers[] = [];
for (let round = 0; round < ROUNDS; round++) {
  quiet.push(await saves([]));
  stormy.push(await saves(storm));
}
say('the largest quilt …');
const largest: Largest[] = [];
for (const kind of LARGEST_KINDS) {
  const task: Task = { kind, quilters: savers.slice(0, 1), pause: PAUSE };
  largest.push({ kind, figures: figuresOf([await under({ url, task, beside: [], seconds: SAVE_SECONDS })]) });
}
process.stdout.write(report(machine, compared, figuresOf(quiet), figuresOf(stormy), largest));
load.disconnect();
bare.disconnect();
