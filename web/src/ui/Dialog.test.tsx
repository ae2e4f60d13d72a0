import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Dialog } from './Dialog';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        Save
      </button>
      <Dialog
        open={open}
        title="Saved"
        onClose={() => {
          setOpen(false);
        }}
      >
        <p>It is.</p>
      </Dialog>
    </>
  );
}

afterEach(cleanup);

it('takes the keyboard, and gives it back to what it was opened from', async () => {
  render(<Page />);
  const save = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(save);
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(save);
});
