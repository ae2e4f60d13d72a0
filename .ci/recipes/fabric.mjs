const tests = 'api/src/library/cloth/library-fabrics.test.ts';
const looks = 'api/src/library/cloth/looks.test.ts';

/** The example for the recipe of library fabrics: adds a black solid. */
export default {
  recipe: 'Add a library fabric',
  words: { PALETTE: 'blacks' },
  steps: {
    'api/src/library/cloth/recipes/blacks.ts': [
      ['export const blacks: readonly Recipe[] = [\n', "  solid('Chimney', oklch(0.25, 0.01, 80)),\n"],
    ],
    'api/src/library/cloth/fabric-numbers.ts': [['Picnic Parade, Veterans Day Plaid', ', Chimney']],
    'shared/src/library/fabric-kinds.ts': [['612 613 614 615 616', ' 784']],
    'shared/src/library/fabric-appearance.ts': [['b0b7d2 a4254b', ' 24211f']],
    'README.md': [['It has ', 'one more than ']],
  },
  leads: {
    'api/src/library/cloth/fabric-numbers.ts': {
      test: tests,
      title: 'are numbered from 11 without gaps, after nine spots and the background',
    },
    'shared/src/library/fabric-kinds.ts': { test: tests, title: 'have the kinds by which people search' },
    'shared/src/library/fabric-appearance.ts': {
      test: looks,
      title: 'the colour, print and evenness used to suggest fabrics are those of their cloth',
    },
    'README.md': { test: 'api/test/documents.test.ts', title: 'states the size of the library' },
  },
};
