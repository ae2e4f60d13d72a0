import { expect, it } from 'vitest';
import { createdBlockCommands } from '../../model/created-block/created-block-commands';
import { keysWithoutSelection, selectionKeys } from './selection-keys';

const step = { x: 1, y: 1 };

it('tells why nothing happens, for every key that needs something selected but the arrows', () => {
  const steps = { near: step, far: step, cell: step };
  const keys = selectionKeys(
    createdBlockCommands,
    () => undefined,
    steps,
    () => false,
  );
  const telling = Object.keys(keysWithoutSelection(() => undefined));
  expect(telling).toEqual(Object.keys(keys).filter((key) => !key.startsWith('nudge')));
});
