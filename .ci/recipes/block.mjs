/** The example for the recipe of library blocks: adds a four patch with the number 9999. */
export default {
  recipe: 'Add a library block',
  words: { FAMILY: 'four-patch' },
  steps: {
    'shared/src/library/blocks/four-patch.ts': [
      [
        'export const fourPatch: readonly BlockRow[] = [\n',
        `  [
    9999,
    'Doorstep',
    { patches: 4, symmetry: 'diagonal mirror', cloth: ['Country Cream', 'Barn Red', 'Cheddar'] },
    patchwork\`
      A B
      C A\`,
  ],\n`,
      ],
    ],
    'README.md': [['The library has ', 'one more than ']],
  },
  leads: {
    'README.md': { test: 'api/test/documents.test.ts', title: 'states the size of the library' },
  },
};
