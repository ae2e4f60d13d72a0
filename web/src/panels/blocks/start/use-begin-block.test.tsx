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
import { showNoticesOn, type NoticeAction } from '../../../ui/basics/notify';
import { useBeginBlock } from './use-begin-block';

const tab = new Tab();
let server: TestServer;

/** Answers with the block that was asked for. */
function answerWithBlock({ query }: { query: Readonly<Record<string, string>> }) {
  const designedBlockNum = Number(query['designedBlockNum']);
  return {
    body: { ...newBlockDocument().saved, designedBlockNum, designName: 'Star', levels: levelsIn([1, 2]) },
  };
}

beforeAll(() => {
  tab.get(createSession).signIn(2, 'token');
});
beforeEach(async () => {
  tab.get(createDesignedBlockSession).store.setState(newBlockDocument());
  server = await serve(answerWithBlock);
});
afterEach(async () => {
  cleanup();
  await server.close();
});

const list = () => renderHook(useBeginBlock, { wrapper: inTab(tab) });
const inEditor = () => tab.get(createDesignedBlockSession).store.getState().design.block.usedBlockNum;

it('opens the last of several chosen blocks, and asks nothing about the others', async () => {
  const { result } = list();
  void result.current.begin(5);
  void result.current.begin(6);
  await waitFor(() => {
    expect(inEditor()).toBe(6);
  });
  expect(server.received).toHaveLength(2);
  expect(tab.get(createDesignedBlockSession).store.getState().past).toHaveLength(1);
  expect(result.current.dialog).toBeNull();
});

it('says that a block did not open, and opens it at the second try', async () => {
  const shown = new Map<string, NoticeAction | undefined>();
  showNoticesOn({
    show: (words, action) => shown.set(words, action),
    takeBack: (words) => shown.delete(words),
  });
  await server.close();
  const { result } = list();
  void result.current.begin(5);
  const words =
    'The block could not be opened. The server can’t be reached. Your work is not lost. Check your connection.';
  await waitFor(() => {
    expect([...shown.keys()]).toEqual([words]);
  });
  server = await serve(answerWithBlock);
  shown.get(words)?.onClick();
  await waitFor(() => {
    expect(inEditor()).toBe(5);
  });
});

it('opens none for people who left the list', async () => {
  const { result, unmount } = list();
  void result.current.begin(5);
  unmount();
  await waitFor(() => {
    expect(server.received).toHaveLength(1);
  });
  void list().result.current.begin(6);
  await waitFor(() => {
    expect(inEditor()).toBe(6);
  });
  expect(tab.get(createDesignedBlockSession).store.getState().past).toHaveLength(1);
});

it('opens none after the quilter went to another screen, even if the list stays mounted', async () => {
  const { result } = renderHook(() => ({ ...useBeginBlock(), navigate: useNavigate() }), {
    wrapper: inTab(tab),
  });
  void result.current.begin(5);
  act(() => void result.current.navigate('/help'));
  await waitFor(() => {
    expect(server.received).toHaveLength(1);
  });
  void result.current.begin(6);
  await waitFor(() => {
    expect(inEditor()).toBe(6);
  });
  expect(tab.get(createDesignedBlockSession).store.getState().past).toHaveLength(1);
});

it('closes its question when the quilter goes to another screen', async () => {
  const { result } = renderHook(() => ({ ...useBeginBlock(), navigate: useNavigate() }), {
    wrapper: inTab(tab),
  });
  void result.current.begin(5);
  await waitFor(() => {
    expect(inEditor()).toBe(5);
  });
  void result.current.begin(6);
  await waitFor(() => {
    expect(result.current.dialog).not.toBeNull();
  });
  act(() => void result.current.navigate('/help'));
  expect(result.current.dialog).toBeNull();
});
