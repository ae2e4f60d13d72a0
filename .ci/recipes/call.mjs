const controller = 'api/src/stash/stash.controller.ts';

/** The example for the recipe of API calls: adds a call that empties the stash. */
export default {
  recipe: 'Add a call',
  names: ['typeof routes'],
  words: { AREA: 'stash' },
  steps: {
    'shared/src/contract/routes.ts': [
      [
        'export const routes = {\n',
        "  clearStash: { method: 'POST', path: '/api/stash/clear', who: 'subscriber' },\n",
      ],
    ],
    'shared/src/contract/calls.ts': [['export const contract = {\n', '  clearStash: stash.clearStash,\n']],
    'shared/src/contract/calls/stash-calls.ts': [
      [
        "import { routes } from '../routes.js';\n",
        `export const clearStash = {
  ...routes.clearStash,
  summary: 'Removes all fabric from the stash.',
  query: nothing,
  body: nothing,
  answer: z.undefined(),
} as const satisfies Call;\n`,
      ],
    ],
    [controller]: [
      [
        "import { type Quilter, SignedIn } from '../http/quilter.js';\n",
        "import { clearStash } from '@quiltwright/shared/contract/calls/stash-calls';\n",
      ],
      [
        '  constructor(private readonly stash: StashService) {}\n',
        `  @Route(clearStash)
  async clear(@SignedIn() quilter: Quilter): Promise<void> {
    await this.stash.removeAll(quilter);
  }\n`,
      ],
    ],
    'api/src/stash/stash.service.ts': [
      [
        '  /** Returns the stash without uploads that have since been deleted. */\n',
        `  async removeAll({ quilterNum }: Quilter): Promise<void> {
    const all = await this.stash.of(quilterNum);
    await this.stash.forget(
      quilterNum,
      all.map(({ fabricNum }) => fabricNum),
    );
  }\n`,
      ],
    ],
    'api/src/stash/stash.test.ts': [
      [
        "describe('the stash', () => {\n",
        `  it('can be emptied', async () => {
    await quilter.call(clearStash);
    expect(await stash()).toEqual([]);
  });\n`,
      ],
      [
        "import type { Browser } from '../../test/browser.js';\n",
        "import { clearStash } from '@quiltwright/shared/contract/calls/stash-calls';\n",
      ],
    ],
  },
  leads: {
    'shared/src/contract/calls/stash-calls.ts': { by: 'shared/src/contract/calls.ts', name: 'clearStash' },
    [controller]: {
      test: 'api/src/routes.test.ts',
      title: 'reliability 17: the routes are the calls of the contract, each once, and files',
    },
    'api/src/stash/stash.service.ts': { by: controller, name: 'removeAll' },
  },
};
