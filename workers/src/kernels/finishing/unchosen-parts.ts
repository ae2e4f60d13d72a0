import type { Answer } from '../fault';
import { boxArea, type Box } from '@quiltwright/shared/geometry/box';
import { FABRIC } from '@quiltwright/shared/limits';
import { isEmptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import { isFreeForm, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { insideBorders } from '@quiltwright/shared/quilting/quilt-areas';
import { success } from '@quiltwright/shared/result';
import { boxesOf } from '../estimate/ground';
import type { FinishingSettings, StripPart, Strips, UnchosenParts } from './finishing-types';
import { groundRectangles, groundStrips } from './ground-strips';
import { cutAndJoined } from './joined';

/** The least area between blocks, in square inches, that counts. Smaller areas are rounding errors. */
const LEAST_GROUND = 0.5;

/**
 * Returns the strips without a fabric and the bare areas of a quilt. Bare areas are the empty places of a standard
 * quilt, or the ground of a free form quilt without sashing fabric. Fabrics with numbers up to 10 are placeholders.
 * Fails with `too-many-copies` and `damaged`.
 */
export function unchosenPartsOf(
  quilt: Quilt,
  strips: readonly Pick<StripPart, 'of' | 'fabric' | 'needed'>[],
  settings: FinishingSettings,
): Answer<UnchosenParts> {
  const without = strips.filter(({ fabric, needed }) => fabric <= FABRIC.ground && needed.length > 0);
  const parts = (['sashing', 'border1', 'border2'] as const).filter((name) =>
    without.some(({ of }) => of === name),
  );
  const { seam } = settings;
  const cutFor = (needed: readonly Strips[]) => cutAndJoined(needed, FABRIC.none, settings).cut;
  const found = bareOf(quilt);
  if (!found.ok) return found;
  const bare = found.value;
  if (!isFreeForm(quilt)) {
    const needed = bare.map(({ width, height }): Strips => ({
      width: width + 2 * seam,
      length: height + 2 * seam,
      count: 1,
    }));
    return success({ parts, emptyPlaces: bare.length, bare, cut: cutFor(needed) });
  }
  if (bare.length === 0) return success({ parts, emptyPlaces: 0, bare, cut: [] });
  const boxes = boxesOf(blocksOn(quilt));
  if (!boxes.ok) return boxes;
  return success({
    ...{ parts: ['ground', ...parts], emptyPlaces: 0, bare },
    cut: cutFor(groundStrips(insideBorders(quilt), boxes.value, seam)),
  });
}

/**
 * Returns the bare areas of a quilt: the empty places of a standard quilt, or the ground of a free form quilt without
 * sashing. Fails with `too-many-copies` and `damaged`.
 * @param quilt a generated quilt
 */
export function bareOf(quilt: Quilt): Answer<Box[]> {
  if (!isFreeForm(quilt)) return boxesOf(quilt.blocks.filter(isEmptyPlacement));
  if (quilt.generatingSashing === 2) return success([]);
  const boxes = boxesOf(blocksOn(quilt));
  if (!boxes.ok) return boxes;
  const bare = groundRectangles(insideBorders(quilt), boxes.value);
  return success(bare.reduce((sum, each) => sum + boxArea(each), 0) > LEAST_GROUND ? bare : []);
}

function blocksOn({ blocks }: Quilt): Placement[] {
  return blocks.filter((placement) => !isEmptyPlacement(placement));
}
