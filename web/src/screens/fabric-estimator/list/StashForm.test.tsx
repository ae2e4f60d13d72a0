// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inTab } from '../../../../test/in-tab';
import { StashForm } from './StashForm';

afterEach(cleanup);

it('keeps the focus after pieces were removed', () => {
  const stash = { fabricNum: 11, yards: 0, pieces: [{ width: 21, length: 18, count: 3 }] };
  const onStore = () => Promise.resolve(null);
  render(<StashForm quilterNum={100} fabricNum={11} stash={stash} left={null} onStore={onStore} />, {
    wrapper: inTab(),
  });
  const away = screen.getByRole('button', { name: 'Remove the pieces in row 1' });
  away.focus();
  fireEvent.click(away);
  expect(screen.queryByLabelText('Width, inches')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fat quarter' }));
});
