// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Notices } from './Notices';
import { notify } from '../basics/notify';

afterEach(cleanup);

it.each(['Dismiss', 'Upload Fabrics'])('goes when “%s” is chosen, though it offers both', async (name) => {
  const chosen: string[] = [];
  render(<Notices />);
  act(() => {
    notify('Pictures go there.', { label: 'Upload Fabrics', onClick: () => chosen.push('upload') });
  });
  const button = await screen.findByRole('button', { name });
  act(() => {
    button.click();
  });
  await waitFor(() => {
    expect(screen.queryByText('Pictures go there.')).toBeNull();
  });
  expect(chosen).toEqual(name === 'Dismiss' ? [] : ['upload']);
});

it.each(['Dismiss', 'Upload Fabrics'])(
  'shows a text again that is repeated while it still goes by “%s”',
  async (name) => {
    render(<Notices />);
    const tell = () => {
      notify('Nothing to redo.', { label: 'Upload Fabrics', onClick: () => undefined });
    };
    act(tell);
    const button = await screen.findByRole('button', { name });
    act(() => {
      button.click();
    });
    const going = screen.getByText('Nothing to redo.');
    act(tell);
    await waitFor(() => {
      expect(going.isConnected).toBe(false);
    });
    expect(screen.getByText('Nothing to redo.')).toBeTruthy();
  },
);

it('shows a text in front again after a newer one', async () => {
  render(<Notices />);
  const [wide, narrow] = ['The quilt is 40″ wide.', 'The quilt is 36″ wide.'];
  const inFront = () => document.querySelector('[data-sonner-toast][data-front=true]')?.textContent ?? '';
  for (const text of [wide, narrow, wide]) {
    act(() => {
      notify(text);
    });
    await waitFor(() => {
      expect(inFront()).toContain(text);
    });
  }
  // The text shows at once, not only after the other notice has gone.
  expect(screen.getByText(narrow)).toBeTruthy();
});

it('shows a long text for longer than three seconds, so that slow readers can finish it', async () => {
  vi.useFakeTimers();
  render(<Notices />);
  const long = 'A similar library fabric replaces 1 fabric, which Nora doesn’t give away. '.repeat(2).trim();
  act(() => {
    notify(long);
  });
  /* 147 letters at 60 ms are 8.8 s. */
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  expect(screen.queryByText(/similar library/)).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.queryByText(/similar library/)).toBeNull();
  vi.useRealTimers();
});
