import { formatSize } from '@quiltwright/shared/ruler/lengths';
import type { Batting } from './finishing-types';

/** Returns words for buying a batting: “1 packaged King, 120″ × 120″”. */
export function battingWords({ packaged }: Batting): string {
  return packaged
    ? `1 packaged ${packaged.name}, ${formatSize(packaged.width, packaged.height)}`
    : 'off the roll, or two joined';
}
