// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Button, IconButton } from './Button';

let pressed: number;

/** Renders an undo button that is disabled after two presses. */
function History() {
  const [steps, setSteps] = useState(2);
  return (
    <IconButton
      label="Undo"
      disabled={steps === 0}
      onClick={() => {
        pressed++;
        setSteps(steps - 1);
      }}
    >
      ↶
    </IconButton>
  );
}

afterEach(cleanup);

it('keeps the focus after the last possible press, and then does nothing', async () => {
  pressed = 0;
  render(<History />);
  const undo = screen.getByRole('button', { name: 'Undo' });
  undo.focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter} ');
  expect(pressed).toBe(2);
  expect(undo.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(undo);
  // A browser takes the focus from a button with this attribute.
  expect(undo.hasAttribute('disabled')).toBe(false);
});

it('sends no form while it is disabled, not even by Enter in a field', async () => {
  let sent = 0;
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent++;
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" disabled>
        Rename
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByRole('textbox'), 'Star{Enter}');
  expect(sent).toBe(0);
});
