import { act } from '@quiltwright/shared/model/command';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CUTTING } from '../cutting/settings';
import { estimate } from '../estimate/estimate';
import { FINISHING_DEFAULTS } from '../finishing/finishing-types';
import { prepare } from '../prepared/prepared-quilt';
import { wordsForTests } from '../print/names/words.fixture';
import { assemblySteps } from '../print/quilt/assembly';
import { framedQuilt } from './framed.fixture';
import { wholePlan } from './whole-plan';

const squares = act(commands.setCornerBlocks, { border: 1, block: { kind: 'square', fabric: 40 } });

function planOf(quilt: Quilt) {
  const prepared = prepare(quilt);
  const answer = wholePlan(prepared, { cutting: DEFAULT_CUTTING, finishing: FINISHING_DEFAULTS });
  if (!answer.ok) throw new Error(answer.error.code);
  return { prepared, ...answer.value };
}

function stepOf(quilt: Quilt, title: string): string[] {
  const { prepared, finishing } = planOf(quilt);
  const steps = assemblySteps(prepared, finishing, FINISHING_DEFAULTS, wordsForTests(), () => 'Star');
  return steps.find((step) => step.title.startsWith(title))?.lines ?? [];
}

describe('a border of 4″ around 36″ × 60″ with squares on its corners', () => {
  const quilt = framedQuilt(squares);

  it('has sides of 60½″, a top and bottom of 36½″, and four squares of 4½″', () => {
    const { finishing, plan } = planOf(quilt);
    const [border] = finishing.parts.filter(({ of }) => of === 'border1');
    expect(border?.needed.map(({ width, length, count }) => [width, length, count])).toEqual([
      [4.5, 60.5, 2],
      [4.5, 36.5, 2],
    ]);
    const own = plan.fabrics.find(({ fabric }) => fabric === 40);
    expect(own?.pieces.map(({ width, height, count }) => [width, height, count])).toEqual([[4.5, 4.5, 4]]);
  });

  it('has 8 · 96 square inches of the border’s cloth in the quick estimate', () => {
    const answer = estimate(prepare(quilt));
    const rows = answer.ok ? answer.value.fabrics.flatMap(({ bands }) => bands) : [];
    expect(rows.map(({ area }) => area)).toEqual([768]);
  });

  it('is sewn with the squares on the ends of the top and bottom', () => {
    expect(stepOf(quilt, 'The border')).toEqual([
      // The sides are 2 · 60½ = 121″ long. With 1″ to spare, that is 2 · 42 + 39 less two joins of ½″.
      'Sew 2 of 4½″ × 42″ and 1 of 4½″ × 39″ end to end, and cut the longer strips from them, with 1″ to spare.',
      'Measure the quilt through its middle in both directions. Cut 2 side borders 4½″ × 60½″ and 2 top and bottom borders 4½″ × 36½″, as in the plan, or to your measurements.',
      expect.stringMatching(/^Sew a square of .+ 4½″ × 4½″ to both ends of the top and bottom borders\./),
      'Sew on the side borders, and then the top and bottom borders.',
      'Press the seams toward the border.',
      'The quilt now measures 44½″ × 68½″.',
    ]);
    // The blocks inside the border are still sewn in rows.
    expect(stepOf(quilt, 'The middle')[0]).toContain('Sew 5 rows');
  });
});

it('has a border of whole strips again if a block is moved off its corner', () => {
  const quilt = framedQuilt(squares);
  const [corner] = quilt.blocks.filter(({ levels }) => levels.flat().length === 1);
  const moved = quilt.blocks.map((each) => (each === corner ? { ...each, xLocation: 8 as never } : each));
  const [border] = planOf({ ...quilt, blocks: moved }).finishing.parts;
  expect(border?.needed.map(({ length }) => length)).toEqual([60.5, 44.5]);
});

describe('a border of 4″ units around 44″ × 68″', () => {
  const pieced = { unit: 1, width: 4, facing: 'out', corners: null, spacer: null } as const;
  const quilt = framedQuilt(act(commands.addPiecedBorder, pieced));

  it('has no strips, and counts each piece of its units once', () => {
    const { finishing, plan } = planOf(quilt);
    expect(finishing.parts.map(({ of }) => of)).toEqual(['border1', 'binding']);
    expect(finishing.unchosen.parts).not.toContain('border2');
    // 2 · (11 + 17) + 4 = 60 units of 4″. The star has a patch of each of its two fabrics.
    const units = plan.fabrics.flatMap(({ pieces }) =>
      pieces.flatMap(({ places }) => places.filter(({ copies }) => copies === 60)),
    );
    expect(units.length).toBe(quilt.blocks[0]?.levels.flat().length);
  });

  it('isn’t in the quick estimate as cloth of a border', () => {
    const answer = estimate(prepare(quilt));
    const rows = answer.ok ? answer.value.fabrics.flatMap(({ bands }) => bands) : [];
    expect(rows.map(({ name }) => name)).toEqual(['border1']);
  });

  it('is sewn from 17 units at each side and 11 at the top and bottom, with a unit at each end', () => {
    expect(stepOf(quilt, 'The second border')).toEqual([
      'Make 2 side borders: sew 17 of Star 4½″ × 4½″ end to end for each.',
      'Make 2 top and bottom borders: sew 11 of Star 4½″ × 4½″ end to end for each.',
      'Sew Star 4½″ × 4½″ to both ends of the top and bottom borders. Press these seams toward the borders.',
      'The side borders measure 4½″ × 68½″, and the top and bottom borders 52½″ × 4½″. If the quilt differs, sew seams of the borders a little wider or narrower.',
      'Turn the blocks as the picture shows.',
      'Sew on the side borders, and then the top and bottom borders.',
      'Press the seams toward the border.',
      'The quilt now measures 52½″ × 76½″.',
    ]);
  });
});
