import { inches } from '@quiltwright/shared/geometry/units';
import type { Band, Corners } from '@quiltwright/shared/quilting/bands/bands';
import { freeFormQuilt, placementOf } from '@quiltwright/shared/quilting/quilts.fixture';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CUTTING } from '../cutting/settings';
import { estimate } from '../estimate/estimate';
import { FINISHING_DEFAULTS } from '../finishing/finishing-types';
import { prepare } from '../prepared/prepared-quilt';
import { wholePlan } from './whole-plan';

const border = (width: number, fabric: number, corners?: Corners): Band => ({
  ...{ role: 'border', width: inches(width), fabric },
  ...(corners && { corners }),
});

/** A quilt of 60″ × 72″ with borders of 1″, 2″ and 5″ from the inside out. One block fills its middle of 44″ × 56″. */
const quiltWith = (...bands: Band[]) =>
  freeFormQuilt({
    ...{ quiltWidth: inches(60), quiltLength: inches(72), bands },
    blocks: [
      placementOf(4, [11], {
        ...{ blockWidth: inches(44), blockHeight: inches(56) },
        ...{ xLocation: inches(8), yLocation: inches(8) },
      }),
    ],
  });
const quilt = quiltWith(border(1, 21), border(2, 22), border(5, 23));

function planOf(of = quilt) {
  const answer = wholePlan(prepare(of), { cutting: DEFAULT_CUTTING, finishing: FINISHING_DEFAULTS });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

describe('a quilt with three borders', () => {
  it('needs strips with seam allowances, sides first', () => {
    const { parts } = planOf().finishing;
    const strips = parts.map(({ of, needed }) => [of, ...needed.map((each) => [each.width, each.length])]);
    expect(strips.slice(0, 3)).toEqual([
      ['border1', [1.5, 56.5], [1.5, 46.5]],
      ['border2', [2.5, 58.5], [2.5, 50.5]],
      ['border3', [5.5, 62.5], [5.5, 60.5]],
    ]);
  });

  it('needs ¼, ½ and 1 yard', () => {
    /*
     * Joined end to end, n strips across 42″ of fabric are n · 42 − (n − 1) · ½ long. With 1″ to spare, the borders need
     * 207″, 219″ and 247″: 5, 6 and 6 strips, which are 7½″, 15″ and 33″ of fabric. With 1″ to straighten the edge, they
     * are 8½″, 16″ and 34″.
     */
    const { fabrics } = planOf().plan;
    const eighths = [21, 22, 23].map(
      (fabric) => fabrics.find((each) => each.fabric === fabric)?.bought.eighths,
    );
    expect(eighths).toEqual([2, 4, 8]);
  });

  it('has borders of 204, 432 and 1,220 square inches in the quick estimate', () => {
    const answer = estimate(prepare(quilt));
    const rows = answer.ok ? answer.value.fabrics.flatMap(({ bands }) => bands) : [];
    const areas = Object.fromEntries(rows.map(({ name, area }) => [name, area]));
    expect(areas).toEqual({ border1: 204, border2: 432, border3: 1220 });
  });

  it('has each border’s own corners, and those of the settings for the others', () => {
    // A mitred strip is as long as its inner edge and two widths, with 2″ to spare: 62 + 10 + 2 and 50 + 10 + 2.
    const mixed = quiltWith(border(1, 21), border(2, 22, 'straight'), border(5, 23, 'mitred'));
    const lengthsOf = (borders: Corners) => {
      const answer = wholePlan(prepare(mixed), {
        ...{ cutting: DEFAULT_CUTTING, finishing: { ...FINISHING_DEFAULTS, borders } },
      });
      const parts = answer.ok ? answer.value.finishing.parts.slice(0, 3) : [];
      return parts.map(({ needed }) => needed.map(({ length }) => length));
    };
    expect(lengthsOf('straight')).toEqual([
      [56.5, 46.5],
      [58.5, 50.5],
      [74, 62],
    ]);
    // 56 + 2 + 2 and 44 + 2 + 2.
    expect(lengthsOf('mitred')[0]).toEqual([60, 48]);
    expect(lengthsOf('mitred').slice(1)).toEqual(lengthsOf('straight').slice(1));
  });
});
