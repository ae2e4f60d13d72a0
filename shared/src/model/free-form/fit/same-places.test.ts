import { expect, it } from 'vitest';
import { act } from '../../command.js';
import type { Arrangement } from '../arrangement.js';
import { after, next, placeAt, select } from '../arrangement.fixture.js';
import { freeFormCommands as commands } from '../free-form-commands.js';
import { fitProblemsOf } from './fit-problems.js';
import { haveSamePlaces } from './same-places.js';

const start = after(placeAt(0, 0), placeAt(10, 4), act(commands.toggleBorder, 1), select(2));
const designOf = ({ document }: Arrangement) => document.design;
const changed = (action: Parameters<typeof next>[1]) => designOf(next(start, action));

it('searches no second time after a new fabric', () => {
  const problems = fitProblemsOf(designOf(start));
  const recoloured = changed(
    act(commands.giveFabric, { targets: [{ kind: 'spot', id: 1, patches: [0] }], fabric: 25 }),
  );
  expect(recoloured).not.toBe(designOf(start));
  expect(fitProblemsOf(recoloured)).toBe(problems);
});

it.each([
  ['a move', act(commands.move, { x: 0, y: 1 })],
  ['a repeat', act(commands.repeat, { columns: 2 })],
  ['a turn', act(commands.setTurn, 1)],
  ['a lock', act(commands.lock, { ids: [2], isLocked: true })],
  ['a second border', act(commands.toggleBorder, 2)],
  ['a removal', act(commands.remove)],
] as const)('searches again after %s', (_, action) => {
  expect(haveSamePlaces(designOf(start), changed(action))).toBe(false);
  expect(fitProblemsOf(changed(action))).not.toBe(fitProblemsOf(designOf(start)));
});
