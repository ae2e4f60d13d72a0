// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '../../../../test/web-locks';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inTab } from '../../../../test/in-tab';
import { serve, type TestServer } from '../../../../test/http-server';
import { newBlockDocument } from '@quiltwright/shared/model/designed-block/block-document';
import { Tab } from '../../../browser/tab';
import { createDesignedBlockSession } from '../../../persistence/kinds/designed-block-session';
import { levelsIn } from '@quiltwright/shared/model/levels.fixture';
import { createSession } from '../../../server/session/session';
import { useBeginBlock } from './use-begin-block';

const tab = new Tab();
let server: TestServer;

afterEach(async () => {
  cleanup();
  await server.close();
});

it('starts the free trial, with the block open, for people who are not signed in', async () => {
  const block = { ...newBlockDocument().saved, designName: 'Star', levels: levelsIn([1, 2]) };
  server = await serve(({ path }) => {
    if (path === '/retrLoginInfo') return { body: { quilterNum: 2, jwt: 'trial' } };
    return { body: path === '/retrDesignedBlock' ? { ...block, designedBlockNum: 5 } : {} };
  });
  const { result } = renderHook(useBeginBlock, { wrapper: inTab(tab) });
  void result.current.begin(5);
  await waitFor(() => {
    expect(tab.get(createDesignedBlockSession).store.getState().design.block.usedBlockNum).toBe(5);
  });
  expect(tab.get(createSession).getState()).toEqual({ quilterNum: 2, token: 'trial' });
  const fetched = server.received.find(({ path }) => path === '/retrDesignedBlock');
  expect(fetched?.headers['authorization']).toBe('Bearer trial');
});
