import { FABRIC } from '@quiltwright/shared/limits';
import { isEmptyPlacement } from '@quiltwright/shared/quilting/placement';
import { isFreeForm, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { success, type Result } from '@quiltwright/shared/result';
import { areaOf, boxesOf } from '../estimate/ground';
import { insideBorders } from '../scene/bands';
import type { FinishingSettings, StripPart, Strips, UnchosenParts } from './finishing-types';
import { groundRectangles, groundStrips } from './ground-strips';
import { cutAndJoined } from './joined';

/** Square inches between blocks that are no more than rounding. */
const LEAST_GROUND = 0.5;

/**
 * Which strips of a quilt have no fabric, and what is bare: empty places of a standard quilt, or the ground of a free form
 * one that has no sashing cloth. Fabrics up to 10 stand for others. Fails with `too-many-copies` and `damaged`.
 */
export function unchosenPartsOf(
  quilt: Quilt,
  strips: readonly Pick<StripPart, 'of' | 'fabric' | 'needed'>[],
  settings: FinishingSettings,
): Result<UnchosenParts> {
  const without = strips.filter(({ fabric, needed }) => fabric <= FABRIC.ground && needed.length > 0);
  const parts = (['sashing', 'border1', 'border2'] as const).filter((name) =>
    without.some(({ of }) => of === name),
  );
  const { seam } = settings;
  const cutFor = (needed: readonly Strips[]) => cutAndJoined(needed, FABRIC.none, settings).cut;
  if (!isFreeForm(quilt)) {
    const empty = boxesOf(quilt.blocks.filter(isEmptyPlacement));
    if (!empty.ok) return empty;
    const bare = empty.value;
    const needed = bare.map(({ width, length }): Strips => ({
      width: width + 2 * seam,
      length: length + 2 * seam,
      count: 1,
    }));
    return success({ parts, emptyPlaces: bare.length, bare, cut: cutFor(needed) });
  }
  const none = { parts, emptyPlaces: 0, bare: [], cut: [] };
  if (quilt.generatingSashing === 2) return success(none);
  const inner = insideBorders(quilt);
  const boxes = boxesOf(quilt.blocks.filter((placement) => !isEmptyPlacement(placement)));
  if (!boxes.ok) return boxes;
  const bare = groundRectangles(inner, boxes.value);
  if (!(bare.reduce((sum, each) => sum + areaOf(each), 0) > LEAST_GROUND)) return success(none);
  return success({
    ...{ parts: ['ground', ...parts], emptyPlaces: 0, bare },
    cut: cutFor(groundStrips(inner, boxes.value, seam)),
  });
}
