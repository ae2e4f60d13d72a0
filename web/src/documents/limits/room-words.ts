import type { Room } from '../../server/queries/queries';
import { counted } from '@quiltwright/shared/counted';

/** The share of the allowed number of blocks or quilts from which the app says how many more the account can have. */
const MUCH = 0.9;

export function isNearlyFull({ held, most }: Room): boolean {
  return held >= MUCH * most;
}

/**
 * Returns, in words, how many blocks or quilts the account has and how many are left. Created and designed
 * blocks count together.
 */
export function roomWords(noun: 'block' | 'quilt', { held, most }: Room): string {
  const number = (count: number) => count.toLocaleString('en');
  const kinds = noun === 'block' ? ', created and designed together' : '';
  if (held >= most) {
    return `Your account is full: it has ${number(held)} ${noun}s${kinds}. To save a new ${noun}, first delete ${noun}s that you no longer need.`;
  }
  return `Your account has ${number(held)} of at most ${number(most)} ${noun}s${kinds}. You can save ${number(most - held)} more.`;
}

/**
 * Returns the note after the first save of a block or quilt. The note says how many more blocks or quilts the account
 * can have, or that the account is full.
 * @param left the number of blocks or quilts that the account can still store
 */
export function roomLeftWords(noun: 'block' | 'quilt', left: number): string {
  if (left === 0)
    return `Your account is now full. Delete ${noun}s that you no longer need before you save a new ${noun}.`;
  return `Your account has room for ${counted(left, `more ${noun}`)}.`;
}
