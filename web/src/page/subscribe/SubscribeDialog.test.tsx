// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { SubscribeDialog } from './SubscribeDialog';

afterEach(cleanup);

it('lets people who subscribe already log in, and leads them back to their work', () => {
  render(
    <MemoryRouter initialEntries={['/free-form-quilt-layouts']}>
      <SubscribeDialog open onClose={() => undefined} />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toBe('/login?to=%2Ffree-form-quilt-layouts');
});
