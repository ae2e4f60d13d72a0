// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ContextMenu } from './ContextMenu';
import { Dialog } from '../dialogs/Dialog';

/** An editor with a list beside it. Each row has a menu that opens a dialog or deletes the row. */
function Editor() {
  const [at, setAt] = useState<{ x: number; y: number } | null>(null);
  const [isNaming, setNaming] = useState(false);
  const [hasRow, setRow] = useState(true);
  return (
    <>
      <main>
        <div role="application" aria-label="Canvas" tabIndex={0} />
      </main>
      {hasRow && (
        <button
          type="button"
          onKeyDown={({ key }) => {
            if (key === 'ContextMenu') setAt({ x: 0, y: 0 });
          }}
        >
          Star
        </button>
      )}
      <ContextMenu
        at={at}
        label="Star"
        actions={[
          { name: 'Rename', icon: Pencil, onChoose: () => setNaming(true) },
          { name: 'Delete', icon: Trash2, onChoose: () => setRow(false) },
        ]}
        onClose={() => setAt(null)}
      />
      <Dialog open={isNaming} title="Rename" onClose={() => setNaming(false)}>
        <p>A name.</p>
      </Dialog>
    </>
  );
}

const row = () => screen.getByRole('button', { name: 'Star' });
const hasFocus = (element: () => HTMLElement) =>
  waitFor(() => {
    expect(document.activeElement).toBe(element());
  });

async function choose(name: string) {
  render(<Editor />);
  row().focus();
  await userEvent.keyboard('{ContextMenu}');
  const item = await screen.findByRole('menuitem', { name });
  item.focus();
  await userEvent.keyboard('{Enter}');
}

afterEach(cleanup);

it('gives the focus back from a window that it opened to the element that the menu was opened on', async () => {
  await choose('Rename');
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await hasFocus(row);
});

it('leaves the focus to the canvas if the element that the menu was opened on is gone', async () => {
  await choose('Delete');
  await hasFocus(() => screen.getByRole('application'));
});
