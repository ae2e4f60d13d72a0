// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DeleteDialog } from './DeleteDialog';

afterEach(cleanup);

it('gives the keyboard to “Keep it”, so that a second Enter deletes nothing', () => {
  render(
    <DeleteDialog
      of="quilt"
      name="Lantern"
      onDelete={() => Promise.reject(new Error('Nothing should be deleted.'))}
      onClose={() => undefined}
    />,
  );
  expect(document.activeElement?.textContent).toBe('Keep it');
});
