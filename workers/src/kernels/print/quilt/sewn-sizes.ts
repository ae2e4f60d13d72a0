import type { Size } from '@quiltwright/shared/geometry/box';
import { formatSize } from '@quiltwright/shared/ruler/lengths';
import type { FinishingSettings } from '../../finishing/finishing-types';
import { assemblyTexts } from '../texts/assembly-texts';

/** Returns the sentence that gives the size of the quilt after a step: “The quilt now measures 60½″ × 72½″.” */
export function nowMeasures(size: Size, settings: FinishingSettings): string {
  return assemblyTexts.quiltMeasures(withSeams(size, settings));
}

/** Returns the size of a part with its seam allowances, as measured before the part is sewn on. */
export function withSeams({ width, height }: Size, { seam }: FinishingSettings): string {
  return formatSize(width + 2 * seam, height + 2 * seam);
}
