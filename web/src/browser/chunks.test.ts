// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../test/eventually';
import { serve, type Reply, type TestServer } from '../../test/http-server';
import type * as Chunks from './chunks';

const list = {
  files: ['/assets/shared.js', '/assets/menu.js', '/assets/quilts.js'],
  chunks: { Menu: [0, 1], Quilts: [0, 2] },
};

let server: TestServer;
let chunks: typeof Chunks;
/** The server's reply for each path. Without a reply for a path, the server sends an empty script. */
let replies: Record<string, Reply | 'hang up'>;

const asksFor = (file: string) => server.received.filter(({ path }) => path === file).length;
const load = (name: string) => () => Promise.resolve(name);
const fault = () => chunks.missingChunk.getState().fault;

beforeEach(async () => {
  replies = {};
  server = await serve(
    ({ path }) => replies[path] ?? { headers: { 'Content-Type': 'text/javascript' }, body: '' },
  );
  const script = document.createElement('script');
  script.id = 'chunks';
  script.type = 'application/json';
  script.textContent = JSON.stringify(list);
  document.head.replaceChildren(script);
  vi.resetModules();
  chunks = await import('./chunks');
});
afterEach(async () => {
  // Lets the waiting requests succeed, so that none is repeated after the server has stopped.
  replies = {};
  chunks.retryChunks();
  await eventually(() => {
    expect(fault()).toBeNull();
  });
  await server.close();
});

it('imports a chunk once all of its files are there', async () => {
  expect(await chunks.fetchChunk('Menu', load('menu'))).toBe('menu');
  expect(server.received.map(({ path }) => path).sort()).toEqual(['/assets/menu.js', '/assets/shared.js']);
  expect(await chunks.fetchChunk('Quilts', load('quilts'))).toBe('quilts');
  expect(asksFor('/assets/shared.js')).toBe(1);
});

it('leaves the files that the page itself requests to the page, and fetches those that fail', async () => {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.setAttribute('href', '/assets/menu.js');
  document.head.append(link);
  expect(await chunks.fetchChunk('Menu', load('menu'))).toBe('menu');
  expect(asksFor('/assets/menu.js')).toBe(0);

  const tries = [() => Promise.reject(new TypeError('It did not come.')), load('menu')];
  expect(await chunks.fetchChunk('Menu', () => (tries.shift() ?? load('none'))())).toBe('menu');
  expect(asksFor('/assets/menu.js')).toBe(1);
  await expect(chunks.fetchChunk('Menu', () => Promise.reject(new Error('It broke.')))).rejects.toThrow(
    'It broke.',
  );
});

it.each<[string, Reply | 'hang up', string]>([
  ['the server is away', 'hang up', 'away'],
  ['the server is there and its files are not', { status: 503 }, 'away'],
  ['there is a new version', { status: 404 }, 'gone'],
  ['a page comes in its place', { headers: { 'Content-Type': 'text/html' }, body: '<p>' }, 'gone'],
])('says why a chunk is missing when %s, and imports it once that passes', async (_, reply, told) => {
  replies['/assets/menu.js'] = reply;
  const menu = chunks.fetchChunk('Menu', load('menu'));
  await eventually(() => {
    expect(fault()).toBe(told);
  });
  replies = {};
  chunks.retryChunks();
  expect(await menu).toBe('menu');
  expect(fault()).toBeNull();
});

it('reports a chunk that nobody waits for no more, though it tries again, until it is requested again', async () => {
  replies['/assets/menu.js'] = 'hang up';
  const menu = chunks.fetchChunk('Menu', load('menu'));
  await eventually(() => {
    expect(fault()).toBe('away');
  });
  chunks.leaveChunks();
  const told: unknown[] = [];
  const stop = chunks.missingChunk.subscribe((state) => told.push(state.fault));
  for (const asked of [2, 3]) {
    await eventually(() => {
      chunks.retryChunks();
      expect(asksFor('/assets/menu.js')).toBeGreaterThanOrEqual(asked);
    });
  }
  // Waiting for another chunk, which exists, reports nothing either.
  await chunks.fetchChunk('Quilts', load('quilts'));
  expect(told.filter((each) => each !== null)).toEqual([]);
  stop();
  chunks.awaitChunks();
  expect(fault()).toBe('away');
  replies = {};
  chunks.retryChunks();
  expect(await menu).toBe('menu');
});

it('still reports one missing chunk after another has loaded', async () => {
  replies['/assets/quilts.js'] = 'hang up';
  void chunks.fetchChunk('Quilts', load('quilts'));
  await eventually(() => {
    expect(fault()).toBe('away');
  });
  await chunks.fetchChunk('Menu', load('menu'));
  expect(fault()).toBe('away');
});

it('reports no chunk that nobody waits for, and tries it once however often it is fetched ahead', async () => {
  replies['/assets/menu.js'] = 'hang up';
  const foreseen = [1, 2, 3].map(() => chunks.fetchChunk('Menu', load('menu'), true));
  await eventually(() => {
    expect(asksFor('/assets/menu.js')).toBe(1);
  });
  expect(fault()).toBeNull();
  const menu = chunks.fetchChunk('Menu', load('menu'));
  await eventually(() => {
    expect(fault()).toBe('away');
  });
  replies = {};
  chunks.retryChunks();
  await Promise.all([menu, ...foreseen]);
  expect(asksFor('/assets/shared.js')).toBe(1);
});

it.each<[string, Reply | 'hang up', () => void]>([
  ['the connection is back', 'hang up', () => dispatchEvent(new Event('online'))],
  ['somebody asks for it', { status: 503 }, () => chunks.retryChunks()],
])('goes on fetching ahead when %s', async (_, reply, event) => {
  replies['/assets/menu.js'] = reply;
  chunks.fetchChunksAhead();
  await eventually(() => {
    expect(asksFor('/assets/menu.js')).toBe(1);
  });
  replies = {};
  await eventually(() => {
    event();
    expect(asksFor('/assets/quilts.js')).toBe(1);
  });
});
