/** A key that measures a block. */
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
