import { LIMITS } from '@quiltwright/shared/limits';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { beforeEach, expect, it } from 'vitest';
import { failureOfStatus, noAnswer, type CallFailure } from '../calls/call-failure';
import { UploadQueue } from './upload-queue';

type Send = ConstructorParameters<typeof UploadQueue>[0]['send'];
type Answer = Awaited<ReturnType<Send>>;

/** An upload that the server hasn't answered, and functions with which the test answers it. */
interface Underway {
  name: string;
  key: string;
  onSent: (share: number) => void;
  signal: AbortSignal;
  answer: (answer: Answer) => Promise<void>;
}

let underway: Underway[];
let stored: Fabric[];
let queue: UploadQueue;

const send: Send = ({ name }, options) =>
  new Promise((resolve) => {
    underway.push({
      name,
      ...options,
      answer: async (answer) => {
        resolve(answer);
        await new Promise((rest) => setTimeout(rest));
      },
    });
  });

beforeEach(() => {
  underway = [];
  stored = [];
  queue = new UploadQueue({ send, onStored: (fabric) => stored.push(fabric) });
});

const picture = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name);
const states = () => queue.uploads.getState().map(({ progress }) => progress.state);
const idOf = (name: string) => queue.uploads.getState().find(({ file }) => file.name === name)?.id ?? 0;
const last = () => underway.at(-1) as Underway;

const fabric: Fabric = {
  fabricNum: 10_007,
  paletteNum: 999,
  fabricName: 'Plaid',
  userFabricName: 'Plaid',
  fabricUrl: 'plaid.webp',
  swatchUrl: 'plaid-swatch.webp',
  averageColour: '#7a2030',
};
const isStored: Answer = { ok: true, value: { phpResponse: '1', ...fabric } };
const isFull: Answer = { ok: true, value: { phpResponse: '-1' } };
const failed = (error: CallFailure): Answer => ({ ok: false, error });

it('sends pictures at once, one after the other, and reports the progress of each', async () => {
  queue.add([picture('a.jpg'), picture('b.png')]);
  expect(underway.map(({ name }) => name)).toEqual(['a.jpg']);
  last().onSent(0.25);
  expect(queue.uploads.getState()[0]?.progress).toEqual({ state: 'sending', sent: 0.25 });
  expect(states()).toEqual(['sending', 'waiting']);
  await last().answer(isStored);
  expect(queue.uploads.getState()[0]?.progress).toEqual({ state: 'stored', fabric });
  expect(stored).toEqual([fabric]);
  expect(states()).toEqual(['stored', 'sending']);
  expect(last().name).toBe('b.png');
  expect(underway[1]?.key).not.toBe(underway[0]?.key);
});

it('goes on after a refused picture, and keeps the reason', async () => {
  queue.add([picture('notes.txt'), picture('b.png')]);
  const detail = 'This file is not a picture. Choose a JPEG, PNG or GIF picture.';
  await last().answer(
    failed(failureOfStatus(415, { type: 'about:blank', title: '', status: 415, detail }, null)),
  );
  expect(queue.uploads.getState()[0]?.progress).toEqual({ state: 'refused', message: detail });
  expect(last().name).toBe('b.png');
});

it('sends an unanswered picture again on demand', async () => {
  queue.add([picture('a.jpg')]);
  await last().answer(failed(noAnswer()));
  expect(queue.uploads.getState()[0]?.progress).toEqual({ state: 'failed', failure: noAnswer() });
  queue.retry(idOf('a.jpg'));
  expect(underway.map(({ name }) => name)).toEqual(['a.jpg', 'a.jpg']);
  expect(underway[1]?.key).toBe(underway[0]?.key);
  await last().answer(isStored);
  expect(states()).toEqual(['stored']);
});

it('stops sending once there is no space, until it is asked to', async () => {
  queue.add([picture('a.jpg'), picture('b.jpg'), picture('c.jpg')]);
  await last().answer(isFull);
  expect(states()).toEqual(['full', 'full', 'full']);
  expect(underway).toHaveLength(1);
  queue.retry(idOf('b.jpg'));
  expect(last().name).toBe('b.jpg');
});

it('doesn’t send a file that is larger than the server takes', () => {
  queue.add([picture('fits.jpg', LIMITS.uploadBytes), picture('large.jpg', LIMITS.uploadBytes + 1)]);
  expect(states()).toEqual(['sending', 'refused']);
  expect(queue.uploads.getState()[1]?.progress).toMatchObject({
    message:
      'This picture is larger than 15 MB. Make the picture smaller, or save it as a JPEG, and try again.',
  });
});

it('cancels an upload that is removed, and goes on with the next', async () => {
  queue.add([picture('a.jpg'), picture('b.jpg')]);
  queue.remove(idOf('a.jpg'));
  expect(last().signal.aborted).toBe(true);
  await last().answer(failed(noAnswer()));
  expect(states()).toEqual(['sending']);
  expect(last().name).toBe('b.jpg');
});

it('forgets all of them, and ignores the result of the last', async () => {
  queue.add([picture('a.jpg'), picture('b.jpg')]);
  queue.clear();
  expect(last().signal.aborted).toBe(true);
  await last().answer(failed(noAnswer()));
  expect(states()).toEqual([]);
  expect(underway).toHaveLength(1);
});
