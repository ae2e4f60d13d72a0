// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Notices } from '../dialogs/Notices';
import { notify } from '../basics/notify';

afterEach(cleanup);

it('keeps a size on one line of a notice', async () => {
  render(<Notices />);
  act(() => {
    notify('The quilt is 40″ × 64″ now.');
  });
  const notice = await screen.findByText('The quilt is 40″ × 64″ now.');
  expect(notice.textContent).toBe('The quilt is 40″\u00a0×\u00a064″ now.');
});
