// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inTab } from '../../../test/in-tab';
import { Welcome } from './Welcome';

afterEach(cleanup);

it('lets subscribers who came as guests log in', () => {
  render(<Welcome />, { wrapper: inTab() });
  const link = screen.getByRole('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toBe('/login?to=%2F');
});
