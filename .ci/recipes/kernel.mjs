/** The example for the recipe of kernels: adds one that counts the pins for a quilt. */
export default {
  recipe: 'Add a kernel',
  names: ['KernelName', 'Kernels'],
  words: { NAME: 'pins' },
  steps: {
    'workers/src/kernels/kernels.ts': [
      ["import { planKernel } from './plan/whole-plan';\n", "import { pinsKernel } from './pins/pins';\n"],
      ['  return {\n', '    pins: pinsKernel(),\n'],
    ],
    'workers/src/kernels/pins/pins.ts': `import { success } from '@quiltwright/shared/result';
import type { Kernel } from '../kernel';

export function pinsKernel(): Kernel<{ patches: number }, number> {
  return { run: ({ patches }) => success(2 * patches) };
}
`,
    'workers/src/kernels/pins/pins.test.ts': `import { expect, it } from 'vitest';
import { pinsKernel } from './pins';

it('counts two pins a patch', async () => {
  expect(await pinsKernel().run({ patches: 3 }, () => undefined)).toEqual({ ok: true, value: 6 });
});
`,
    'web/src/browser/kernels/fault-words.ts': [
      [
        'const tasks: Record<KernelName, { trouble: string; help: string }> = {\n',
        "  pins: { trouble: 'The pins could not be counted', help: 'Reload the page.' },\n",
      ],
    ],
  },
};
