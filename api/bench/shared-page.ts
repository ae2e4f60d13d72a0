import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sharePage } from '@quiltwright/shared/contract/calls/shared-page-calls';
import { assertExists } from '@quiltwright/shared/result';
import type { IncomingMessage } from 'node:http';
import { Browser } from '../test/browser.js';
import { PASSWORD } from './plan.js';
import { makeQuilters } from './quilters.js';
import { Reader } from './reader.js';
import { figure, judged, table } from './report.js';

/*
 * `run-typescript.mjs bench/shared-page.ts URL`: measures a shared page of the server at URL, with many readers at once,
 * against a bare static handler that sends the same bytes. The environment names the database. Prints a section of
 * Markdown. `npm run bench -- --shared-page` starts this program.
 */

const READERS = 1_000;
const ROUNDS = 5;
/** The number of connections that are opened at the same time. */
const TOGETHER = 100;
/** The limit: how many times longer than with the bare handler the readers may wait. */
const MOST_OF_BARE = 2;

const say = (text: string) => process.stderr.write(`${text}\n`);

/** The files that each reader fetches, one after the other. */
interface Files {
  page: string;
  picture: string;
}

type Times = Record<keyof Files, number[]> & {
  /** From the first request to the last answer of each round. */
  all: number[];
};

const url = process.argv[2] ?? '';
const [quilter] = await makeQuilters(1, url);
const { email, quiltNum } = assertExists(quilter, 'a quilter');
const maker = await new Browser(url).signIn(email, PASSWORD);
const { body } = await maker.call(sharePage, {
  body: {
    ...{ kind: 'quilt', designNum: quiltNum, makerName: 'Marian Reed', words: 'For Anna.' },
    ...{ mayColour: true, mayKeep: true, givesCloth: false },
  },
});
const ours: Files = { page: body.page.address, picture: body.page.picture };

const folder = await mkdtemp(join(tmpdir(), 'quiltwright-static-'));
const theirs: Files = { page: '/page.html', picture: '/picture.jpg' };
const sizes = { page: 0, picture: 0 };
for (const name of ['page', 'picture'] as const) {
  const bytes = await bytesOf(url + ours[name]);
  sizes[name] = bytes.length;
  await writeFile(join(folder, theirs[name]), bytes);
}
const [runner, program] = ['../test/run-typescript.mjs', 'static-files.ts'].map((file) =>
  join(import.meta.dirname, file),
) as [string, string];
const bare = fork(runner, [program, folder]);
const [bareUrl] = (await once(bare, 'message')) as [string];

/** Returns the body of an answer as it was sent, compressed. */
async function bytesOf(address: string): Promise<Buffer> {
  const [answer] = (await once(get(address, { headers: { 'Accept-Encoding': 'br' } }), 'response')) as [
    IncomingMessage,
  ];
  return buffer(answer);
}

/** Lets all readers open the page and its picture at the same time. Adds the times (ms) to `times`. */
async function round(at: string, files: Files, times: Times): Promise<void> {
  const readers: Reader[] = [];
  while (readers.length < READERS)
    readers.push(...(await Promise.all(Array.from({ length: TOGETHER }, () => Reader.connect(at)))));
  const began = performance.now();
  await Promise.all(
    readers.map(async (reader) => {
      for (const name of ['page', 'picture'] as const) {
        const sent = performance.now();
        const { status, bytes } = await reader.get(files[name]);
        times[name].push(performance.now() - sent);
        if (status !== 200 || bytes !== sizes[name])
          throw new Error(`${files[name]} answered ${String(status)} with ${String(bytes)} bytes.`);
      }
    }),
  );
  times.all.push(performance.now() - began);
  for (const reader of readers) reader.close();
}

const none = (): Times => ({ page: [], picture: [], all: [] });
// The first round warms both servers up.
await round(url, ours, none());
await round(bareUrl, theirs, none());
const [product, handler] = [none(), none()];
for (let n = 1; n <= ROUNDS; n++) {
  say(`${READERS.toLocaleString('en')} readers, round ${String(n)} …`);
  await round(url, ours, product);
  await round(bareUrl, theirs, handler);
}
bare.disconnect();
await rm(folder, { recursive: true });

const at = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(share * times.length)] ?? NaN;
const lines = (
  [
    [`the page, ${figure(sizes.page / 1000)} kB: p50`, 'page', 0.5],
    ['p99', 'page', 0.99],
    [`its picture, ${figure(sizes.picture / 1000)} kB: p50`, 'picture', 0.5],
    ['p99', 'picture', 0.99],
    ['all readers have both, median of the rounds', 'all', 0.5],
  ] as const
).map(([name, which, share]) => {
  const [our, bares] = [at(product[which], share), at(handler[which], share)];
  return [name, figure(our), figure(bares), judged(our / bares, MOST_OF_BARE), `${String(MOST_OF_BARE)}×`];
});
process.stdout.write(
  [
    `${READERS.toLocaleString('en')} readers, each with a connection, open a shared page and then its picture, all at once. ` +
      'A bare static handler (`express.static`) sends the same bytes from files to as many readers, in turn. Times are ' +
      'in milliseconds. A ratio is how many times worse ours is.',
    '',
    ...table(['', 'ours', 'static files', 'ratio', 'limit'], lines),
    '',
  ].join('\n'),
);
