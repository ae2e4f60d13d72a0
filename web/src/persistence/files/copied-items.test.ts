import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, placeAt, barn } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { act } from '@quiltwright/shared/model/command';
import { freeFormCommands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { laidPlacements } from '@quiltwright/shared/model/free-form/free-form-document';
import { levelsIn } from '@quiltwright/shared/model/levels.fixture';
import { readPlacements, readShapes } from './copied-items';
import { copiedPlacements, copiedShapes, isCopied } from './copied-text';

const shapes = levelsIn([1, 2], [3]).flatMap((level, index) =>
  level.map((shape) => ({ shape, level: index })),
);
const placements = laidPlacements(after(placeAt(3, 4), placeAt(20, 4)).document.design).map(
  ({ placement }) => placement,
);
const place = act(freeFormCommands.place, { block: barn, at: { x: 20, y: 20 }, side: 12 });
const own = laidPlacements(after(place).document.design).map(({ placement }) => placement);

const refusal = (text: string) => {
  const read = readShapes(text);
  return read.ok ? null : read.error.message;
};

describe('copied items', () => {
  it('are equal after they are read', () => {
    const text = copiedShapes(shapes, 100);
    expect(isCopied(text)).toBe(true);
    expect(readShapes(text)).toEqual({ ok: true, value: shapes });
    const laid = shapes.map((each) => ({ ...each, layer: 7 }));
    expect(copiedShapes(laid, 100)).toBe(text);
    expect(readPlacements(copiedPlacements(placements, 100), 100)).toEqual({ ok: true, value: placements });
  });

  it('lose unknown keys', () => {
    const text = copiedShapes(shapes, 100).replaceAll('"shapeType":', '"opacity":1,"shapeType":');
    expect(readShapes(text)).toEqual({ ok: true, value: shapes });
  });

  it('keep the numbers of a quilter’s own blocks only in the same account', () => {
    const text = copiedPlacements(own, 100);
    const numbers = (quilterNum: number) => {
      const read = readPlacements(text, quilterNum);
      return read.ok && read.value.map(({ blockNum }) => blockNum);
    };
    expect(numbers(100)).toEqual([10_001]);
    expect(numbers(101)).toEqual([0]);
  });

  it('are refused with the reason', () => {
    const whole = copiedShapes(shapes, 100);
    expect(refusal(whole.slice(0, -5))).toBe('The copied items are damaged. Copy them again.');
    expect(refusal(whole.replace('"shapeWidth":100', '"shapeWidth":2000'))).toMatch(
      /^The copied items can’t be pasted: items › 0/,
    );
    expect(refusal(whole.replace('"version":1', '"version":9'))).toMatch(/newer version/);
    expect(refusal(copiedPlacements(placements, 100))).toBe(
      'You copied blocks of a quilt. Paste the blocks in Free Form Quilt Layouts.',
    );
    const many = Array.from({ length: 1_001 }, () => shapes[0]).filter((each) => each !== undefined);
    expect(refusal(copiedShapes(many, 100))).toMatch(/at most 1000/);
    const [first] = placements;
    const lost = copiedPlacements(first ? [first] : [], 100).replace('"look":0', '"look":3');
    expect(readPlacements(lost, 100)).toMatchObject({ ok: false });
  });

  it('never throw, for any clipboard content', () => {
    fc.assert(
      fc.property(fc.string(), fc.anything(), (text, items) => {
        readShapes(text);
        readPlacements(
          JSON.stringify({ format: 'quiltwright-placements', version: 1, blocks: items, looks: items }),
          1,
        );
      }),
    );
  });
});
