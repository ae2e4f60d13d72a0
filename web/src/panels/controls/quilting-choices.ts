import type { QuiltingPattern } from '@quiltwright/shared/quilting/sewn/quilting-patterns';

/** The patterns of quilting lines, in the order in which quilters are offered them. */
export const quiltingChoices: readonly { value: QuiltingPattern; name: string }[] = [
  { value: 'crosshatch', name: 'Crosshatch' },
  { value: 'inTheDitch', name: 'In the ditch' },
  { value: 'echo', name: 'Echo' },
  { value: 'loops', name: 'Loops' },
  { value: 'baptistFan', name: 'Baptist fan' },
  { value: 'unquilted', name: 'Not quilted' },
];
