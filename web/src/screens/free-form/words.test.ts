import { expect, it } from 'vitest';
import { act } from '../../model/command';
import { after, newArrangement, next, placeAt, select } from '../../model/free-form/arrangement.fixture';
import type { ArrangementAction } from '../../model/free-form/arrangement';
import { freeFormCommands as commands } from '../../model/free-form/free-form-commands';
import { wordsOfArranging } from './words';

const nameOf = () => 'Star';

/** What is told of each of some actions. */
function told(...actions: ArrangementAction[]): (string | null)[] {
  let arrangement = newArrangement();
  return actions.map((action) => {
    const before = arrangement;
    arrangement = next(arrangement, action);
    return wordsOfArranging(before, arrangement, nameOf);
  });
}

/* On 40″ × 60″. */
it('tells of what is laid, selected, moved, sized, repeated and deleted', () => {
  expect(
    told(
      placeAt(6, 0),
      act(commands.deselectAll),
      select(1),
      act(commands.nudge, { argument: { x: 1, y: 0, goesOn: true } }),
      act(commands.nudge, { argument: { x: 1, y: 0, goesOn: true } }),
      act(commands.setMeasure, { argument: { side: 7.5 } }),
      act(commands.repeat, { argument: { columns: 9, rows: 2 } }),
      act(commands.remove),
    ),
  ).toEqual([
    'Star, 12″, at 6″, 0″',
    'Nothing selected',
    'Star, 12″, at 6″, 0″',
    'Blocks nudged: Star, 12″, at 7″, 0″',
    'Blocks nudged: Star, 12″, at 8″, 0″',
    'Measure set: Star, 7½″, at 8″, 0″',
    // Beyond four columns they would end right of 40″.
    'Columns and rows: Star, 4 × 2 of 7½″, at 8″, 0″',
    'Blocks deleted',
  ]);
});

it('tells of copies, of several as one, of the quilt, and of what is undone and redone', () => {
  expect(
    told(
      placeAt(0, 0),
      act(commands.copy),
      act(commands.paste, { argument: { x: 20, y: 30 } }),
      act(commands.selectAll),
      act(commands.toggleBorder, { argument: 1 }),
      act(commands.undo),
      act(commands.redo),
      act(commands.rename, { argument: 'Barn' }),
    ),
  ).toEqual([
    'Star, 12″, at 0″, 0″',
    'Blocks copied',
    'Blocks pasted: Star, 12″, at 14″, 24″',
    '2 placements, 26″ × 36″, at 0″, 0″',
    'First border',
    'Undone: First border',
    'Redone: First border',
    null,
  ]);
});

it('tells nothing of another quilt', () => {
  expect(wordsOfArranging(newArrangement(), after(placeAt(0, 0)), nameOf)).toBeNull();
});
