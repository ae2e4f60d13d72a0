import type { Answer } from '../fault';
import { FABRIC } from '@quiltwright/shared/limits';
import { bandOf, borderNames, type BandName } from '@quiltwright/shared/quilting/bands/bands';
import { isFreeForm } from '@quiltwright/shared/quilting/quilt';
import { insideBorders } from '@quiltwright/shared/quilting/quilt-areas';
import { success } from '@quiltwright/shared/result';
import type { PreparedQuilt } from '../prepared/prepared-quilt';
import type { FinishingSettings, StripPart, Strips, UnchosenParts } from './finishing-types';
import { groundStrips } from './ground-strips';
import { cutAndJoined } from './joined';

/**
 * Returns the strips without a fabric and the bare areas of a quilt. Bare areas are the empty places of a standard
 * quilt, or the ground of a free form quilt without sashing fabric. The fabric numbers 0 (none), 1 to 9 (placeholders)
 * and 10 (the plain background) count as no fabric. Fails with `too-many-copies` and `damaged`.
 */
export function unchosenPartsOf(
  prepared: PreparedQuilt,
  strips: readonly Pick<StripPart, 'of' | 'fabric' | 'needed'>[],
  settings: FinishingSettings,
): Answer<UnchosenParts> {
  const without = strips.filter(({ fabric, needed }) => fabric <= FABRIC.ground && needed.length > 0);
  const { seam } = settings;
  const cutFor = (needed: readonly Strips[]) => cutAndJoined(needed, FABRIC.none, settings).cut;
  const { quilt, bare: found } = prepared;
  const names: readonly BandName[] = ['sashing', 'cornerstones', ...borderNames];
  // Cornerstones without a fabric of their own are a part of the sashing.
  const parts = names.filter((name) => bandOf(quilt, name) && without.some(({ of }) => of === name));
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
  const { boxes } = prepared;
  if (!boxes.ok) return boxes;
  return success({
    ...{ parts: ['ground', ...parts], emptyPlaces: 0, bare },
    cut: cutFor(groundStrips(insideBorders(quilt), boxes.value, seam)),
  });
}
