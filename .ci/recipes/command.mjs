/** The example for the recipe of commands: adds one that removes both borders of a standard quilt. */
export default {
  recipe: 'Add a command',
  names: ['typeof quiltCommands'],
  steps: {
    'shared/src/model/standard-quilt/quilt-commands.ts': [
      [
        '/** Adds the next border, or removes a border. The first of two borders takes the second along. */\n',
        `const removeBorders: QuiltCommand = edit({
  label: () => ({ key: 'band', band: 'border1' }),
  change: ({ document: { design } }) => ({ design: withQuilt(design, { bands: [] }) }),
});\n`,
      ],
      ['  ...historyCommands<QuiltDocument>(),\n', '  removeBorders,\n'],
    ],
    'shared/src/model/command-schemas/standard-quilt-schemas.ts': [
      ['const schemas = {\n', '  removeBorders: none,\n'],
    ],
    'shared/src/model/standard-quilt/quilt-commands.test.ts': [
      [
        'const anyOf: Record<keyof typeof quiltCommands, fc.Arbitrary<QuiltAction>> = {\n',
        '  removeBorders: fc.constant(act(quiltCommands.removeBorders)),\n',
      ],
    ],
  },
};
