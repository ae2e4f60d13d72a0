// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, redirect, RouterProvider, useNavigation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { eventually } from '../../test/eventually';
import { Tab } from '../browser/tab';
import { createSession } from '../server/session/session';
import { TabContext } from '../server/session/use-tab';
import { SignedIn } from './SignedIn';

const tab = new Tab();
const session = tab.get(createSession);

afterEach(() => {
  cleanup();
  session.signOut();
});

it('leads people whose sign-in ends to the login, and from there back to their screen', () => {
  session.signIn(100, 'good');
  const routes = [
    { Component: SignedIn, children: [{ path: '/my-quilts', element: 'Quilts' }] },
    { path: '/login', element: 'Login' },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/my-quilts?sort=name'] });
  const { container } = render(
    <TabContext value={tab}>
      <RouterProvider router={router} />
    </TabContext>,
  );
  expect(container.textContent).toBe('Quilts');
  act(session.signOut);
  expect(container.textContent).toBe('Login');
  expect(router.state.location.search).toBe('?to=%2Fmy-quilts%3Fsort%3Dname');
});

const Quilts = () => (useNavigation().location ? 'Going' : 'Quilts');

it('leads people whose sign-in ends on the way to another screen to that screen', async () => {
  let endCheck = (): void => undefined;
  const checked = new Promise<void>((resolve) => (endCheck = resolve));
  session.signIn(100, 'dead');
  const routes = [
    {
      Component: SignedIn,
      children: [
        { path: '/my-quilts', Component: Quilts },
        {
          path: '/my-account',
          element: 'Account',
          loader: async () => {
            await checked;
            session.signOut();
            return redirect('/login?to=%2Fmy-account');
          },
        },
      ],
    },
    { path: '/login', lazy: () => Promise.resolve({ Component: () => 'Login' }) },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/my-quilts'] });
  const { container } = render(
    <TabContext value={tab}>
      <RouterProvider router={router} />
    </TabContext>,
  );
  void router.navigate('/my-account');
  await eventually(() => {
    expect(container.textContent).toBe('Going');
  });
  endCheck();
  await eventually(() => {
    expect(container.textContent).toBe('Login');
  });
  expect(router.state.location.search).toBe('?to=%2Fmy-account');
});
