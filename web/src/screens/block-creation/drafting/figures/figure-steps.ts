import { clamp } from '@quiltwright/shared/geometry/interval';
import { FIGURES, type FigureOptions } from '../../../../editor/tools/drafting/figures';
import type { DraftingTool } from '../drafting-tools';

/** The settings that are whole numbers. */
export type Count = 'sides' | 'rings' | 'times' | 'pieces' | 'grid' | 'otherGrid';

/** Returns the least and the greatest value of a number. */
export function boundsOf(count: Count): { min: number; max: number } {
  return FIGURES[count === 'otherGrid' ? 'grid' : count];
}

/** The numbers of repeats that a key or an arrow offers in turn. Others can be typed. */
const times = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32];

/** Returns the settings with one number a step larger or smaller. */
export function stepped(options: FigureOptions, count: Count, by: number): FigureOptions {
  const { min, max } = boundsOf(count);
  const now = options[count];
  const next =
    count === 'times'
      ? (by > 0 ? times : [...times].reverse()).find((each) => (by > 0 ? each > now : each < now))
      : now + Math.sign(by);
  return { ...options, [count]: clamp(next ?? now, min, max) };
}

const counts: Partial<Record<DraftingTool, Count>> = { seam: 'times', circle: 'rings', divide: 'pieces' };

/** Returns the number that the keys of a tool change; undefined for none. */
export function countOf(tool: DraftingTool): Count | undefined {
  return counts[tool];
}

/** Returns a number of the settings in words: '3 rings'. */
export function countWords(options: FigureOptions, count: Count): string {
  const value = options[count];
  switch (count) {
    case 'rings':
      return value === 1 ? '1 ring' : `${value} rings`;
    case 'grid':
    case 'otherGrid':
      return `${value} patches to a side`;
    case 'sides':
      return `${value} sides`;
    case 'pieces':
      return `${value} parts`;
    case 'times':
      return value === 1 ? 'No repeats' : `${value} times around the centre`;
  }
}
