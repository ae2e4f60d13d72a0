// @vitest-environment jsdom
import { nameFault } from '@quiltwright/shared/names';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Tab } from '../../../browser/tab';
import { createStandardQuiltSession } from '../../../persistence/kinds/standard-quilt-session';
import { NameField } from './NameField';

interface EditorProps {
  isRefused?: boolean;
  asked?: object | null;
  others?: string[];
}

function Editor({ isRefused = false, asked = null, others = [] }: EditorProps) {
  return (
    <NameField
      documentSession={quilts}
      label="New quilt name"
      refused={isRefused ? refusal() : null}
      asked={asked}
      others={others}
      onEnter={() => {
        entered.push(name());
      }}
      onSave={() => {
        saved.push(name());
      }}
    />
  );
}

const refusal = () => {
  const fault = nameFault('', 'quilt');
  return fault && { ...fault };
};

const quilts = new Tab().get(createStandardQuiltSession);

/** The new name at each save, and at each Enter. */
let saved: string[] = [];
let entered: string[] = [];
const name = () => quilts.store.getState().newName;
const field = () => screen.getByRole('textbox', { name: 'New quilt name' });
const hint = () => screen.queryByText(/\.$/)?.textContent ?? null;

afterEach(() => {
  cleanup();
  saved = [];
  entered = [];
  quilts.store.setState(quilts.kind.begin());
});

it('says nothing about an untouched name', () => {
  render(<Editor />);
  expect(hint()).toBeNull();
  expect(field().getAttribute('aria-invalid')).toBe('false');
});

it.each([
  ["Anna's quilt", 'Remove apostrophes or quotes from name.'],
  ['The "big" one', 'Remove apostrophes or quotes from name.'],
  ['x'.repeat(100), 'Enter a name that is shorter than 100 characters.'],
])('shows the fault of %s during typing', async (name, expected) => {
  render(<Editor />);
  await userEvent.click(field());
  await userEvent.paste(name);
  expect(hint()).toBe(expected);
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

it('asks for a name once a save was refused without one', () => {
  render(<Editor isRefused />);
  expect(hint()).toBe('A new quilt name is required.');
});

it('accepts the name of another quilt, and says so', async () => {
  render(<Editor others={['Anna']} />);
  await userEvent.type(field(), 'Anna ');
  expect(hint()).toBe('You already have another quilt with this name. Saving makes a second one.');
  expect(field().getAttribute('aria-invalid')).toBe('false');
  await userEvent.type(field(), 'B');
  expect(hint()).toBeNull();
});

it('accepts 99 characters', async () => {
  render(<Editor />);
  await userEvent.click(field());
  await userEvent.paste('x'.repeat(99));
  expect(hint()).toBeNull();
});

it('passes its text on when the field is left, without changing the open document', async () => {
  render(<Editor />);
  const { design, past } = quilts.store.getState();
  await userEvent.type(field(), 'Prairie Star');
  await userEvent.tab();
  expect(name()).toBe('Prairie Star');
  expect(quilts.store.getState()).toMatchObject({ design, past });
});

it('keeps its text when it disappears, for example with a window', async () => {
  const dialog = render(<Editor />);
  await userEvent.type(field(), 'Prairie Star');
  dialog.unmount();
  expect(name()).toBe('Prairie Star');
  render(<Editor />);
  expect(field()).toHaveProperty('value', 'Prairie Star');
});

it('passes its text on after a pause, while the cursor stays in it', async () => {
  render(<Editor />);
  await userEvent.type(field(), 'Prairie');
  await waitFor(() => {
    expect(name()).toBe('Prairie');
  });
  await userEvent.type(field(), ' Star');
  expect(field()).toHaveProperty('value', 'Prairie Star');
});

it('has the focus each time that a name is asked for', () => {
  const { rerender } = render(<Editor />);
  rerender(<Editor asked={{}} />);
  expect(document.activeElement).toBe(field());
  field().blur();
  rerender(<Editor asked={{}} />);
  expect(document.activeElement).toBe(field());
});

it('is empty once the name was used', async () => {
  render(<Editor />);
  await userEvent.type(field(), 'Prairie Star');
  await userEvent.tab();
  act(() => {
    quilts.store.setState({ newName: '' });
  });
  expect(field()).toHaveProperty('value', '');
});

it.each(['{Control>}s{/Control}', '{Meta>}s{/Meta}'])('passes its text on and saves at %s', async (keys) => {
  render(<Editor />);
  await userEvent.type(field(), 'Prairie Star');
  await userEvent.keyboard(keys);
  expect(saved).toEqual(['Prairie Star']);
  expect(entered).toEqual([]);
});

it('passes its text on at Enter', async () => {
  render(<Editor />);
  await userEvent.type(field(), 'Prairie Star{Enter}');
  expect(entered).toEqual(['Prairie Star']);
  expect(saved).toEqual([]);
});

it('does nothing at an Enter that ends a word of an input method', () => {
  render(<Editor />);
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(entered).toEqual([]);
});

it('has the focus once a save was refused for it, each time', () => {
  const { rerender } = render(<Editor />);
  rerender(<Editor isRefused />);
  expect(document.activeElement).toBe(field());
  field().blur();
  rerender(<Editor isRefused />);
  expect(document.activeElement).toBe(field());
});
