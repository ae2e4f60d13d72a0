/** The example for the recipe of shortcuts: adds the key Q, which measures a block. */
export default {
  recipe: 'Add a shortcut',
  names: ['ShortcutId'],
  steps: {
    'web/src/editor/shortcuts.ts': [
      [
        'export const shortcuts = {\n',
        "  measure: { label: 'Measure the block', keys: ['Q'], on: 'block creation' },\n",
      ],
    ],
  },
};
