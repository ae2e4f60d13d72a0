// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { showNoticesOn } from '../../../ui/basics/notify';
import { KeepClothDialog } from './KeepClothDialog';

afterEach(cleanup);

function shown() {
  const done: string[] = [];
  showNoticesOn({
    show: (message) => done.push(message),
    takeBack: (message) => done.push(`no longer: ${message}`),
  });
  render(
    <KeepClothDialog
      open
      onClose={() => done.push('closed')}
      onSave={(keepsCloth) => done.push(keepsCloth ? 'saved both' : 'saved the block')}
    />,
  );
  return done;
}

it('saves the block with a second Enter, and removes the notice of a cancelled save', async () => {
  const done = shown();
  await userEvent.keyboard('{Enter}');
  expect(done).toEqual(['no longer: The block is not saved yet.', 'saved both']);
});

it('says that nothing is saved if it is closed', async () => {
  const done = shown();
  await userEvent.keyboard('{Escape}');
  expect(done).toEqual(['closed', 'The block is not saved yet.']);
});
