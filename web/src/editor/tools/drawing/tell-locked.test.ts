import { expect, test } from 'vitest';
import { act } from '../../../model/command';
import { createdBlockCommands as commands } from '../../../model/created-block/created-block-commands';
import { after, place } from '../../../model/created-block/drawing.fixture';
import { Hand } from '../hand.fixture';
import { tellLocked } from './tell-locked';

const lock = (level: number) => act(commands.lockLayer, { level, isLocked: true });
const hide = (level: number) => act(commands.hideLayer, { level, isHidden: true });

test('a tap on a locked shape reports its layer, if nothing there can be selected', () => {
  const told: number[] = [];
  const drawing = after(
    ...[place(1, 0, 0, 500, 500), place(1, 100, 100, 100, 100, 1), place(1, 300, 300, 100, 100, 2)],
    ...[lock(0), lock(1), lock(2), hide(2)],
  );
  const hand = new Hand(drawing, (table) => tellLocked(table, (level) => told.push(level)));
  hand.tap(50, 50);
  hand.tap(150, 150);
  // A hidden shape isn't visible.
  hand.tap(350, 350);
  hand.tap(900, 900);
  expect(told).toEqual([0, 1, 0]);
  const free = new Hand(after(place(1, 0, 0, 500, 500), place(1, 0, 0, 500, 500, 1), lock(1)), (table) =>
    tellLocked(table, (level) => told.push(level)),
  );
  free.tap(50, 50);
  expect(told).toHaveLength(3);
});
