import { newStandardQuilt } from '@quiltwright/shared/quilting/quilt';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { useStore } from 'zustand';
import { quiltCommands } from '../../document/quilt-commands';
import { quiltTable, run } from '../../document/quilt-store';
import { NameField } from './NameField';

function Table({ showFault = false, others = [] }: { showFault?: boolean; others?: string[] }) {
  const { quilt } = useStore(quiltTable).design;
  return (
    <NameField
      of="quilt"
      label="Quilt name"
      placeholder="Name your quilt"
      name={quilt.quiltName}
      showFault={showFault}
      others={others}
      onName={(name) => {
        run(quiltCommands.rename(name));
      }}
      onSave={() => {
        saved.push(name());
      }}
    />
  );
}

/** The quilt's name at each save. */
let saved: string[] = [];
const name = () => quiltTable.getState().design.quilt.quiltName;
const field = () => screen.getByRole('textbox', { name: 'Quilt name' });
const hint = () => screen.queryByText(/\.$/)?.textContent ?? null;

afterEach(() => {
  cleanup();
  saved = [];
  quiltTable.setState(quiltTable.getInitialState());
});

it('says nothing of a name that was never touched', () => {
  render(<Table />);
  expect(hint()).toBeNull();
  expect(field().getAttribute('aria-invalid')).toBe('false');
});

it.each([
  ["Anna's quilt", 'Remove apostrophes or quotes from name.'],
  ['The "big" one', 'Remove apostrophes or quotes from name.'],
  ['x'.repeat(100), 'Enter a name that is shorter than 100 characters.'],
])('hints at what is wrong with %s as it is typed', async (name, expected) => {
  render(<Table />);
  await userEvent.click(field());
  await userEvent.paste(name);
  expect(hint()).toBe(expected);
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

it('asks for a name once a save was refused for want of one', () => {
  render(<Table showFault />);
  expect(hint()).toBe('A new quilt name is required.');
});

it('takes a name that another quilt has, and says so', async () => {
  render(<Table others={['Anna']} />);
  await userEvent.type(field(), 'Anna ');
  expect(hint()).toBe('You have another quilt with this name.');
  expect(field().getAttribute('aria-invalid')).toBe('false');
  await userEvent.type(field(), 'B');
  expect(hint()).toBeNull();
});

it('takes 99 characters', async () => {
  render(<Table />);
  await userEvent.click(field());
  await userEvent.paste('x'.repeat(99));
  expect(hint()).toBeNull();
});

it('names the quilt when the field is left, as one step', async () => {
  render(<Table />);
  await userEvent.type(field(), 'Prairie Star');
  expect(quiltTable.getState().design.quilt.quiltName).toBe(newStandardQuilt(0).quiltName);
  await userEvent.tab();
  expect(quiltTable.getState().design.quilt.quiltName).toBe('Prairie Star');
  expect(quiltTable.getState().past).toHaveLength(1);
});

it.each(['{Enter}', '{Control>}s{/Control}', '{Meta>}s{/Meta}'])(
  'names the quilt and saves it at %s',
  async (keys) => {
    render(<Table />);
    await userEvent.type(field(), 'Prairie Star');
    await userEvent.keyboard(keys);
    expect(saved).toEqual(['Prairie Star']);
  },
);

it('saves nothing at an Enter that ends a word of an input method', () => {
  render(<Table />);
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(saved).toEqual([]);
});
