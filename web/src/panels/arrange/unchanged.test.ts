import { describe, expect, it } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import type { Arrangement, ArrangementAction } from '@quiltwright/shared/model/free-form/arrangement';
import { after, next, placeAt, select } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { describeTooFew, describeUnchanged } from './unchanged';

/* A quilt of 40 × 60 inches; blocks are 12 inches. */
const one = after(placeAt(0, 0));
const two = [placeAt(0, 24), act(commands.selectAll)].reduce(next, one);

function told(action: ArrangementAction, arrangement: Arrangement): string | null {
  return action.canRun(arrangement)
    ? describeUnchanged(action, arrangement, next(arrangement, action), 'block')
    : describeTooFew(action, arrangement.selection.size, 'block');
}

const align = (argument: 'left' | 'centre') => act(commands.align, argument);
const sameSize = act(commands.makeSameSize, 'both');

describe('a button that changes nothing', () => {
  it('says how many blocks it needs', () => {
    expect(told(sameSize, one)).toBe(
      'Select two or more blocks. All get the size of the first that you select.',
    );
    const needsThree = 'Select three or more blocks to make their gaps equal.';
    expect(told(act(commands.distribute, 'down'), one)).toBe(needsThree);
    expect(told(act(commands.distribute, 'across'), two)).toBe(needsThree);
  });

  it('says that blocks already have the wanted place or size', () => {
    expect(told(align('left'), one)).toBe('The selected block is already in that place.');
    expect(told(align('centre'), one)).toBe(null);
    expect(told(align('left'), two)).toBe('The selected blocks are already aligned.');
    expect(told(sameSize, two)).toBe('The selected blocks are already the same size.');
    const three = [placeAt(0, 48), act(commands.selectAll)].reduce(next, two);
    expect(told(act(commands.distribute, 'down'), three)).toBe('The gaps are already equal.');
  });

  it('says which ones have no room, and which are at their limit', () => {
    const full = next(one, act(commands.fillQuilt));
    expect(told(act(commands.fillQuilt), full)).toBe('The quilt has no room for another block.');
    const largest = next(one, act(commands.setMeasure, { side: 40 }));
    expect(told(act(commands.stepSize, { by: 1 }), largest)).toBe('The selection can’t be larger.');
    expect(told(act(commands.stepSize, { by: -1 }), largest)).toBe(null);
  });

  it('says nothing when it changed the selection', () => {
    expect(told(select(1), one)).toBe(null);
  });
});
