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
