import { bandWidth } from '@quiltwright/shared/model/cloth/quilt-bands';
import type { Label } from '@quiltwright/shared/model/history-words';
import { bandOf } from '@quiltwright/shared/quilting/bands/bands';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { exactInches } from '@quiltwright/shared/ruler/lengths';
import { cornerNames } from './corner-options';

/**
 * Returns the width or the corners that a border or the sashing got in a step: 3″, mitred. Null for any other step.
 * @param quilt the quilt after the step
 */
export function describeBandStep(label: Label | undefined, quilt: Quilt): string | null {
  if (label?.key === 'widthOfBand') return exactInches(bandWidth(quilt, label.band));
  const corners = label?.key === 'cornersOfBand' && bandOf(quilt, label.band)?.corners;
  return corners ? cornerNames[corners].toLowerCase() : null;
}
