import type { AnyDocument } from '../../model/open-document';
import { nameOfFabric } from '../fabric/fabric-search';
import type { FindFabric } from '../use-fabrics';
import { stepBetween, wordsOfUndo } from '../arrange/words-of-change';

/** What the hand has to do with, in words, for those who don't see it. */
interface Holding {
  /** What is chosen; null for nothing. */
  chosen: string | null;
  /** What the hand holds, a fabric or a tool; null for nothing. */
  held: unknown;
  /** Whether a notice has told of that. */
  isTold: boolean;
  /** What can be done next. */
  hint: string;
}

/** What was chosen or taken into the hand, and what can be done next; null where neither was. */
export function wordsOfHolding(before: Holding, after: Holding): string | null {
  const isHintNews = after.hint !== before.hint && !after.isTold;
  if (after.chosen !== null && after.chosen !== before.chosen)
    return isHintNews ? `${after.chosen}. ${after.hint}` : after.chosen;
  if (after.held !== null && after.held !== before.held) return isHintNews ? after.hint : null;
  const isLetGo =
    (before.held !== null && after.held === null) || (before.chosen !== null && after.chosen === null);
  return isLetGo ? 'Nothing selected' : null;
}

/**
 * What a hand that holds fabrics did; null where there is nothing to tell.
 *
 * @param ofStep what a step did, beyond its name; null for nothing
 */
export function wordsOfHand<Work extends Holding & { document: AnyDocument }>(
  before: Work,
  after: Work,
  ofStep: (was: Work['document'], is: Work['document']) => string | null,
): string | null {
  const step = stepBetween(before.document, after.document);
  if (!step) return before.document.id === after.document.id ? wordsOfHolding(before, after) : null;
  const detail = step.kind === 'done' ? ofStep(before.document, after.document) : null;
  return wordsOfUndo(step) ?? (detail === null ? step.label : `${step.label}: ${detail}`);
}

/** Of more fabrics only their number is told. */
const MOST_NAMED = 3;

/** The fabrics that parts got, by their names, where the parts are the same ones; null where none got any. */
export function wordsOfGiven(was: readonly number[], is: readonly number[], find: FindFabric): string | null {
  if (was.length !== is.length) return null;
  const given = [...new Set(is.filter((fabric, index) => fabric !== was[index]))];
  if (given.length === 0) return null;
  return given.length > MOST_NAMED
    ? `${given.length} fabrics`
    : given.map((num) => clothName(find, num)).join(', ');
}

/** What a fabric is called; its number until that is known. */
export function clothName(find: FindFabric, fabricNum: number): string {
  if (fabricNum === 0) return 'no fabric';
  const cloth = find(fabricNum);
  return cloth ? nameOfFabric(cloth) : `fabric ${fabricNum}`;
}
