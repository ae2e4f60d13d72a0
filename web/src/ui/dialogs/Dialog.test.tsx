// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Button } from '../basics/Button';
import { Dialog } from './Dialog';
import { Notices } from './Notices';
import { notify } from '../basics/notify';

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

it('takes the focus, and returns it to its opener', async () => {
  render(<Page />);
  const save = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(save);
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(save);
});

it('stays open when a notice over the page is dismissed', async () => {
  // Features that jsdom lacks: pointer capture, and the styles that let a notice take presses beside a dialog.
  Element.prototype.setPointerCapture = () => undefined;
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  render(
    <>
      <Page />
      <Notices />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  act(() => {
    notify('The quilt is saved');
  });
  const notice = await screen.findByText('The quilt is saved');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => {
    expect(notice.isConnected).toBe(false);
  });
  expect(screen.getByRole('dialog')).toBeTruthy();
  await user.click(document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is described by its explanation, or by nothing', () => {
  const close = () => undefined;
  const { rerender } = render(<Dialog open title="Delete?" about="It can’t be undone." onClose={close} />);
  expect(screen.getByRole('dialog', { description: 'It can’t be undone.' })).toBeTruthy();
  rerender(<Dialog open title="Delete?" onClose={close} />);
  expect(screen.getByRole('dialog').hasAttribute('aria-describedby')).toBe(false);
});

/** A dialog that a key opens while nothing on the page has the focus. */
function Editor({ open }: { open: boolean }) {
  return (
    <>
      <main>
        <div role="application" aria-label="Canvas" tabIndex={0} />
      </main>
      <Dialog open={open} title="Keys" onClose={() => undefined}>
        <p>All of them.</p>
      </Dialog>
    </>
  );
}

it('gives the keyboard to the canvas if nothing had it', async () => {
  const { rerender } = render(<Editor open />);
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  rerender(<Editor open={false} />);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('application'));
});

interface AskingProps {
  actions: ReactNode;
  children?: ReactNode;
}

function Asking({ actions, children }: AskingProps) {
  return (
    <Dialog open title="Save?" actions={actions} onClose={() => undefined}>
      {children}
    </Dialog>
  );
}

const focused = () => document.activeElement?.textContent;

it('gives the keyboard to its main action, not to its close button', () => {
  render(
    <Asking
      actions={
        <>
          <Button>Close</Button>
          <Button look="primary">Save both</Button>
        </>
      }
    />,
  );
  expect(focused()).toBe('Save both');
});

it('gives the keyboard to its close button if it opens by itself', () => {
  render(
    <Dialog
      open
      opensByItself
      title="Two versions"
      actions={<Button look="primary">Copy</Button>}
      onClose={() => undefined}
    >
      <p>Both are there.</p>
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close this window' }));
});

it('gives the keyboard to its close button while the main action can’t be pressed', () => {
  render(
    <Asking
      actions={
        <>
          <Button>Close</Button>
          <Button look="primary" disabled>
            Use My Selection
          </Button>
        </>
      }
    />,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close this window' }));
});

it('gives the keyboard to the cautious action that `data-first` marks, and to the field of a form', () => {
  const { unmount } = render(
    <Asking
      actions={
        <>
          <Button data-first>Keep it</Button>
          <Button look="primary">Delete</Button>
        </>
      }
    />,
  );
  expect(focused()).toBe('Keep it');
  unmount();
  render(
    <Asking actions={<Button look="primary">Rename</Button>}>
      <form>
        <input aria-label="Name" />
      </form>
    </Asking>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});
