import { expect, it } from 'vitest';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { keysWithoutSelection, selectionKeys } from './selection-keys';

const step = { x: 1, y: 1 };

it('says why nothing happens, for every key that needs a selection except the arrows', () => {
  const steps = { near: step, far: step, cell: step };
  const keys = selectionKeys(
    createdBlockCommands,
    () => undefined,
    steps,
    () => 'one',
  );
  const telling = Object.keys(keysWithoutSelection(() => undefined));
  expect(telling).toEqual(Object.keys(keys).filter((key) => !key.startsWith('nudge')));
});
