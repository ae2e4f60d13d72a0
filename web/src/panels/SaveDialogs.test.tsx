import { newStandardQuilt } from '@quiltwright/shared/quilting/quilt';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serve, type TestServer } from '../../test/http-server';
import { quiltWork } from '../document/quilt-work';
import { quiltLooks } from './quilt-looks';
import { SaveDialogs } from './SaveDialogs';

const { queue } = quiltWork;

let server: TestServer;

const stored = () =>
  server.received
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => (body as { quiltName: string }).quiltName);

const order = (documentId: string, quiltName: string) => ({
  documentId,
  content: { ...newStandardQuilt(0), quiltName },
  stored: null,
  quilterNum: 100,
});

/** A screen that is opened after the save of `documentId` failed. */
async function openAfterFailure(documentId: string): Promise<void> {
  queue.add(order(documentId, 'Refused'));
  await waitFor(() => {
    expect(queue.state.getState().state).toBe('failed');
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SaveDialogs work={quiltWork} looks={quiltLooks} />
    </QueryClientProvider>,
  );
}

beforeEach(async () => {
  server = await serve(({ method, body }) => {
    if (method === 'GET') return {};
    const { quiltName } = body as { quiltName: string };
    return quiltName === 'Refused'
      ? { status: 422 }
      : { status: 201, body: { dbResponse: 1, quiltNum: 7, revision: 1 } };
  });
  document.cookie = 'XSRF-TOKEN=x';
  quiltWork.startNew();
});

afterEach(async () => {
  cleanup();
  queue.clear();
  await server.close();
});

describe('a save that failed while another screen was open', () => {
  it('is told, and tried again of the quilt that it was of', async () => {
    await openAfterFailure('put away');
    expect(screen.getByRole('dialog', { name: 'Not saved' })).toBeTruthy();
    expect(screen.getByText('This is about “Refused”, not about the quilt on the table.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(stored()).toEqual(['Refused', 'Refused']);
    });
  });

  it('says that its quilt is on the table only where it is', async () => {
    await openAfterFailure(quiltWork.table.getState().id);
    expect(screen.getByText('Your quilt is still on the table, just as you left it.')).toBeTruthy();
  });

  it('lets the next one go on once it was heard of', async () => {
    await openAfterFailure('put away');
    queue.resume([{ order: order('other', 'Other'), key: 'k' }]);
    expect(stored()).toEqual(['Refused']);
    await userEvent.click(screen.getByRole('button', { name: /close/i }));
    await waitFor(() => {
      expect(stored()).toEqual(['Refused', 'Other']);
    });
  });
});
