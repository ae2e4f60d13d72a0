import { counted } from '@quiltwright/shared/counted';
import { formatYards } from '@quiltwright/shared/ruler/yards';
import type { Bought } from '@quiltwright/workers/kernels/cutting/cutting-types';

/** Returns the amount to buy: 2⅜ yd, or 5 fat quarters. */
export function boughtWords({ eighths, fatQuarters }: Pick<Bought, 'eighths' | 'fatQuarters'>): string {
  if (fatQuarters === null) return formatYards(eighths);
  return counted(fatQuarters, 'fat quarter');
}
