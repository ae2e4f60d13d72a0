// @vitest-environment jsdom
import { newStandardQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually';
import { serve, type Received, type Reply, type TestServer } from '../../../test/http-server';
import { standardQuiltKind } from '../kinds/standard-quilt-kind';
import { createSession } from '../../server/session/session';
import { lapsed } from '../../server/calls/call-failure';
import { SaveQueue, unfinished, type SaveOrder, type Send } from './save-queue';

let server: TestServer;
let saved: SaveOrder<Quilt>[];
let queue: SaveQueue<Quilt>;

async function serving(answer: (request: Received, turn: number) => Reply | 'hang up'): Promise<void> {
  let turn = 0;
  server = await serve((request) => (request.method === 'GET' ? {} : answer(request, ++turn)));
  document.cookie = 'XSRF-TOKEN=x';
}

function order(quiltName: string, more: Partial<SaveOrder<Quilt>> = {}): SaveOrder<Quilt> {
  const content: Quilt = { ...newStandardQuilt(0), quiltName };
  return { documentId: 'table', content, stored: null, quilterNum: 100, ...more };
}

const session = createSession();
const send: Send<Quilt> = (request) => standardQuiltKind.send(request, session);

/** Returns the requests, received by the server, that store a quilt. */
const stores = () =>
  server.received
    .filter(({ method }) => method === 'POST')
    .map(({ headers, body }) => ({ key: headers['idempotency-key'], body: body as Quilt }));

/** Waits until this number of quilts is saved and the queue is idle. */
const settled = (count: number) =>
  eventually(() => {
    expect(saved).toHaveLength(count);
    expect(['idle', 'failed']).toContain(queue.state.getState().state);
  });

const queueOf = (firstDelay: number) =>
  new SaveQueue({ send, firstDelay, onSaved: (done) => saved.push(done) });

const waiting = () =>
  eventually(() => {
    expect(queue.state.getState().state).toBe('waiting');
  });

beforeEach(() => {
  saved = [];
  queue = queueOf(5);
});

afterEach(async () => {
  queue.clear();
  await server.close();
});

describe('SaveQueue', () => {
  it('stores a new quilt as number 0 without a revision, for the signed-in quilter', async () => {
    await serving(() => ({ status: 201, body: { dbResponse: 1, quiltNum: 7, revision: 1 } }));
    queue.add(order('First'));
    expect(queue.state.getState().state).toBe('saving');
    await settled(1);
    expect(stores()[0]?.body).toMatchObject({ quiltNum: 0, quilterNum: 100, quiltName: 'First' });
    expect(stores()[0]?.body).not.toHaveProperty('revision');
    expect(queue.state.getState().state).toBe('idle');
  });

  it('sends the same body under the same key until an answer comes', async () => {
    await serving((_, turn) =>
      turn === 1
        ? 'hang up'
        : turn === 2
          ? { status: 503 }
          : turn === 3
            ? { status: 507 }
            : { status: 201, body: { dbResponse: 1, quiltNum: 7, revision: 1 } },
    );
    queue.add(order('Again'));
    await settled(1);
    const [first, ...others] = stores();
    expect(others).toEqual([first, first, first]);
  });

  it('sends only the latest waiting save, under a new key, and continues with the number it was given', async () => {
    await serving((_, turn) => ({ body: { dbResponse: 1, quiltNum: 7, revision: turn } }));
    queue.add(order('One'));
    queue.add(order('Two'));
    queue.add(order('Three'));
    await settled(2);
    const [one, three] = stores();
    expect(stores().map(({ body }) => body.quiltName)).toEqual(['One', 'Three']);
    expect(three?.body).toMatchObject({ quiltNum: 7, revision: 1 });
    expect(three?.key).not.toBe(one?.key);
  });

  it('keeps the documents apart', async () => {
    await serving((_, turn) => ({ body: { dbResponse: 1, quiltNum: 10 + turn, revision: 1 } }));
    queue.add(order('Mine'));
    queue.add(order('Other', { documentId: 'other' }));
    await settled(2);
    expect(stores().map(({ body }) => [body.quiltName, body.quiltNum])).toEqual([
      ['Mine', 0],
      ['Other', 0],
    ]);
  });

  it('stops with the reason if only a person can help', async () => {
    const detail = 'This quilt was changed elsewhere.';
    await serving(() => ({ status: 409, body: { title: 'Changed', status: 409, detail, revision: 4 } }));
    queue.add(order('Old', { stored: { num: 7, revision: 2 } }));
    await settled(0);
    expect(stores()).toHaveLength(1);
    expect(stores()[0]?.body).toMatchObject({ quiltNum: 7, revision: 2 });
    expect(queue.state.getState()).toMatchObject({
      state: 'failed',
      failure: { code: 'changed', message: detail },
    });
    expect(saved).toHaveLength(0);
  });

  it('keeps a save that an expired sign-in stopped, and continues with the same key after another sign-in', async () => {
    await serving((_, turn) =>
      turn === 1 ? { status: 401 } : { body: { dbResponse: 1, quiltNum: 7, revision: turn } },
    );
    queue.add(order('First'));
    await settled(0);
    expect(queue.state.getState()).toMatchObject({ state: 'failed', failure: { code: 'signed-out' } });
    queue.retryNow();
    await settled(1);
    const [first, again] = stores();
    expect(again).toEqual(first);
  });

  it('distinguishes saves that had to wait, even behind another, from new ones', async () => {
    let isAway = true;
    await serving(() =>
      isAway ? 'hang up' : { status: 201, body: { dbResponse: 1, quiltNum: 7, revision: 1 } },
    );
    const late: [string, boolean][] = [];
    const patient = queueOf(60_000);
    patient.state.subscribe((now, before) => {
      if (now.state !== 'idle' || !now.saved || before.state === 'idle') return;
      late.push([now.saved.order.content.quiltName, now.saved.isLate]);
    });
    const isWaiting = () =>
      eventually(() => {
        expect(patient.state.getState().state).toBe('waiting');
      });
    const last = order('Last');
    patient.add(order('First'));
    await isWaiting();
    patient.add(order('Second', { documentId: 'other' }));
    await isWaiting();
    patient.add(last);
    await isWaiting();
    isAway = false;
    patient.retryNow();
    await eventually(() => {
      expect(late).toHaveLength(3);
    });
    patient.add(order('Now'));
    await eventually(() => {
      expect(late).toEqual([
        ['First', true],
        ['Second', true],
        ['Last', true],
        ['Now', false],
      ]);
    });
    patient.clear();
  });

  it('keeps an unpaid save without a call at the next visit, until it is tried again', async () => {
    let isPaid = false;
    await serving(() =>
      isPaid ? { status: 201, body: { dbResponse: 1, quiltNum: 7, revision: 1 } } : { status: 402 },
    );
    const request = { order: order('Unpaid'), key: crypto.randomUUID() };
    const next = new SaveQueue<Quilt>({
      send,
      onSaved: (done) => saved.push(done),
      refusalOf: () => lapsed('It has ended.'),
    });
    next.resume([request]);
    expect(next.state.getState()).toMatchObject({ state: 'failed', isKnown: true, sending: request });
    expect(stores()).toEqual([]);
    // A new request gets a new answer, and a message.
    next.add(request.order);
    await eventually(() => {
      expect(next.state.getState()).toMatchObject({ state: 'failed', isKnown: false });
    });
    isPaid = true;
    next.retryNow();
    await eventually(() => {
      expect(saved).toHaveLength(1);
    });
    expect(stores().map(({ key }) => key)).toEqual([request.key, request.key]);
  });

  it('saves over a newer revision on request', async () => {
    await serving((_, turn) => ({ body: { dbResponse: 1, quiltNum: 7, revision: turn } }));
    queue.add(order('Mine'));
    await settled(1);
    queue.add(order('Mine', { stored: { num: 7, revision: 9 } }));
    await settled(2);
    expect(stores()[1]?.body).toMatchObject({ quiltNum: 7, revision: 9 });
  });

  it('drops a save that failed for good', async () => {
    await serving(() => ({ status: 422 }));
    queue.add(order('Wrong'));
    await settled(0);
    queue.giveUp('another');
    expect(queue.state.getState().state).toBe('failed');
    queue.giveUp('table');
    expect(queue.state.getState()).toMatchObject({ state: 'idle', saved: null });
    queue.retryNow();
    expect(stores()).toHaveLength(1);
  });

  it('continues all saves of an earlier visit, even if another order is added in between', async () => {
    await serving((_, turn) =>
      turn === 1 ? 'hang up' : { body: { dbResponse: 1, quiltNum: 7, revision: turn } },
    );
    queue.add(order('First'));
    queue.add(order('Second'));
    const left = unfinished(queue.state.getState());
    queue.clear();
    expect(left.map(({ order: { content } }) => content.quiltName)).toEqual(['First', 'Second']);
    queue.resume([{ order: order('Of another tab', { documentId: 'other' }), key: 'k' }, ...left]);
    queue.add(order('Third'));
    await settled(4);
    const sent = stores().slice(-4);
    expect(sent.map(({ body }) => [body.quiltName, body.quiltNum])).toEqual([
      ['Of another tab', 0],
      ['First', 0],
      ['Second', 7],
      ['Third', 7],
    ]);
    expect(sent[1]?.key).toBe(left[0]?.key);
  });

  it.each(['saving', 'waiting'])(
    'sends a save once that comes back with its document while %s',
    async (when) => {
      await serving((_, turn) =>
        turn === 1 && when === 'waiting'
          ? 'hang up'
          : { body: { dbResponse: 1, quiltNum: 7, revision: turn } },
      );
      queue = queueOf(60_000);
      queue.add(order('Put away'));
      queue.add(order('Put away further'));
      if (when === 'waiting') await waiting();
      const back = unfinished(structuredClone(queue.state.getState()));
      queue.resume(back);
      queue.retryNow();
      await settled(2);
      const sent = stores().slice(-2);
      expect(stores()).toHaveLength(when === 'waiting' ? 3 : 2);
      expect(sent.map(({ key }) => key)).toEqual(back.map(({ key }) => key));
      expect(sent.map(({ body }) => body.quiltNum)).toEqual([0, 7]);
      expect(saved.map(({ content }) => content)).toEqual(back.map((each) => each.order.content));
      expect(saved[0]?.content).toBe(back[0]?.order.content);
      expect(saved[1]?.content).toBe(back[1]?.order.content);
      queue.resume(back);
      expect(queue.state.getState().state).toBe('idle');
    },
  );

  it('continues with another quilt only after the quilter has seen a permanent failure', async () => {
    await serving((_, turn) =>
      turn === 1 ? { status: 422 } : { body: { dbResponse: 1, quiltNum: 7, revision: turn } },
    );
    queue.add(order('Wrong'));
    queue.add(order('Other', { documentId: 'other' }));
    await settled(0);
    queue.resume([{ order: order('Third', { documentId: 'third' }), key: 'k' }]);
    queue.retryNow();
    expect(queue.state.getState()).toMatchObject({
      state: 'failed',
      sending: { order: { documentId: 'table' } },
    });
    queue.goOn();
    await settled(2);
    expect(stores().map(({ body }) => body.quiltName)).toEqual(['Wrong', 'Other', 'Third']);
  });

  it('lets a later save of the same quilt replace one that failed for good', async () => {
    await serving((_, turn) =>
      turn === 1 ? { status: 422 } : { body: { dbResponse: 1, quiltNum: 7, revision: turn } },
    );
    queue.add(order('Wrong'));
    queue.add(order('Other', { documentId: 'other' }));
    queue.add(order('Right'));
    await settled(2);
    expect(stores().map(({ body }) => body.quiltName)).toEqual(['Wrong', 'Right', 'Other']);
  });

  it('saves no more of a withdrawn document', async () => {
    await serving((_, turn) =>
      turn === 1 ? 'hang up' : { body: { dbResponse: 1, quiltNum: 7, revision: turn } },
    );
    queue = queueOf(60_000);
    queue.add(order('Deleted'));
    await waiting();
    queue.resume([
      { order: order('Deleted, further'), key: 'k' },
      { order: order('Other', { documentId: 'other' }), key: 'l' },
    ]);
    queue.withdraw('table');
    await settled(1);
    expect(stores().map(({ body }) => body.quiltName)).toEqual(['Deleted', 'Other']);
  });

  it('forgets everything when another quilter signs in', async () => {
    await serving(() => ({ body: { dbResponse: 1, quiltNum: 7, revision: 1 } }));
    const answers: Promise<unknown>[] = [];
    queue = new SaveQueue({
      send: (request) => {
        const answer = send(request);
        answers.push(answer);
        return answer;
      },
      onSaved: (done) => saved.push(done),
    });
    queue.add(order('Mine'));
    queue.clear();
    expect(await Promise.all(answers)).toMatchObject([{ ok: true }]);
    expect(saved).toHaveLength(0);
    expect(queue.state.getState().state).toBe('idle');
  });
});
