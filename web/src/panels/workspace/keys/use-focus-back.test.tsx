// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { Segments } from '../../../ui/fields/Segments';
import { useFocusBack } from './use-focus-back';

function Editor() {
  useFocusBack();
  const [isOpen, setOpen] = useState(false);
  const [hasUnlink, setUnlink] = useState(true);
  const [unit, setUnit] = useState('inches');
  return (
    <>
      <div data-shell="desk">
        <div role="application" aria-label="Canvas" tabIndex={0} />
        <button type="button">Turn</button>
        <button type="button" onClick={() => setOpen(true)}>
          Rename
        </button>
        {hasUnlink && (
          <button type="button" onClick={() => setUnlink(false)}>
            Unlink
          </button>
        )}
        <Segments
          label="Measured in"
          options={[
            { value: 'inches', name: 'Inches' },
            { value: 'units', name: 'Thousandths' },
          ]}
          value={unit}
          onChoose={setUnit}
        />
        <input aria-label="Search" />
      </div>
      <Dialog open={isOpen} title="A window" onClose={() => setOpen(false)}>
        <button type="button">Inside</button>
      </Dialog>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const canvas = () => screen.getByRole('application');
const hasFocus = (element: () => HTMLElement) =>
  waitFor(() => {
    expect(document.activeElement).toBe(element());
  });

beforeEach(() => {
  render(<Editor />);
});

afterEach(cleanup);

it('gives the canvas the focus after a press on a button, a unit, or the words beside it', async () => {
  await userEvent.click(button('Turn'));
  await hasFocus(canvas);
  await userEvent.click(screen.getByRole('radio', { name: 'Thousandths' }));
  await hasFocus(canvas);
  await userEvent.click(screen.getByText('Inches'));
  await hasFocus(canvas);
});

it('leaves it at the element that the keyboard reached', async () => {
  button('Turn').focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await hasFocus(() => button('Rename'));
});

it('leaves it at the element that a screen reader reaches after a press', async () => {
  await userEvent.click(button('Turn'));
  await hasFocus(canvas);
  button('Turn').focus();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(document.activeElement).toBe(button('Turn'));
});

it('leaves it in a field', async () => {
  await userEvent.click(button('Turn'));
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.keyboard('star');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it('leaves it in a dialog, and moves it to the canvas when a dialog closes that a press opened', async () => {
  await userEvent.click(button('Rename'));
  await userEvent.click(button('Inside'));
  await hasFocus(() => button('Inside'));
  await userEvent.click(button('Close this window'));
  await hasFocus(canvas);
});

it('returns it to the button whose key opened a dialog', async () => {
  button('Rename').focus();
  await userEvent.keyboard('{Enter}');
  await hasFocus(() => button('Close this window'));
  await userEvent.keyboard('{Escape}');
  await hasFocus(() => button('Rename'));
});

it('moves it to the canvas when the pressed element is gone, by keyboard too', async () => {
  button('Unlink').focus();
  await userEvent.keyboard('{Enter}');
  await hasFocus(canvas);
});
