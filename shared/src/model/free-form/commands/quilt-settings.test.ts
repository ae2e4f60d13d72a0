import { inches } from '../../../geometry/units.js';
import { BLOCK } from '../../../limits.js';
import { emptyPlacement, type Placement } from '../../../quilting/placement.js';
import { newFreeFormQuilt } from '../../../quilting/quilt.js';
import { describe, expect, it } from 'vitest';
import { act } from '../../command.js';
import { levelsIn } from '../../levels.fixture.js';
import { after, laid, next, placeAt, select, star, steps } from '../arrangement.fixture.js';
import { newArrangementState } from '../arrangement.js';
import { freeFormCommands as commands } from '../free-form-commands.js';
import { openedFreeForm, storedForm } from '../free-form-document.js';
import { hasShrunkBlocks, type FabricTarget } from './quilt-settings.js';

const size = (argument: { width?: number; length?: number }) => act(commands.setSize, argument);
const border = (which: 1 | 2) => act(commands.toggleBorder, which);
const borderWidth = (which: 1 | 2, width: number) => act(commands.setBorderWidth, { border: which, width });
const repeat = (columns: number, rows: number) => act(commands.repeat, { columns, rows });
const give = (fabric: number, ...targets: FabricTarget[]) => act(commands.giveFabric, { targets, fabric });
const quiltAfter = (...actions: Parameters<typeof after>) => after(...actions).document.design.quilt;

describe('size', () => {
  it('starts at 40″ × 60″ with an empty place', () => {
    expect(quiltAfter()).toMatchObject({ quiltWidth: 40, quiltLength: 60, blocks: [emptyPlacement] });
  });

  it.each([
    [{ width: 50 }, [50, 60]],
    [{ width: 70 }, [70, 60]],
    [{ width: 20 }, [36, 60]],
    [{ length: 300 }, [40, 260]],
    [{ length: 36 }, [36, 36]],
    [{ length: 50, width: 50 }, [50, 50]],
    [{ length: 36, width: 60 }, [60, 36]],
  ])('%o makes a quilt of %o', (argument, [width, length]) => {
    expect(quiltAfter(size(argument))).toMatchObject({ quiltWidth: width, quiltLength: length });
  });

  it('gives a block that is wider than the quilt its width on both sides, and says so', () => {
    const wide = after(size({ width: 60 }), placeAt(0, 0, 60));
    const narrow = next(wide, size({ width: 40 }));
    expect(laid(narrow)).toEqual([[0, 0, 40, 40, 1, 1]]);
    expect(hasShrunkBlocks(wide.document.design, narrow.document.design)).toBe(true);
    const roomy = after(size({ width: 60 }), placeAt(40, 0, 20));
    expect(hasShrunkBlocks(roomy.document.design, next(roomy, size({ width: 40 })).document.design)).toBe(
      false,
    );
  });

  it('removes copies without room, and moves blocks inside that would poke out', () => {
    /*
     * Five columns of 12″ reach from 0 to 60″. On 40″ only three remain, which reach to 36″. The block at 44″ moves to
     * 28″.
     */
    const wide = after(size({ width: 60 }), placeAt(0, 0), repeat(5, 1), placeAt(44, 20));
    expect(laid(next(wide, size({ width: 40 })))).toEqual([
      [0, 0, 12, 12, 3, 1],
      [28, 20, 12, 12, 1, 1],
    ]);
  });
});

describe('sideways', () => {
  const turn = act(commands.turnQuilt);

  it('turns the quilt with all blocks to the right, and exactly back', () => {
    /* On a quilt of 40″ × 60″, a row of three at (0, 6) becomes a column. 60 − (6 + 12) is 42. */
    const upright = after(placeAt(0, 6), repeat(3, 1), placeAt(28, 40));
    const wide = next(upright, turn);
    expect(wide.document.design.quilt).toMatchObject({ quiltWidth: 60, quiltLength: 40 });
    expect(laid(wide)).toEqual([
      [42, 0, 12, 12, 1, 3],
      [8, 28, 12, 12, 1, 1],
    ]);
    expect(next(wide, turn).document.design).toEqual(upright.document.design);
    expect(next(wide, act(commands.undo)).document.design).toBe(upright.document.design);
    expect(steps(wide).at(-1)).toBe('Quilt turned');
  });

  it('keeps the selection, locks and growth by borders', () => {
    const lock = act(commands.lock, { ids: [1], isLocked: true });
    const upright = after(placeAt(0, 0), lock, placeAt(28, 48), border(1));
    const wide = next(next(upright, select(2)), turn);
    expect([...wide.selection]).toEqual([2]);
    expect(wide.document.design.placements).toBe(upright.document.design.placements);
    /* The border makes the quilt 44″ × 64″. Without the border the turned quilt is 60″ × 40″. */
    expect(wide.document.design.quilt).toMatchObject({ quiltWidth: 64, quiltLength: 44 });
    expect(next(wide, border(1)).document.design.quilt).toMatchObject({ quiltWidth: 60, quiltLength: 40 });
  });

  it('is not possible for a square quilt', () => {
    expect(turn.canRun(after(size({ width: 60 })))).toBe(false);
  });

  it('allows a width above the length, and blocks as large as the shorter side', () => {
    const wide = after(size({ length: 36, width: 60 }));
    /* The block's middle is requested at (25, 25). A block of 36″ then goes from 7 to 43. */
    const filled = next(wide, placeAt(0, 0, 50));
    expect(laid(filled)).toEqual([[7, 0, 36, 36, 1, 1]]);
    const bordered = next(next(wide, border(1)), borderWidth(1, 25));
    expect(bordered.document.design.quilt.bands).toMatchObject([{ width: 18 }]);
    /* The length alone doesn’t change the width of a sideways quilt. */
    expect(next(wide, size({ length: 40 })).document.design.quilt).toMatchObject({
      ...{ quiltWidth: 60, quiltLength: 40 },
    });
  });
});

describe('borders and sashing', () => {
  it('are 2″ wide at first; without its first a quilt has no second', () => {
    expect(quiltAfter(border(1), border(2))).toMatchObject({ bands: [{ width: 2 }, { width: 2 }] });
    expect(border(2).canRun(after())).toBe(false);
    expect(quiltAfter(border(1), border(2), border(1)).bands).toEqual([]);
  });

  it('are limited in width, the first one first', () => {
    /* Half of 41″ is 20.5″, rounded down to 20″. On each side of the remaining 1″, the second border gets ½″. */
    const wide = [size({ width: 41 }), border(1), border(2), borderWidth(2, 9), borderWidth(1, 50)];
    expect(quiltAfter(...wide)).toMatchObject({ bands: [{ width: 20 }, { width: 0.5 }] });
    expect(quiltAfter(border(1), borderWidth(1, -3)).bands).toEqual([]);
  });

  it('get narrower with the quilt', () => {
    const quilt = quiltAfter(size({ width: 60 }), border(1), borderWidth(1, 30), size({ width: 40 }));
    expect(quilt.bands).toMatchObject([{ width: 20 }]);
  });

  it('lose their fabric when they are removed', () => {
    const sashed = [act(commands.toggleSashing), border(1)];
    const dressed = give(30, { kind: 'band', band: 'sashing' }, { kind: 'band', band: 'border1' });
    expect(quiltAfter(...sashed, dressed)).toMatchObject({ bands: [{ fabric: 30 }, { fabric: 30 }] });
    expect(quiltAfter(...sashed, dressed, ...sashed).bands).toEqual([]);
    expect(quiltAfter(...sashed, dressed, ...sashed, ...sashed)).toMatchObject({
      bands: [{ fabric: 0 }, { fabric: 0 }],
    });
  });

  it('set later copies apart', () => {
    /* Two blocks of 12″ with 3″ between them are 27″ wide. */
    const sashing = act(commands.setSashingWidth, 3);
    const done = after(placeAt(0, 0), act(commands.toggleSashing), sashing, repeat(2, 1));
    expect(done.document.design.quilt.blocks[0]).toMatchObject({ xSeparation: 3, ySeparation: 0 });
  });
});

it('recolours patches in all copies, and keeps the selection', () => {
  const done = after(
    placeAt(0, 0),
    placeAt(12, 0),
    select(1),
    give(50, { kind: 'spot', id: 2, patches: [1] }),
  );
  const fabrics = done.document.design.quilt.blocks.map(({ levels }) =>
    levels.flat().map(({ fillFabric }) => fillFabric),
  );
  expect(fabrics).toEqual([
    [21, 22],
    [21, 50],
  ]);
  expect([...done.selection]).toEqual([1]);
  expect(steps(done)).toEqual(['Star', 'Star', 'Fabric of a block']);
  expect(give(50, { kind: 'spot', id: 2, patches: [2] }).canRun(done)).toBe(false);
});

it('opens stored quilts unchanged, without empty places, and stores none', () => {
  const placed = { ...emptyPlacement, blockNum: 5, levels: star.levels, xLocation: inches(1 / 3) };
  const stored = { ...newFreeFormQuilt(100), quiltNum: 7, revision: 3, blocks: [emptyPlacement, placed] };
  const document = openedFreeForm(stored, { num: 7, revision: 3 });
  expect(document.design.quilt.blocks).toEqual([placed]);
  expect(document.saved).toBe(document.design.quilt);
  const moved = act(commands.nudge, { x: 1, y: 0 }).run({
    ...{ document, ...newArrangementState },
    selection: new Set([1]),
  });
  /* The mark nearest to 1⅓″ is 1 5/16″. */
  expect(laid(moved)[0]?.slice(0, 2)).toEqual([1.3125, 0]);
  expect(storedForm(after().document.design.quilt).blocks).toEqual([]);
});

describe('a quilt from another program', () => {
  const opened = (changes: Partial<Placement>) => {
    const placement = { ...emptyPlacement, blockNum: 5, levels: levelsIn([21]), ...changes };
    const document = openedFreeForm({ ...newFreeFormQuilt(0), blocks: [placement] }, null);
    return { document, ...newArrangementState };
  };

  it('keeps copies that pass its edge only by the rounding of their sum', () => {
    /* On a quilt of 40″, the last copy ends at 0.1 + 3 × 13.3 = 40.00000000000001. */
    const [side, start] = [inches(13.3), inches(0.1)];
    const before = opened({ blockWidth: side, blockHeight: side, xLocation: start, numOfColumns: 3 });
    const replaced = next(before, act(commands.replaceBlocks, { ids: [1], block: star }));
    expect(laid(replaced)).toEqual([[0.1, 0, 13.3, 13.3, 3, 1]]);
  });

  it('keeps patches of an unknown block', () => {
    expect(laid(opened({ blockNum: BLOCK.none }))).toEqual([[0, 0, 12, 12, 1, 1]]);
  });
});
