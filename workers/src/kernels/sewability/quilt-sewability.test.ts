import { inches } from '@quiltwright/shared/geometry/units';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { emptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import { newFreeFormQuilt, newStandardQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { expect, it } from 'vitest';
import { createKernels } from '../kernels';
import { damagedLevels } from '../patches/sound.fixture';
import { quiltSewability } from './quilt-sewability';
import { prepare } from '../prepared/prepared-quilt';

const place = (name: string, changes: Partial<Placement> = {}): Placement => {
  const index = premadeBlocks.findIndex(({ designName }) => designName === name);
  return { ...emptyPlacement, blockNum: index + 1, levels: premadeBlocks[index]?.levels ?? [], ...changes };
};

function found(quilt: Quilt) {
  const answer = quiltSewability(prepare(quilt));
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.map(({ copies, blockWidth, troubles }) => [
    copies,
    blockWidth,
    troubles.map(({ what, count }) => `${what} ${count}`),
  ]);
}

it('checks each block of a standard quilt once, and lists those with troubles first', () => {
  /* A wall hanging of 3 × 3 places has two alternating blocks, one in 5 places and one in 4. */
  const quilt: Quilt = {
    ...newStandardQuilt(2),
    generatingSize: 10,
    generatingLayout: 4,
    blocks: [place('Nine Patch'), place('Attic Windows')],
  };
  expect(found(quilt)).toEqual([
    [4, 12, ['setIn 4']],
    [5, 12, []],
  ]);
});

it('checks a block in each of its sizes, and reports blocks that lie under others', () => {
  const size = (side: number) => ({ blockWidth: inches(side), blockHeight: inches(side) });
  const quilt: Quilt = {
    ...newFreeFormQuilt(2),
    blocks: [
      place('Nine Patch', { ...size(9), numOfColumns: 2 }),
      place('Nine Patch', { ...size(9), xLocation: inches(4), yLocation: inches(4) }),
      // The patches are 10 ÷ 3 inches wide, which is between the lines of a ruler.
      place('Nine Patch', { ...size(10), xLocation: inches(25) }),
      emptyPlacement,
    ],
  };
  expect(found(quilt)).toEqual([
    /* Two of the three copies of 9 inches lie partly under the third. */
    [3, 9, ['covered 2']],
    [1, 10, ['offRuler 9']],
  ]);
});

it.each(damagedLevels)('reports a damaged quilt and block if %s', async (_, levels) => {
  const { quiltSewability: ofQuilt, sewability: ofBlock } = createKernels();
  const damaged = { ok: false, error: { code: 'damaged' } };
  const quilt: Quilt = { ...newFreeFormQuilt(2), blocks: [{ ...emptyPlacement, blockNum: 4, levels }] };
  expect(await ofQuilt.run(quilt, () => undefined)).toMatchObject(damaged);
  const block = { levels, blockWidth: inches(12), blockHeight: inches(12) };
  expect(await ofBlock.run(block, () => undefined)).toMatchObject(damaged);
});

it('reports a damaged block without a size, and a quilt with a block without a place', async () => {
  const { quiltSewability: ofQuilt, sewability: ofBlock } = createKernels();
  const damaged = { ok: false, error: { code: 'damaged' } };
  for (const change of [
    { xLocation: inches(NaN) },
    { yLocation: inches(1e17) },
    { blockWidth: inches(1e30) },
  ]) {
    const quilt: Quilt = { ...newFreeFormQuilt(2), blocks: [place('Nine Patch', change)] };
    expect(await ofQuilt.run(quilt, () => undefined)).toMatchObject(damaged);
  }
  const { levels } = place('Nine Patch');
  const block = { levels, blockWidth: inches(NaN), blockHeight: inches(12) };
  expect(await ofBlock.run(block, () => undefined)).toMatchObject(damaged);
});

it('is a kernel, and returns nothing for a quilt without blocks', async () => {
  const { quiltSewability: kernel } = createKernels();
  expect(await kernel.run(newStandardQuilt(2), () => undefined)).toEqual({ ok: true, value: [] });
});
