// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Tab } from '../browser/tab';
import { createSession } from '../server/session';
import { TabContext } from '../server/use-tab';
import { SignedIn } from './SignedIn';

const tab = new Tab();
const session = tab.get(createSession);

afterEach(() => {
  cleanup();
  session.signOut();
});

it('leads whose sign-in ends to the login, and from there to where they were', () => {
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
