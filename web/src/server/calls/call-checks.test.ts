// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually';
import { serve, type TestServer } from '../../../test/http-server';
import { leaveChunks, missingChunk, retryChunks } from '../../browser/chunks';
import { call } from './call';
import { createSession } from '../session/session';

let server: TestServer;
let isGone: boolean;

beforeEach(async () => {
  isGone = true;
  server = await serve(({ path }) => {
    if (path !== '/assets/checks.js') return { body: { result: 1 } };
    return isGone ? { status: 404 } : { headers: { 'Content-Type': 'text/javascript' }, body: '' };
  });
  const list = document.createElement('script');
  list.id = 'chunks';
  list.type = 'application/json';
  list.textContent = JSON.stringify({ files: ['/assets/checks.js'], chunks: { checks: [0] } });
  document.head.replaceChildren(list);
});

afterEach(async () => {
  leaveChunks();
  await server.close();
});

it('fails an answer that can’t be checked in time and reports a missing part; reads the next one once the part is there', async () => {
  const session = createSession();
  const check = () => call(session, 'checkUser', { query: { jwt: 'good' }, patience: 100 });
  await eventually(async () => {
    expect(await check()).toMatchObject({ ok: false, error: { code: 'offline' } });
    expect(missingChunk.getState().fault).toBe('gone');
  });
  isGone = false;
  await eventually(() => {
    retryChunks();
    expect(missingChunk.getState().fault).toBeNull();
  });
  const answer = await call(session, 'checkUser', { query: { jwt: 'good' } });
  expect(answer).toEqual({ ok: true, value: { result: 1 } });
});
