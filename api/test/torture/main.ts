import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Engine } from '../../src/database/engine/engine.js';
import { Browser } from '../browser.js';
import { Pair } from '../pair.js';
import { memoryOf } from '../processes.js';
import { ServedApi } from '../served-api.js';
import { Chance } from './chance.js';
import { sendDearBodies } from './dear-storm.js';
import { fuzz } from './fuzz.js';
import { killAtRandom } from './kills.js';
import { type Outcomes, raceDeletions, raceStores, raceUploads } from './races.js';

/*
 * `npm run torture [-- --quick] [-- --seed N] [-- --only WORDS]`: starts a server, attacks it in every way that
 * must not harm it, and prints a table of the results.
 */

const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, seed: { type: 'string' }, only: { type: 'string', default: '' } },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000_000);
const share = values.quick ? 0.02 : 1;
const times = (count: number) => Math.max(2, Math.round(count * share));

/** The maximum growth of the server's memory (bytes) over all the calls. */
const MOST_GROWTH = 150_000_000;

// Each server started here gets all calls from one address.
process.env['RATE_LIMIT_FACTOR'] = '1000';

const say = (text: string) => process.stdout.write(`${text}\n`);

async function withServer<T>(
  use: (api: ServedApi, quilter: Browser) => Promise<T>,
  subscribers = 0,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'quiltwright-torture-'));
  const api = await ServedApi.start(folder, { SUBSCRIBERS: String(subscribers) });
  try {
    return await use(api, await signIn(api));
  } finally {
    api.signal('SIGKILL');
    await api.ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

/** Runs `use` with two servers over one engine, between which the quilter's calls alternate. */
async function withPair<T>(use: (quilter: Browser) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'quiltwright-torture-'));
  const engine = await Engine.start(folder);
  const pair = await Pair.start(folder, engine.uri);
  try {
    return await use(await pair.balanced().signIn('kept@example.org', 'a patchwork of words'));
  } finally {
    await pair.end();
    await engine.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

const signIn = (api: ServedApi) => new Browser(api.url).signIn('kept@example.org', 'a patchwork of words');

async function fuzzed(count: number): Promise<Outcomes> {
  return withServer(async (api) => {
    const open = () => signIn(api);
    const warm = await fuzz(Math.ceil(count / 5), seed, open);
    const before = await memoryOf(api.pid, 'picture-host');
    const { statuses, faults } = await fuzz(count - Math.ceil(count / 5), seed + 1, open);
    const growth = (await memoryOf(api.pid, 'picture-host')) - before;
    const counts = Object.fromEntries(
      [...new Set([...warm.statuses.keys(), ...statuses.keys()])]
        .sort((one, other) => one - other)
        .map((status) => [String(status), (warm.statuses.get(status) ?? 0) + (statuses.get(status) ?? 0)]),
    );
    const grown = growth > MOST_GROWTH ? [`memory grew by ${String(Math.round(growth / 1e6))} MB`] : [];
    return {
      counts: { ...counts, 'MB more': Math.round(growth / 1e6) },
      faults: [...warm.faults, ...faults, ...grown],
    };
  });
}

/** Lets ten quilters send bodies that cost much to check, while twenty other quilters work. */
async function dear(): Promise<Outcomes> {
  const [sending, working] = [10, 20];
  return withServer(async (api) => {
    const all = await Promise.all(
      Array.from({ length: sending + working }, (_, n) =>
        new Browser(api.url).signIn(`quilter${String(n + 1)}@example.org`, 'a patchwork of words'),
      ),
    );
    return sendDearBodies(api, all.slice(sending), all.slice(0, sending));
  }, sending + working);
}

async function killed(rounds: number): Promise<Outcomes> {
  const folder = await mkdtemp(join(tmpdir(), 'quiltwright-torture-'));
  try {
    return await killAtRandom(rounds, folder, new Chance(seed));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

const TORTURES: readonly (readonly [title: string, torture: () => Promise<Outcomes>])[] = [
  [`${String(times(200))} kills -9 under load`, () => killed(times(200))],
  [
    `${String(times(1000))} races of deletion and store`,
    () => withServer((_, quilter) => raceDeletions(times(1000), quilter, new Chance(seed))),
  ],
  ['50 uploads at once at 99', () => withServer((_, quilter) => raceUploads(50, quilter))],
  [
    `${String(times(500))} stores of one revision at once`,
    () => withServer((_, quilter) => raceStores(times(500), quilter)),
  ],
  [
    `${String(times(500))} races of deletion and store over two servers`,
    () => withPair((quilter) => raceDeletions(times(500), quilter, new Chance(seed))),
  ],
  ['50 uploads at once at 99, over two servers', () => withPair((quilter) => raceUploads(50, quilter))],
  [
    `${String(times(500))} stores of one revision at once, over two servers`,
    () => withPair((quilter) => raceStores(times(500), quilter)),
  ],
  [`${String(times(20_000))} calls by chance`, () => fuzzed(times(20_000))],
  ['the dearest bodies, ten at once', dear],
];

say(`Seed ${String(seed)}.\n`);
say('| | seconds | how they ended | faults |\n| --- | --: | --- | --: |');
const all: string[] = [];
for (const [title, torture] of TORTURES.filter(([title]) => title.includes(values.only))) {
  const begun = Date.now();
  const { counts, faults } = await torture();
  const ends = Object.entries(counts).map(([end, count]) => `${end}: ${String(count)}`);
  const seconds = Math.round((Date.now() - begun) / 1000);
  say(`| ${title} | ${String(seconds)} | ${ends.join(', ')} | ${String(faults.length)} |`);
  all.push(...faults.map((fault) => `${title}: ${fault}`));
}
if (all.length > 0) {
  say(`\n${all.slice(0, 50).join('\n')}`);
  process.exitCode = 1;
}
