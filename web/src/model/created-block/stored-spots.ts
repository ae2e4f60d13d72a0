import { FABRIC } from '@quiltwright/shared/limits';
import { inStandIns } from '@quiltwright/shared/quilting/block';
import { fabricsOf, recolour, type Levels } from '@quiltwright/shared/quilting/shape';
import { changed, changedThroughout } from '../open-document';
import {
  hasCloth,
  withLevels,
  type CreatedBlockDesign,
  type CreatedBlockDocument,
} from './created-block-document';

/**
 * The block with its fabric spots numbered by first use, as the server stores it. That is no step of its history, but goes
 * through all of it. Where it has cloth, spots stand in for that in one step, so that undo brings it back.
 */
export function inStoredSpots(document: CreatedBlockDocument): CreatedBlockDocument {
  const { design, saved } = document;
  const { levels } = design.block;
  if (hasCloth(design))
    return changed(document, 'Cloth to fabric spots', withLevels(design, inStandIns(levels)));
  const spots = spotsByFirstUse(levels);
  if ([...spots].every(([before, now]) => before === now)) return document;
  const renumbered = changedThroughout<CreatedBlockDesign, CreatedBlockDesign['block']>(
    document,
    ({ block }) => block,
    (before, block) => ({ ...before, block }),
    (block) => ({ ...block, levels: recolour(block.levels, (fabric) => spots.get(fabric) ?? fabric) }),
  );
  return { ...renumbered, saved };
}

/** The number that each spot gets; those that aren't used get what is left, so that steps of the history stay apart. */
export function spotsByFirstUse(levels: Levels): ReadonlyMap<number, number> {
  const used = fabricsOf(levels);
  const all = Array.from({ length: FABRIC.lastSpot }, (_, index) => FABRIC.firstSpot + index);
  const unused = all.filter((spot) => !used.includes(spot));
  return new Map([...used, ...unused].map((spot, index) => [spot, FABRIC.firstSpot + index]));
}
