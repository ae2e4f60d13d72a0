import { beforeEach, expect, it, vi } from 'vitest';
import { startTilesAhead, TileClient } from './tile-client';

/** A worker that only records that it was started, and whether it still runs. */
class NotedWorker {
  static readonly started: NotedWorker[] = [];
  runs = true;
  readonly orders: unknown[] = [];

  constructor() {
    NotedWorker.started.push(this);
  }

  postMessage(order: unknown) {
    this.orders.push(order);
  }

  terminate() {
    this.runs = false;
  }
}

const events = { onTile: () => undefined, onCloth: () => undefined, onLost: () => undefined };

beforeEach(() => {
  NotedWorker.started.length = 0;
  vi.stubGlobal('Worker', NotedWorker);
  vi.stubGlobal('OffscreenCanvas', () => undefined);
  vi.stubGlobal('createImageBitmap', () => undefined);
});

it('takes the worker that was started ahead, once', () => {
  const end = startTilesAhead();
  const client = new TileClient(1, events);
  expect(NotedWorker.started.map(({ orders }) => orders)).toEqual([[{ kind: 'start', memory: 1 }]]);
  end();
  expect(NotedWorker.started[0]?.runs).toBe(true);
  const second = new TileClient(2, events);
  expect(NotedWorker.started).toHaveLength(2);
  client.close();
  second.close();
  expect(NotedWorker.started.map(({ runs }) => runs)).toEqual([false, false]);
});

it('ends a worker started ahead that no client has taken', () => {
  startTilesAhead()();
  expect(NotedWorker.started.map(({ runs }) => runs)).toEqual([false]);
  new TileClient(1, events).close();
  expect(NotedWorker.started).toHaveLength(2);
});
