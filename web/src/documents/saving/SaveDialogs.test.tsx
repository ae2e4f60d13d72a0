// @vitest-environment jsdom
import { newStandardQuilt } from '@quiltwright/shared/quilting/quilt';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTab } from '../../../test/in-tab';
import { newQueryClient } from '../../../test/query-client';
import { serve, type TestServer } from '../../../test/http-server';
import { hasUnsavedChanges } from '../../persistence/document-store';
import { changed } from '@quiltwright/shared/model/open-document';
import { newBlockDocument } from '@quiltwright/shared/model/designed-block/block-document';
import { Tab } from '../../browser/tab';
import { createDesignedBlockSession } from '../../persistence/kinds/designed-block-session';
import { createStandardQuiltSession } from '../../persistence/kinds/standard-quilt-session';
import type { DocumentSession } from '../../persistence/document-session';
import { libraryQuery, ownBlocksQuery } from '../../server/queries/queries';
import { Notices } from '../../ui/dialogs/Notices';
import { blockPresentation } from '../comparing/block-presentation';
import { quiltPresentation } from '../comparing/quilt-presentation';
import { SaveDialogs } from './SaveDialogs';
import { createSavesInBar } from './saves-in-bar';

const tab = new Tab();
const quilts = tab.get(createStandardQuiltSession);
const blocks = tab.get(createDesignedBlockSession);

function describeDialogs<Design, Content extends object>(
  documentSession: DocumentSession<Design, Content>,
  dialogs: ReactNode,
  called: (name: string) => Content,
): void {
  const { kind, queue } = documentSession;
  const { noun } = kind;
  let server: TestServer;

  const nameIn = (body: unknown) => {
    const { quiltName, designName } = body as { quiltName?: string; designName?: string };
    return quiltName ?? designName;
  };
  const stored = () =>
    server.received.filter(({ method }) => method === 'POST').map(({ body }) => nameIn(body));
  const order = (documentId: string, name: string) => ({
    documentId,
    content: called(name),
    stored: null,
    quilterNum: 100,
  });

  /** Opens a screen after the save of `documentId` failed. */
  async function openAfterFailure(documentId: string, name = 'Refused'): Promise<void> {
    queue.add(order(documentId, name));
    await waitFor(() => {
      expect(queue.state.getState().state).toBe('failed');
    });
    render(dialogs, { wrapper: inTab(tab) });
  }

  const full = { title: 'Full', status: 422, detail: 'Your account holds the most that it can.', most: 5 };

  describe(`a save of a ${noun} that failed while another screen was open`, () => {
    beforeEach(async () => {
      server = await serve(({ method, body }) => {
        if (method === 'GET') return {};
        if (nameIn(body) === 'Full') return { status: 422, body: full };
        return nameIn(body) === 'Refused'
          ? { status: 422 }
          : { status: 201, body: { dbResponse: 1, [`${noun}Num`]: 7, revision: 1 } };
      });
      document.cookie = 'XSRF-TOKEN=x';
      documentSession.startNew();
    });

    afterEach(async () => {
      cleanup();
      queue.clear();
      await server.close();
    });

    it('is reported in its editor, with the ways out: trying again doesn’t help', async () => {
      await openAfterFailure('put away');
      expect(screen.getByRole('dialog', { name: 'Not saved' })).toBeTruthy();
      expect(
        screen.getByText(`This message is about “Refused”, not about the ${noun} that is open now.`),
      ).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Download a file' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      // The open document isn’t the refused one.
      expect(screen.queryByRole('button', { name: 'Discard my changes' })).toBeNull();
      expect(stored()).toEqual(['Refused']);
    });

    it('discards the open changes, which undo restores', async () => {
      const { store } = documentSession;
      const edited = kind.open(called('Refused'), null).design;
      store.setState(changed(store.getState(), { key: 'change' }, edited));
      const { past, id } = store.getState();
      await openAfterFailure(id);
      await userEvent.click(screen.getByRole('button', { name: 'Discard my changes' }));
      expect(hasUnsavedChanges(kind, store.getState())).toBe(false);
      expect(store.getState().past).toHaveLength(past.length + 1);
      expect(queue.state.getState()).toMatchObject({ state: 'idle', saved: null });
    });

    it('says that it is open only in its editor', async () => {
      await openAfterFailure(documentSession.store.getState().id);
      expect(screen.getByText(`Your ${noun} is still open, just as you left it.`)).toBeTruthy();
    });

    it('leads to the list if the account is full, and offers no other try', async () => {
      await openAfterFailure(documentSession.store.getState().id, 'Full');
      expect(screen.getByText(full.detail)).toBeTruthy();
      expect(screen.getByText(`Your ${noun} is still open, just as you left it.`)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      const link = screen.getByRole('link', { name: /^Go to my/ });
      expect(link.getAttribute('href')).toBe(noun === 'quilt' ? '/my-quilts' : '/designed-blocks');
      expect(stored()).toEqual(['Full']);
    });

    it('lets the next one go on once it was reported', async () => {
      await openAfterFailure('put away');
      queue.resume([{ order: order('other', 'Other'), key: 'k' }]);
      expect(stored()).toEqual(['Refused']);
      await userEvent.click(screen.getByRole('button', { name: 'Close this window' }));
      await waitFor(() => {
        expect(stored()).toEqual(['Refused', 'Other']);
      });
    });
  });
}

it.each([
  ['will never take', 422, null],
  ['has a newer version of', 409, { num: 7, revision: 3 }],
])(
  'a save that the server %s is reported in a notice on other screens, and no window opens',
  async (_, status, known) => {
    document.cookie = 'XSRF-TOKEN=x';
    const server = await serve(({ method }) =>
      method === 'GET' ? {} : { status, body: { ...problem('There is no fabric 10001.'), status } },
    );
    render(
      <>
        <SaveDialogs documentSession={blocks} presentation={blockPresentation} editorPath="/elsewhere" />
        <Notices />
      </>,
      { wrapper: inTab(tab) },
    );
    const content = { ...newBlockDocument().saved, designName: 'Anna' };
    blocks.queue.add({ documentId: 'd', content, stored: known, quilterNum: 100 });
    await screen.findByText('“Anna” is not saved. There is no fabric 10001.');
    expect(screen.getByRole('button', { name: 'Go to the block' })).toBeTruthy();
    expect(screen.queryAllByRole('dialog')).toEqual([]);
    cleanup();
    toast.dismiss();
    blocks.queue.clear();
    await server.close();
  },
);

it.each([
  ['in the editor', '/'],
  ['elsewhere', '/elsewhere'],
])('a copy that is saved %s is reported once, by its name', async (_, editorPath) => {
  document.cookie = 'XSRF-TOKEN=x';
  const server = await serve(({ method }) =>
    method === 'GET' ? {} : { status: 201, body: { dbResponse: 1, designedBlockNum: 7, revision: 1 } },
  );
  render(
    <>
      <SaveDialogs documentSession={blocks} presentation={blockPresentation} editorPath={editorPath} />
      <Notices />
    </>,
    { wrapper: inTab(tab) },
  );
  const content = { ...newBlockDocument().saved, designName: 'Anna' };
  blocks.store.setState({ id: 'd', design: { block: content }, stored: { num: 6, revision: 3 } });
  blocks.saves.asCopy('d');
  await screen.findByText('Saved as a copy: “Anna copy”.');
  expect(screen.queryByText(/” is saved/)).toBeNull();
  cleanup();
  toast.dismiss();
  blocks.queue.clear();
  await server.close();
});

it('a save is reported only in the bar once that was chosen, and Enter closes the window wherever the focus is', async () => {
  document.cookie = 'XSRF-TOKEN=x';
  let revision = 0;
  const server = await serve(({ method }) =>
    method === 'GET'
      ? {}
      : { status: 201, body: { dbResponse: 1, designedBlockNum: 7, revision: ++revision } },
  );
  render(
    <>
      <SaveDialogs documentSession={blocks} presentation={blockPresentation} editorPath="/" />
      <Notices />
    </>,
    { wrapper: inTab(tab) },
  );
  blocks.startNew();
  const save = (designName: string) => {
    const content = { ...newBlockDocument().saved, designName };
    blocks.store.setState({ id: 'd', design: { block: content } });
    blocks.queue.add({ documentId: 'd', content, stored: null, quilterNum: 100 });
  };
  save('Anna');
  await screen.findByRole('dialog', { name: 'Successful Save' });
  expect(document.activeElement?.textContent).toBe('Close');
  const choice = screen.getByRole('checkbox', { name: 'Say it in the bar from now on' });
  await userEvent.click(choice);
  // The choice takes effect only when the dialog is closed.
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(document.activeElement).toBe(choice);
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  save('Berta');
  await waitFor(() => {
    expect(blocks.queue.state.getState()).toMatchObject({
      state: 'idle',
      saved: { order: { content: { designName: 'Berta' } } },
    });
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText(/is saved/)).toBeNull();
  expect(tab.get(createSavesInBar).getState()).toEqual({ isOn: true });
  cleanup();
  tab.get(createSavesInBar).setState({ isOn: false });
  toast.dismiss();
  blocks.queue.clear();
  await server.close();
});

it('a successful save offers the next step with the saved block', async () => {
  document.cookie = 'XSRF-TOKEN=x';
  const server = await serve(() => ({
    status: 201,
    body: { dbResponse: 1, designedBlockNum: 10_007, revision: 1 },
  }));
  const taken: number[] = [];
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const next = {
    label: 'Colour this block',
    go: (num: number) => {
      taken.push(num);
      return opened;
    },
  };
  render(
    <SaveDialogs documentSession={blocks} presentation={blockPresentation} editorPath="/" next={next} />,
    { wrapper: inTab(tab) },
  );
  const content = { ...newBlockDocument().saved, designName: 'Anna' };
  blocks.store.setState({ id: 'next', design: { block: content } });
  blocks.queue.add({ documentId: 'next', content, stored: null, quilterNum: 100 });
  const dialog = await screen.findByRole('dialog', { name: 'Successful Save' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Colour this block' }));
  expect(taken).toEqual([10_007]);
  const busy = within(dialog).getByRole('button', { name: 'Opening…' });
  expect(busy.getAttribute('aria-busy')).toBe('true');
  open();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  cleanup();
  blocks.queue.clear();
  await server.close();
});

it('two versions of the open document are shown on request, and the choice is about that document', async () => {
  const server = await serve(() => ({ status: 503 }));
  render(<SaveDialogs documentSession={blocks} presentation={blockPresentation} editorPath="/" />, {
    wrapper: inTab(tab),
  });
  const stored = {
    num: 7,
    revision: 3,
    newer: { revision: 4, message: 'It was changed in another window.' },
  };
  blocks.store.setState({ ...newBlockDocument(), stored });
  expect(screen.queryByRole('dialog')).toBeNull();
  blocks.versionsDialog.setState({ isOpen: true });
  await screen.findByRole('dialog', { name: 'Two versions of this block' });
  expect(screen.getByText(/It was changed in another window/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close this window' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(blocks.store.getState().stored).toEqual(stored);
  cleanup();
  blocks.startNew();
  await server.close();
});

function problem(detail: string) {
  return { type: 'about:blank', title: 'Unprocessable Entity', status: 422, detail };
}

describeDialogs(
  quilts,
  <SaveDialogs documentSession={quilts} presentation={quiltPresentation} editorPath="/" />,
  (quiltName) => ({
    ...newStandardQuilt(0),
    quiltName,
  }),
);
describeDialogs(
  blocks,
  <SaveDialogs documentSession={blocks} presentation={blockPresentation} editorPath="/" />,
  (designName) => ({
    ...newBlockDocument().saved,
    designName,
  }),
);

it.each([
  ['in the editor, in a window', true],
  ['elsewhere in passing', false],
])(
  'a successful save is reported %s, once, with the room that is left; own blocks are fetched again',
  async (_, isEditorShown) => {
    document.cookie = 'XSRF-TOKEN=x';
    const server = await serve(({ method }) =>
      method === 'GET'
        ? {}
        : { status: 201, body: { dbResponse: 1, designedBlockNum: 7, revision: 1, room: 12 } },
    );
    const client = newQueryClient();
    client.setQueryData(ownBlocksQuery(100).queryKey, { blocks: [], held: 0, most: 2_000 });
    client.setQueryData(libraryQuery.queryKey, []);
    const lists = [ownBlocksQuery(100).queryKey, libraryQuery.queryKey];
    render(
      <>
        <SaveDialogs
          documentSession={blocks}
          presentation={blockPresentation}
          editorPath={isEditorShown ? '/' : '/elsewhere'}
        />
        <Notices />
      </>,
      { wrapper: inTab(tab, client) },
    );
    const content = { ...newBlockDocument().saved, designName: 'Anna' };
    blocks.store.setState({ id: 'd', design: { block: content } });
    blocks.queue.add({ documentId: 'd', content, stored: null, quilterNum: 100 });
    const passing = '“Anna” is saved. Your account has room for 12 more blocks.';
    await waitFor(() => {
      expect(lists.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, false]);
    });
    if (isEditorShown) expect(screen.getByRole('dialog', { name: 'Successful Save' })).toBeTruthy();
    else await screen.findByText(passing);
    expect(screen.getByText(/room for 12 more blocks/)).toBeTruthy();
    expect(screen.queryAllByRole('dialog')).toHaveLength(isEditorShown ? 1 : 0);
    expect(screen.queryAllByText(passing)).toHaveLength(isEditorShown ? 0 : 1);
    cleanup();
    toast.dismiss();
    blocks.queue.clear();
    await server.close();
  },
);
