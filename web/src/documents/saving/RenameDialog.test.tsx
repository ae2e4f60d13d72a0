// @vitest-environment jsdom
import { success } from '@quiltwright/shared/result';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Notices } from '../../ui/dialogs/Notices';
import { RenameDialog } from './RenameDialog';

let asked: string[];
let closed: number;
type Answer = Awaited<ReturnType<Parameters<typeof RenameDialog>[0]['onRename']>>;
let answer: Answer | Promise<Answer>;

beforeEach(() => {
  asked = [];
  closed = 0;
  answer = success(null);
  render(
    <>
      <RenameDialog
        of="quilt"
        name="Anna"
        others={['Mary']}
        onRename={(name) => {
          asked.push(name);
          return Promise.resolve(answer);
        }}
        onClose={() => {
          closed++;
        }}
      />
      <Notices />
    </>,
  );
});
afterEach(cleanup);

const button = () => screen.getByRole('button', { name: 'Rename' });

async function type(name: string): Promise<void> {
  const field = screen.getByLabelText('New name');
  await userEvent.clear(field);
  if (name !== '') await userEvent.paste(name);
}

it.each([["Anna's"], ['The "big" one'], ['x'.repeat(100)]])('refuses %s with the rule', async (name) => {
  await type(name);
  expect(button().ariaDisabled).toBe('true');
  screen.getByText(
    `The name must not have quotes (") or apostrophes (') and must be shorter than 100 characters`,
  );
  await userEvent.keyboard('{Enter}');
  expect(asked).toEqual([]);
});

it('accepts the name of another quilt, and says so', async () => {
  await type(' Mary ');
  screen.getByText('You already have another quilt with this name.');
  await userEvent.keyboard('{Enter}');
  expect(asked).toEqual(['Mary']);
});

it('renames to the name without the spaces around it', async () => {
  await type('  Ruth ');
  await userEvent.keyboard('{Enter}');
  expect(asked).toEqual(['Ruth']);
  expect(closed).toBe(1);
});

it.each([
  ['an empty name', '{Enter}', ''],
  ['the name it has', '{Enter}', 'Anna'],
  ['a name that is cancelled', '{Escape}', 'Ruth'],
])('leaves %s unchanged and says so', async (_, key, name) => {
  await type(name);
  await userEvent.keyboard(key);
  expect(asked).toEqual([]);
  expect(closed).toBe(1);
  await screen.findByText('Name was not changed');
});

it('can’t be pressed while the name is empty, and says why', async () => {
  await type('');
  expect(button().ariaDisabled).toBe('true');
  screen.getByText('A new quilt name is required.');
});

it('reports an error in a notice if the server gives no reason, and stays open', async () => {
  answer = { ok: false, error: { code: 'failed', message: 'There was an error.' } };
  await type('Ruth');
  await userEvent.click(button());
  await screen.findByText('There was an error.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(closed).toBe(0);
});

it('stays open with the failure', async () => {
  answer = { ok: false, error: { code: 'offline', message: 'The server can’t be reached.' } };
  await type('Ruth');
  await userEvent.click(button());
  expect(screen.getByRole('alert').textContent).toContain('The server can’t be reached.');
  expect(closed).toBe(0);
});

it('can’t be closed while the name may be changing', async () => {
  let arrive: (given: Answer) => void = () => undefined;
  answer = new Promise((resolve) => (arrive = resolve));
  await type('Ruth');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Cancel' }).ariaDisabled).toBe('true');
  expect(closed).toBe(0);
  await act(async () => {
    arrive(success(null));
    await Promise.resolve();
  });
  expect(closed).toBe(1);
  expect(asked).toEqual(['Ruth']);
});
