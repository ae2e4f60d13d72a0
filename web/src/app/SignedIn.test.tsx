// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { signIn, signOut } from '../server/session';
import { SignedIn } from './SignedIn';

afterEach(() => {
  cleanup();
  signOut();
});

it('leads whose sign-in ends to the login, and from there to where they were', () => {
  signIn(100, 'good');
  const routes = [
    { Component: SignedIn, children: [{ path: '/my-quilts', element: 'Quilts' }] },
    { path: '/login', element: 'Login' },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/my-quilts?sort=name'] });
  const { container } = render(<RouterProvider router={router} />);
  expect(container.textContent).toBe('Quilts');
  act(signOut);
  expect(container.textContent).toBe('Login');
  expect(router.state.location.search).toBe('?to=%2Fmy-quilts%3Fsort%3Dname');
});
