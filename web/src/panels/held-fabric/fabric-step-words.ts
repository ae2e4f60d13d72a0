import type { AnyDocument } from '@quiltwright/shared/model/open-document';
import { nameOfFabric } from '../fabric/finding/fabric-search';
import type { FindFabric } from '../../server/fabrics/use-fabrics';
import { stepBetween, describeUndo } from '../arrange/change-words';

/** The facts that an editor announces to people who can't see the canvas. */
interface Holding {
  /** The chosen part; null for none. */
  chosen: string | null;
  /** The held fabric or tool; null for none. */
  held: unknown;
  /** True if a notice has already announced the held fabric. */
  isAnnounced: boolean;
  /** Words that tell people the next possible step. */
  hint: string;
}

/** Returns the words for a newly chosen part or held item, with the next step; null if neither is new. */
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
 * Returns the last action with fabrics in words; null if there is nothing to say.
 * @param ofStep returns the effect of a step that its name doesn't mention; null for none
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

/** The greatest number of fabrics that are announced by name. For more fabrics, only their count is announced. */
const MOST_NAMED = 3;

/**
 * Returns the names of the fabrics that parts have got in a step. Null if no part got another fabric, or if the
 * parts themselves have changed.
 * @param was the fabrics of all parts before the step; `is` has them after it
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

/** Returns the name of a fabric, or its number until the name is known. */
export function clothName(find: FindFabric, fabricNum: number): string {
  if (fabricNum === 0) return 'no fabric';
  const cloth = find(fabricNum);
  return cloth ? nameOfFabric(cloth) : `fabric ${fabricNum}`;
}
