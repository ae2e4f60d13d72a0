import { isPlainSquare } from '@quiltwright/shared/model/free-form/commands/borders/corner-commands';
import { laidPlacements, type FreeFormDesign } from '@quiltwright/shared/model/free-form/free-form-document';
import { isSameBlock } from '@quiltwright/shared/model/same-block';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { NameOfBlock } from '../describing/target';

/** A block of the quilt that can be a part of a border. `id` is its first placement. */
export interface BlockChoice {
  id: number;
  name: string;
}

/** The greatest number of blocks to choose from, and of looks of blocks that are compared to find them. */
const MOST = { blocks: 12, compared: 400 };

/** Returns the blocks of a quilt, each once, without plain squares. */
export function borderBlockChoices(design: FreeFormDesign, nameOf: NameOfBlock): BlockChoice[] {
  return distinctIn(design).map(({ id, placement }) => ({ id, name: nameOf(placement) }));
}

/** Returns the id by which a placement's block is offered; null if it isn't. */
export function choiceOf(design: FreeFormDesign, placement: Placement): number | null {
  return distinctIn(design).find((each) => isSameBlock(each.placement, placement))?.id ?? null;
}

function distinctIn(design: FreeFormDesign) {
  const distinct: { id: number; placement: Placement }[] = [];
  const seen = new Set<Placement['levels']>();
  for (const { id, placement } of laidPlacements(design)) {
    if (distinct.length >= MOST.blocks || seen.size >= MOST.compared) break;
    if (seen.has(placement.levels) || isPlainSquare(placement)) continue;
    seen.add(placement.levels);
    if (!distinct.some((each) => isSameBlock(each.placement, placement))) distinct.push({ id, placement });
  }
  return distinct;
}
