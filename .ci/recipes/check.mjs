const fit = 'shared/src/model/free-form/fit';
const words = 'web/src/screens/free-form/fit';
const test = `it('finds no lonely block among none', () => {
  expect([]).toEqual([]);
});
`;

/** The example for the recipe of checks: adds a check that finds a quilt with a single block, and offers no fix. */
export default {
  recipe: 'Add a check',
  names: ['FitProblem'],
  words: { NAME: 'lonely' },
  steps: {
    [`${fit}/fit-problems.ts`]: [
      [
        "import { findOverlaps } from './overlaps/overlaps.js';\n",
        "import { findLonely } from './lonely.js';\n",
      ],
      ['export type FitProblem =\n', "  | { kind: 'lonely'; id: number; box: Box }\n"],
      [
        '  const left: Box[] = [];\n',
        "  for (const each of findLonely(laid)) note({ kind: 'lonely', ...each });\n",
      ],
    ],
    [`${fit}/lonely.ts`]: `import type { Box } from '../../../geometry/box.js';
import { boxOf } from '../fitting.js';
import type { LaidPlacement } from '../free-form-document.js';

export function findLonely(laid: readonly LaidPlacement[]): { id: number; box: Box }[] {
  return laid.length === 1 ? laid.map(({ id, placement }) => ({ id, box: boxOf(placement) })) : [];
}
`,
    [`${fit}/fixes.ts`]: [['  switch (fitProblem.kind) {\n', "    case 'lonely':\n      return [];\n"]],
    [`${words}/fit-problem-words.ts`]: [
      [
        '  switch (fitProblem.kind) {\n',
        "    case 'lonely':\n      return { what: 'is alone', arithmetic: '1 block' };\n",
      ],
    ],
    [`${fit}/fit-problems.test.ts`]: [
      [
        'const columns = (count: number, gap: number) => act(commands.repeat, { columns: count, xSeparation: gap });\n',
        test,
      ],
    ],
    [`${fit}/fixes.test.ts`]: [
      ["import { fitProblemsOf, type FitProblem } from './fit-problems.js';\n", test],
    ],
    [`${words}/fit-problem-words.test.ts`]: [
      [
        'const columns = (count: number, gap: number) => act(commands.repeat, { columns: count, xSeparation: gap });\n',
        test,
      ],
    ],
  },
};
