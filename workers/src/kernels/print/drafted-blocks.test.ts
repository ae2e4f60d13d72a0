import { LIMITS } from '@quiltwright/shared/limits';
import { inches } from '@quiltwright/shared/geometry/units';
import { newCreatedBlock } from '@quiltwright/shared/model/created-block/created-block-document';
import { draftedMap } from '@quiltwright/shared/model/created-block/drafting/map-of-design';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { OWN_OUTLINE } from '@quiltwright/shared/quilting/shapes/shape';
import { beforeAll, describe, expect, it } from 'vitest';
import { blocksOf, freeForm, planOf, premade } from '../cutting/cutting.fixture';
import { drawing } from '../drawing/drawing';
import { estimate } from '../estimate/estimate';
import { prepare } from '../prepared/prepared-quilt';
import type { PrintJob } from './paper/print-types';
import { print } from './print';
import { fontsForTests, jobOf } from './print.fixture';

/** The blocks of the library that are drawn with outlines of lines and arcs. */
const drafted = premadeBlocks.filter(({ levels }) =>
  levels.flat().some(({ shapeType }) => shapeType === OWN_OUTLINE),
);

/** Blocks that differ in their patches: all 60 would take too long to print. */
const printed = [
  'Drunkard’s Path',
  'Lone Star',
  'Hexagon Flower',
  'Bleeding Heart',
  'Eight Point Compass',
  'Grandmother’s Fan',
  'Double Wedding Ring',
  'Six Pointed Star',
];

let fonts: PrintJob['fonts'];
beforeAll(async () => {
  fonts = await fontsForTests();
});

it('there are 60 of them', () => {
  expect(drafted).toHaveLength(60);
});

describe.each(drafted.map((block) => [block.title, block] as const))('%s', (title, { facts }) => {
  const levels = premade(title);
  const block = { levels, blockWidth: inches(12), blockHeight: inches(12) };
  const quilt = freeForm(blocksOf(levels, 12, 1));

  it('opens in the planar map with its patches, which tile the block', () => {
    const { design } = newCreatedBlock();
    const layers = levels.map((_, index) => ({ id: index + 1, isLocked: false, isHidden: false }));
    const { faces } = draftedMap({ ...design, block: { ...design.block, levels }, layers });
    expect(faces).toHaveLength(facts.patches);
    const area = faces.reduce((sum, face) => sum + face.area, 0);
    expect(area / LIMITS.blockSpace ** 2).toBeCloseTo(1, 6);
  });

  it('is estimated, and cut', () => {
    const answer = estimate(prepare(quilt));
    const fabrics = facts.clothNames.map((_, spot) => 21 + spot);
    const found = answer.ok ? answer.value.fabrics.map(({ fabric }) => fabric) : [];
    expect(found).toEqual(expect.arrayContaining(fabrics));
    const pieces = planOf(quilt).fabrics.flatMap(({ fabric, pieces: all }) =>
      fabrics.includes(fabric) ? all.map(({ count }) => count) : [],
    );
    expect(pieces.length).toBeGreaterThan(1);
  });

  it('is drawn as SVG, a path for each patch', async () => {
    const answer = await drawing(
      { design: { block }, name: title, look: 'cutting', fabrics: [] },
      () => undefined,
    );
    if (!answer.ok) throw new Error(answer.error.code);
    const svg = new TextDecoder().decode(answer.value.bytes);
    expect(svg.match(/<path/g)?.length).toBeGreaterThanOrEqual(facts.patches);
  });
});

it.each(printed)('%s is printed as templates and foundations', async (title) => {
  expect(drafted.map((block) => block.title)).toContain(title);
  const block = { levels: premade(title), blockWidth: inches(12), blockHeight: inches(12) };
  const pages = ['templates', 'foundations'] as const;
  const answer = await print(jobOf({ block }, fonts, { pages }), () => undefined);
  if (!answer.ok) throw new Error(answer.error.code);
  expect(answer.value.pages).toBeGreaterThan(0);
});
