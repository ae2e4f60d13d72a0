import { counted } from '@quiltwright/shared/counted';
import { overlapsToConvert } from '@quiltwright/shared/model/created-block/drafting/drafting-commands';
import { laidShapes, type Drawing } from '@quiltwright/shared/model/created-block/drawing';
import type { Label } from '@quiltwright/shared/model/history-words';
import type { Shape } from '@quiltwright/shared/quilting/shapes/shape';
import { aPatch, patchName } from './patch-names';

/** The steps of the history that change patches by their seams. */
const steps: ReadonlySet<Label['key']> = new Set<Label['key']>([
  'seamsAdded',
  'seamsErased',
  'seamCornerMoved',
  'seamCornersMoved',
  'seamMoved',
  'seamBent',
  'patchesMerged',
  'discPlaced',
  'draftStarted',
]);

/** The greatest number of patches that are named one by one. */
const MOST_NAMED = 3;

/**
 * Returns the patches that a step of drafting changed, in words: 'patch 3 split into a quarter circle and an L'. The
 * numbers are those of the list of patches before the step. Null for another step.
 */
export function describeDraft(before: Drawing, after: Drawing): string | null {
  const key = after.document.past.at(-1)?.label.key;
  if (key === 'madePlanar') return describeConverted(before, after);
  if (!key || !steps.has(key)) return null;
  const [was, is] = [shapesOf(before), shapesOf(after)];
  const [kept, known] = [new Set(is), new Set(was)];
  const gone = was.flatMap((shape, index) => (kept.has(shape) ? [] : [index + 1]));
  const made = is.filter((shape) => !known.has(shape));
  const { block } = after.document.design;
  const names =
    made.length > MOST_NAMED
      ? counted(made.length, 'patch', 'patches')
      : listed(made.map((shape) => aPatch(patchName(shape, block))));
  if (made.length === 0) return key === 'seamsAdded' ? 'its end touches nothing yet' : null;
  if (gone.length === 0) return names;
  const numbers =
    gone.length > MOST_NAMED
      ? counted(gone.length, 'patch', 'patches')
      : `${gone.length === 1 ? 'patch' : 'patches'} ${listed(gone.map(String))}`;
  if (gone.length === 1 && made.length > 1) return `${numbers} split into ${names}`;
  if (gone.length !== made.length) return `${numbers} became ${names}`;
  if (gone.length > MOST_NAMED) return `${numbers} changed`;
  return gone.length === 1 ? `${numbers} is now ${names}` : `${numbers} are now ${names}`;
}

function describeConverted(before: Drawing, after: Drawing): string {
  const { hidden = 0 } = overlapsToConvert(before) ?? {};
  const patches = counted(shapesOf(after).length, 'patch', 'patches');
  return hidden === 0 ? patches : `${patches}, ${counted(hidden, 'hidden shape')} removed`;
}

function shapesOf({ document }: Drawing): Shape[] {
  return laidShapes(document.design).map(({ shape }) => shape);
}

/** Returns words one after the other: 'a square, a circle and an L'. */
function listed(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ');
}
