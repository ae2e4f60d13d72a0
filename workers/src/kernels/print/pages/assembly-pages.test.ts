import { inches } from '@quiltwright/shared/geometry/units';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { beforeAll, describe, expect, it } from 'vitest';
import { freeFormQuilt, placementOf, standardQuilt } from '@quiltwright/shared/quilting/quilts.fixture';
import { beyond, bottomOf, measureForTests } from '../extents.fixture';
import { draftsOf } from '../drafts';
import type { Mark, Measure } from '../paper/marks';
import type { PageDraft } from '../paper/page-frame';
import { pageArea } from '../paper/paper';
import { fontsForTests, jobOf } from '../print.fixture';
import { textsOf } from '../names/words.fixture';
import type { PrintJob } from '../paper/print-types';
import { Printable } from '../paper/printable';

let fonts: PrintJob['fonts'];
let measure: Measure;
beforeAll(async () => {
  fonts = await fontsForTests();
  measure = measureForTests(fonts);
});

const area = pageArea('letter', { across: 1, down: 1 });

function pagesOf(quilt: Quilt, blockNames: PrintJob['blockNames'] = []): PageDraft[] {
  const job = jobOf({ quilt }, fonts, { pages: ['assembly'], blockNames });
  const drafts = draftsOf({ job, area, measure, printable: new Printable(() => true) }, () => undefined);
  if (!drafts.ok) throw new Error(drafts.error.code);
  return drafts.value.pages;
}

/** Returns the height of the drawing of a quilt pulled apart, from its highest to its lowest part, in inches. */
function drawnHeight(marks: readonly Mark[]): number {
  const boxes = marks.flatMap((mark) => (mark.kind === 'clip' ? [mark.box] : []));
  return Math.max(...boxes.map(({ y, height }) => y + height)) - Math.min(...boxes.map(({ y }) => y));
}

/** A large quilt of 90″ × 102″: 6 × 7 blocks of 12″, without sashing, with borders of 3″ and 6″. */
const large = standardQuilt({
  ...{ borderWidth1: inches(3), borderFabric1: 14, borderWidth2: inches(6), borderFabric2: 15 },
  blocks: [placementOf(4, [11]), placementOf(5, [12])],
});

/**
 * Returns a placement of a premade block in a few fabrics.
 * @param side in inches
 */
function blockAt(name: string, [x, y]: readonly [number, number], side = 12) {
  const block = premadeBlocks.find(({ designName }) => designName === name);
  const levels = (block?.levels ?? []).map((level) =>
    level.map((shape) => ({ ...shape, fillFabric: shape.fillFabric + 10 })),
  );
  const lies = {
    xLocation: inches(x),
    yLocation: inches(y),
    blockWidth: inches(side),
    blockHeight: inches(side),
  };
  return placementOf(block?.designedBlockNum ?? 0, [], { levels, ...lies });
}

/**
 * A quilt with two borders, whose blocks form no rows, and of which some are turned. Its legend has every kind of
 * entry.
 */
const medallion = freeFormQuilt({
  ...{ quiltWidth: inches(60), quiltLength: inches(60) },
  ...{ borderWidth1: inches(4), borderFabric1: 14, borderWidth2: inches(2), borderFabric2: 15 },
  blocks: [
    blockAt('LeMoyne Star', [18, 18], 24),
    ...[6, 42].flatMap((x) => [6, 42].map((y) => blockAt('Pinwheel', [x, y]))),
    ...[18, 30].flatMap((x) => [6, 42].map((y) => blockAt('Flying Geese', [x, y]))),
  ],
});

describe('the pages of putting a quilt together', () => {
  it('show a large quilt large, on a page of its own if its steps fill the rest', () => {
    const pages = pagesOf(large);
    // The legend takes less than 1″ of 8.4″.
    expect(drawnHeight(pages[0]?.marks ?? [])).toBeGreaterThan(6.5);
    expect(pages).toHaveLength(3);
  });

  it('leave the page below a wide quilt to its steps', () => {
    // At the width of the page, 52 × 16 takes 7.1″ × 2.2″, which leaves six inches for the steps.
    const runner = freeFormQuilt({
      ...{ quiltWidth: inches(52), quiltLength: inches(16), borderWidth1: inches(2), borderFabric1: 14 },
      blocks: [2, 14, 26, 38].map((x) => blockAt('Ohio Star', [x, 2])),
    });
    const [first, ...others] = pagesOf(runner);
    expect(textsOf(first?.marks ?? [])).toEqual(
      expect.arrayContaining(['1. The middle of the quilt', '2. The border: B Fabric 14']),
    );
    // Each of the four blocks has its own shapes, but none is turned.
    expect(textsOf(first?.marks ?? []).join(' ')).not.toContain('↑');
    expect(others).toHaveLength(1);
    // The backing is 60″ × 24″, so its drawing takes the width of the page, with the words below it.
    expect(bottomOf(others[0]?.marks ?? [], measure) - area.body.y).toBeGreaterThan(0.6 * 8.4);
    expect(beyond(first?.marks ?? [], area.body, measure)).toEqual([]);
  });

  it('share the pages of a wide quilt between its diagram and its steps', () => {
    // Four rows of six blocks of 12, each with a name of two words, and a border of 4: 80 × 56.
    const blocks = Array.from({ length: 24 }, (_, index) =>
      placementOf(4 + (index % 15), [11 + (index % 15)], {
        ...{ blockWidth: inches(12), blockHeight: inches(12) },
        ...{ xLocation: inches(4 + (index % 6) * 12), yLocation: inches(4 + Math.floor(index / 6) * 12) },
      }),
    );
    const wide = freeFormQuilt({
      ...{
        quiltWidth: inches(80),
        quiltLength: inches(56),
        borderWidth1: inches(4),
        borderFabric1: 31,
        blocks,
      },
    });
    const names = Array.from({ length: 15 }, (_, index) => ({
      blockNum: 4 + index,
      name: `Friendship Star ${index}`,
    }));
    // No page ends above three fifths of its 8.4 inches.
    for (const { marks } of pagesOf(wide, names))
      expect(bottomOf(marks, measure) - area.body.y).toBeGreaterThan(0.6 * 8.4);
  });

  it('hold legend, steps and the words beside the backing within their margins', () => {
    for (const quilt of [large, medallion])
      for (const { marks } of pagesOf(quilt)) expect(beyond(marks, area.body, measure)).toEqual([]);
  });
});
