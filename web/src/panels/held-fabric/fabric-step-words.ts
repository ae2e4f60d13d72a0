import type { AnyDocument } from '@quiltwright/shared/model/open-document';
import { nameOfFabric } from '../fabric/finding/fabric-search';
import type { FindFabric } from '../../server/fabrics/use-fabrics';
import { stepBetween, describeUndo } from '../arrange/change-words';

/** The facts that an editor announces to people who can't see the canvas. */
interface Holding {
  /** The name of the chosen part; null for none. */
  chosen: string | null;
  /** The fabric or tool that the quilter has picked up; null for none. */
  held: unknown;
  /** True if a notice has already announced the fabric that was picked up. */
  isAnnounced: boolean;
  /** A sentence on the possible next action. */
  hint: string;
}

/**
 * Returns the announcement after a part was chosen or a fabric picked up, with a hint on the next step. Returns
 * ‘Nothing selected’ after the quilter deselected the part or put the fabric down. Null if nothing changed.
 */
export function describeHolding(before: Holding, after: Holding): string | null {
  const isHintNews = after.hint !== before.hint && !after.isAnnounced;
  if (after.chosen !== null && after.chosen !== before.chosen)
    return isHintNews ? `${after.chosen}. ${after.hint}` : after.chosen;
  if (after.held !== null && after.held !== before.held) return isHintNews ? after.hint : null;
  const isLetGo =
    (before.held !== null && after.held === null) || (before.chosen !== null && after.chosen === null);
  return isLetGo ? 'Nothing selected' : null;
}

/**
 * Returns the announcement of a step of the history. Without a step, returns the words for a newly chosen part or
 * fabric. Null if there is nothing to say.
 * @param ofStep describes the effect of a step whose name doesn't say it; otherwise returns null
 */
export function describeFabricStep<Work extends Holding & { document: AnyDocument }>(
  before: Work,
  after: Work,
  ofStep: (was: Work['document'], is: Work['document']) => string | null,
): string | null {
  const step = stepBetween(before.document, after.document);
  if (!step) return before.document.id === after.document.id ? describeHolding(before, after) : null;
  const detail = step.kind === 'done' ? ofStep(before.document, after.document) : null;
  return describeUndo(step) ?? (detail === null ? step.label : `${step.label}: ${detail}`);
}

/** The greatest number of fabrics that are announced by name. If there are more, only their number is announced. */
const MOST_NAMED = 3;

/**
 * Returns the names of the fabrics that parts got in a step, or their number if there are many. Null if no part got
 * another fabric, or if parts were added or removed.
 * @param was the fabric of each part before the step
 * @param is the fabric of each part after the step, in the same order
 */
export function describeGiven(
  was: readonly number[],
  is: readonly number[],
  find: FindFabric,
): string | null {
  if (was.length !== is.length) return null;
  const given = [...new Set(is.filter((fabric, index) => fabric !== was[index]))];
  if (given.length === 0) return null;
  return given.length > MOST_NAMED
    ? `${given.length} fabrics`
    : given.map((num) => clothName(find, num)).join(', ');
}

/** Returns the name of a fabric, its number while the name is unknown, or ‘no fabric’ for 0. */
export function clothName(find: FindFabric, fabricNum: number): string {
  if (fabricNum === 0) return 'no fabric';
  const cloth = find(fabricNum);
  return cloth ? nameOfFabric(cloth) : `fabric ${fabricNum}`;
}
