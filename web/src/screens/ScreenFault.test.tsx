// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Tab } from '../browser/tab';
import { TabContext } from '../server/session/use-tab';
import { ScreenFault } from './ScreenFault';

const tab = new Tab();

afterEach(cleanup);

/**
 * Shows a screen at `/quilts?quilt=7` that throws `error` if `fails` returns true. `isFirst` is true for the first
 * visit, and false for the visit after a recovery.
 */
function show(fails: (visit: { isFirst: boolean }) => boolean, error: Error) {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const Screen = () => {
    if (fails({ isFirst: useLocation().state === null })) throw error;
    return <h1>The quilt</h1>;
  };
  const router = createMemoryRouter([{ path: '/quilts', Component: Screen, ErrorBoundary: ScreenFault }], {
    initialEntries: ['/quilts?quilt=7'],
  });
  render(<RouterProvider router={router} />, {
    wrapper: ({ children }) => <TabContext value={tab}>{children}</TabContext>,
  });
  return router;
}

const moved = () => new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');

const fault = () => screen.findByRole('heading', { name: 'Something went wrong', level: 1 });

it('shows a screen again after a translator moved its nodes', async () => {
  const router = show(({ isFirst }) => isFirst, moved());
  expect(await screen.findByRole('heading', { name: 'The quilt' })).toBeTruthy();
  expect(router.state.location.search).toBe('?quilt=7');
});

it('says that something went wrong when it fails again, and tries again at its address', async () => {
  let isBroken = true;
  const router = show(() => isBroken, moved());
  expect(await fault()).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The quilt' })).toBeTruthy();
  expect(router.state.location.search).toBe('?quilt=7');
});

it('says that something went wrong after any other error', async () => {
  show(() => true, new TypeError('x is undefined'));
  expect(await screen.findByText(/x is undefined/)).toBeTruthy();
});
