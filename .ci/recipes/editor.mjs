/** The example for the recipe of editors: adds a screen for quilts that tell a story. It shows the free form editor. */
export default {
  recipe: 'Add an editor',
  words: { NAME: 'StoryQuilt', FOLDER: 'story-quilt' },
  steps: {
    'web/src/app/routes.tsx': [
      [
        '  const guardedScreens = [\n',
        `    guarded(
      '/story-quilt',
      'StoryQuiltScreen',
      () => import('../screens/story-quilt/StoryQuiltScreen'),
    ),\n`,
      ],
    ],
    'web/src/screens/story-quilt/StoryQuiltScreen.tsx': `import { FreeFormScreen } from '../free-form/FreeFormScreen';

export { open } from '../free-form/FreeFormScreen';

export function StoryQuiltScreen() {
  return <FreeFormScreen />;
}
`,
    'web/src/app/editors/editors.ts': [
      ['export const EDITORS = {\n', "  'story-quilt': 'StoryQuiltScreen',\n"],
    ],
    'web/src/app/routes.test.tsx': [["    '/block-creation',\n", "    '/story-quilt',\n"]],
    'e2e/support/screens/screens.ts': [["  '/block-creation',\n", "  '/story-quilt',\n"]],
  },
  leads: {
    'web/src/app/editors/editors.ts': {
      test: 'web/src/screens/editors.test.ts',
      title: 'finds the editors, each with its page',
    },
    'e2e/support/screens/screens.ts': {
      test: 'web/src/app/routes.test.tsx',
      title: 'journeys visit each screen',
    },
  },
};
