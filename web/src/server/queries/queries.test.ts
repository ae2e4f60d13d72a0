// @vitest-environment jsdom
import { success } from '@quiltwright/shared/result';
import { onlineManager, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually';
import { Tab } from '../../browser/tab';
import { answered, createQueryClient } from './query-client';

let client: QueryClient;

beforeEach(() => {
  client = new Tab().get(createQueryClient);
  client.mount();
});
afterEach(() => {
  client.unmount();
  client.clear();
  onlineManager.setOnline(true);
});

it('asks again for a missing list once the browser is online again', async () => {
  let isReached = false;
  const noAnswer = () => ({ ok: false as const, error: { code: 'strange', message: 'Not to be had.' } });
  const list = new QueryObserver(client, {
    queryKey: ['palette', 2],
    queryFn: () => answered(Promise.resolve(isReached ? success(['Chambray']) : noAnswer())),
  });
  const leave = list.subscribe(() => undefined);
  window.dispatchEvent(new Event('offline'));
  await eventually(() => {
    expect(list.getCurrentResult().error?.message).toBe('Not to be had.');
  });
  isReached = true;
  window.dispatchEvent(new Event('online'));
  await eventually(() => {
    expect(list.getCurrentResult()).toMatchObject({ data: ['Chambray'], error: null });
  });
  leave();
});
