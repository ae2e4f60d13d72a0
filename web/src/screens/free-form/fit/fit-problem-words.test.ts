import { expect, it } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import { after, placeAt } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { laidPlacements } from '@quiltwright/shared/model/free-form/free-form-document';
import { fixesOf } from '@quiltwright/shared/model/free-form/fit/fixes';
import { fitProblemsOf } from '@quiltwright/shared/model/free-form/fit/fit-problems';
import { describeFix, describeFitProblem, movedInOverlap } from './fit-problem-words';
import { nameAndPlaceOf } from '../describing/words';

/* A quilt of 40″ × 60″ with a border of 2″. The area inside the border is from 2″ to 38″ across, and from 2″ to 58″
   down. */
const border = act(commands.toggleBorder, 1);
const columns = (count: number, gap: number) => act(commands.repeat, { columns: count, xSeparation: gap });

/** Runs some actions. Returns words about each problem of the result: the fault, its arithmetic, and its fixes. */
function told(...actions: Parameters<typeof after>): string[][] {
  const { design } = after(...actions).document;
  return fitProblemsOf(design).first.map((fitProblem) => {
    const placementOf = (which: number) => {
      const placement = laidPlacements(design).find(({ id }) => id === which)?.placement;
      if (!placement) throw new Error('It is there.');
      return placement;
    };
    const placement = placementOf(fitProblem.id);
    const describeOther = (id: number) => nameAndPlaceOf(placementOf(id), () => 'Star');
    const fixes = fixesOf(fitProblem, design);
    const { what, arithmetic } = describeFitProblem(
      fitProblem,
      placement,
      design.quilt,
      describeOther,
      fixes,
    );
    return [what, arithmetic, ...fixes.map((fix) => describeFix(fix, placement, design.quilt))];
  });
}

it('says how wide and high an overlap is', () => {
  expect(told(placeAt(0, 0), placeAt(10, 4))).toEqual([
    ['overlaps Star at 0″, 0″', 'The two blocks overlap by 2″ × 8″', 'Move the block 2″ to the right'],
  ]);
  expect(told(placeAt(20, 20), placeAt(20, 9))).toEqual([
    ['overlaps Star at 20″, 20″', 'The two blocks overlap by 12″ × 1″', 'Move the block 1″ up'],
  ]);
  const higher = act(commands.resize, { box: { x: 5, y: 10, width: 30, height: 40 }, isFree: true });
  const lock = act(commands.lock, { ids: [1], isLocked: true });
  expect(told(placeAt(5, 10, 30), higher, lock, placeAt(0, 0, 20))).toEqual([
    [
      'overlaps Star at 5″, 10″',
      'The two blocks overlap by 15″ × 10″, and there is no room beside the other block',
      'Make the block 10″',
    ],
  ]);
});

it('names the block that a fix moves', () => {
  /* The upper block starts at the left edge. It overlaps 2″ of the lower one, which has room on its right. */
  const design = after(placeAt(10, 20), placeAt(0, 20)).document.design;
  const [overlap] = fitProblemsOf(design).first;
  if (overlap?.kind !== 'overlap') throw new Error('There is one.');
  const [fix] = fixesOf(overlap, design);
  const upper = laidPlacements(design).find(({ id }) => id === overlap.id)?.placement;
  if (!fix || !upper) throw new Error('It is there.');
  const words = (nameOf: (id: number) => string) =>
    describeFix(fix, upper, design.quilt, movedInOverlap(overlap, fix, nameOf));
  expect(words((id) => (id === 1 ? 'Friendship Star' : 'Shoo Fly'))).toBe(
    'Move Friendship Star 2″ to the right',
  );
  expect(words(() => 'Shoo Fly')).toBe('Move the other block 2″ to the right');
});

it('says how far a block extends over a border', () => {
  expect(told(border, placeAt(1, 50))).toEqual([
    [
      'overlaps a border',
      'Across, the block starts at 1″ and the border ends at 2″: they overlap by 1″. Down, the block ends at 60″ and the border starts at 58″: they overlap by 2″',
      'Move the block 1″ to the right and 2″ up',
    ],
  ]);
});

it('says how much too wide it is if borders leave no room', () => {
  expect(told(border, placeAt(0, 10), columns(3, 1))).toEqual([
    [
      'overlaps a border',
      '3 × 12″ + 2 × 1″ = 38″ in 36″: 2″ too wide',
      'Make the gaps 0″',
      'Make the blocks 11 5/16″',
      'Narrow the border by 1″',
      'Make the quilt 42″ × 60″',
    ],
  ]);
});

it('says how much a repeat leaves', () => {
  expect(told(border, placeAt(2, 2, 6), columns(5, 1))).toEqual([
    [
      'leaves an empty strip of 2″',
      '5 × 6″ + 4 × 1″ = 34″ in 36″: 2″ left',
      'Make the gaps 1½″',
      'Make the blocks 6⅜″',
    ],
  ]);
  const sashing = act(commands.toggleSashing);
  expect(told(sashing, border, placeAt(4, 2, 6), columns(5, 1))[0]?.[2]).toBe(
    'Centre the block, with 1″ at both ends',
  );
  const rows = act(commands.repeat, { rows: 4 });
  const round = [placeAt(0, 0), placeAt(0, 36)];
  expect(told(...round, placeAt(0, 12, 5.5), rows)).toEqual([
    [
      'leaves an empty strip of 2″',
      '4 × 5½″ = 22″ in 24″: 2″ left',
      'Make the gaps ⅝″',
      'Make the blocks 6″',
    ],
  ]);
});

it('gives the width of a bare strip, its place and its neighbours', () => {
  const size = act(commands.setSize, { width: 36, length: 36 });
  const second = act(commands.toggleBorder, 2);
  const width = (which: 1 | 2, inches: number) =>
    act(commands.setBorderWidth, { border: which, width: inches });
  const fixes = ['Make the block 25″', 'Widen the first border by ½″'];
  expect(told(size, border, second, width(1, 4.5), width(2, 1), placeAt(5.5, 5.5, 24))).toEqual([
    [
      'leaves a strip of 1″ without fabric on its right',
      'The block ends at 29½″ and the border starts at 30½″: 1″ between them',
      ...fixes,
    ],
    [
      'leaves a strip of 1″ without fabric below it',
      'The block ends at 29½″ and the border starts at 30½″: 1″ between them',
      ...fixes,
    ],
  ]);
  expect(told(placeAt(0, 0), placeAt(0, 12), placeAt(13, 0), placeAt(13, 12))).toEqual([
    [
      'and 1 more block leave a strip of 1″ without fabric on their left',
      'The block starts at 13″ and the next block ends at 12″: 1″ between them',
      'Move these blocks 1″ to the left',
      'Fill the gaps with sashing',
    ],
  ]);
  expect(told(placeAt(0.5, 20))).toEqual([
    [
      'leaves a strip of ½″ without fabric on its left',
      'The block starts at ½″ and the quilt starts at 0″: ½″ between them',
      'Move the block ½″ to the left',
      'Make the block 12½″',
    ],
  ]);
});

it('says how far all blocks are off centre', () => {
  const size = act(commands.setSize, { width: 59, length: 59 });
  const four = act(commands.repeat, { columns: 4, rows: 4 });
  expect(told(size, placeAt(6, 6), four)).toEqual([
    [
      'The blocks are not centred. They are ½″ away from the middle',
      '6″ on the left, 5″ on the right. 6″ above, 5″ below',
      'Make the quilt 60″',
      'Move all blocks ½″ to the left and up',
    ],
  ]);
});
