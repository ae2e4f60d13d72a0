// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '../../../../test/web-locks';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
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

beforeAll(() => {
  tab.get(createSession).signIn(2, 'token');
});
beforeEach(async () => {
  tab.get(createDesignedBlockSession).store.setState(newBlockDocument());
  server = await serve(({ query }) => {
    const num = Number(query['designedBlockNum']);
    return {
      body: {
        ...newBlockDocument().saved,
        designedBlockNum: num,
        designName: 'Star',
        levels: levelsIn([1, 2]),
      },
    };
  });
});
afterEach(async () => {
  cleanup();
  await server.close();
});

const list = () => renderHook(useBeginBlock, { wrapper: inTab(tab) });
const inEditor = () => tab.get(createDesignedBlockSession).store.getState().design.block.usedBlockNum;

it('opens the last of several chosen blocks, and asks nothing about the others', async () => {
  const { result } = list();
  result.current.begin(5);
  result.current.begin(6);
  await waitFor(() => {
    expect(inEditor()).toBe(6);
  });
  expect(server.received).toHaveLength(2);
  expect(tab.get(createDesignedBlockSession).store.getState().past).toHaveLength(1);
  expect(result.current.dialog).toBeNull();
});

it('opens none for people who left the list', async () => {
  const { result, unmount } = list();
  result.current.begin(5);
  unmount();
  await waitFor(() => {
    expect(server.received).toHaveLength(1);
  });
  list().result.current.begin(6);
  await waitFor(() => {
    expect(inEditor()).toBe(6);
  });
  expect(tab.get(createDesignedBlockSession).store.getState().past).toHaveLength(1);
});

it('opens none after the quilter went to another screen, even if the list stays mounted', async () => {
  const { result } = renderHook(() => ({ ...useBeginBlock(), navigate: useNavigate() }), {
    wrapper: inTab(tab),
  });
  result.current.begin(5);
  act(() => void result.current.navigate('/help'));
  await waitFor(() => {
    expect(server.received).toHaveLength(1);
  });
  result.current.begin(6);
  await waitFor(() => {
    expect(inEditor()).toBe(6);
  });
  expect(tab.get(createDesignedBlockSession).store.getState().past).toHaveLength(1);
});

it('closes its question when the quilter goes to another screen', async () => {
  const { result } = renderHook(() => ({ ...useBeginBlock(), navigate: useNavigate() }), {
    wrapper: inTab(tab),
  });
  result.current.begin(5);
  await waitFor(() => {
    expect(inEditor()).toBe(5);
  });
  result.current.begin(6);
  await waitFor(() => {
    expect(result.current.dialog).not.toBeNull();
  });
  act(() => void result.current.navigate('/help'));
  expect(result.current.dialog).toBeNull();
});
