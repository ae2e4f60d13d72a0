const path = 'web/src/screens/block-creation';

/** The example for the recipe of tools: adds a knife that doesn't cut anything yet. */
export default {
  recipe: 'Add a tool',
  names: ['DrawingTool'],
  words: { NAME: 'knife' },
  steps: {
    [`${path}/drawing/first-tools.ts`]: [["export type DrawingTool =\n  'select' | 'box' ", "| 'knife' "]],
    'web/src/editor/tools/drawing/knife.ts': `import type { Tool } from '../tool';

export const knife: Tool = { name: 'knife' };
`,
    'web/src/editor/tools/drawing/knife.test.ts': `import { expect, it } from 'vitest';
import { knife } from './knife';

it('has a name', () => {
  expect(knife.name).toBe('knife');
});
`,
    [`${path}/drawing/drawing-tools.ts`]: [
      [
        "import { anyOf } from '../../../editor/tools/any-of';\n",
        "import { knife } from '../../../editor/tools/drawing/knife';\n",
      ],
      [
        '  const tools: Record<ReturnType<typeof canvasToolOf>, readonly Tool[]> = {\n',
        '    knife: [knife],\n',
      ],
    ],
    [`${path}/ToolBar.tsx`]: [
      [
        "  box: { icon: SquareDashedMousePointer, word: 'Box' },\n",
        "  knife: { icon: PaintBucket, word: 'Knife' },\n",
      ],
    ],
    'web/src/editor/shortcuts.ts': [
      [
        "  drawTool: { label: 'Draw shapes', keys: ['D'], on: 'block creation' },\n",
        "  knifeTool: { label: 'Cut shapes', keys: ['C'], on: 'block creation' },\n",
      ],
    ],
    [`${path}/drawing/tool-words.ts`]: [
      [
        'const toolWords: Record<DrawingTool, string> = {\n',
        "  knife: 'Knife tool. Draw a line to cut shapes.',\n",
      ],
    ],
    [`${path}/CreationStatus.tsx`]: [
      [
        "  const ends = device === 'mouse' ? '; Escape to stop' : '';\n  switch (tool) {\n",
        "    case 'knife':\n      return 'Draw a line to cut shapes';\n",
      ],
    ],
  },
  leads: {
    // The bar takes only tools that have a shortcut.
    'web/src/editor/shortcuts.ts': { says: /does not satisfy the constraint/ },
  },
};
