import { FABRIC } from '@quiltwright/shared/limits';
import { isFreeForm, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { bandsOf } from '@quiltwright/workers/kernels/scene/bands';
import { bandLabels } from '../../model/quilt-bands';

/** Which borders and sashing have no fabric yet, so that no cloth of theirs is counted; null where all have one. */
export function uncountedWords(quilt: Quilt): string | null {
  const parts = bandsOf(quilt)
    // Blocks may lie over all of the sashing of a free form quilt, which most have none of.
    .filter(({ name, fabric }) => fabric <= FABRIC.ground && !(name === 'sashing' && isFreeForm(quilt)))
    .map(({ name }) => `the ${bandLabels[name].toLowerCase()}`);
  if (parts.length === 0) return null;
  const all = new Intl.ListFormat('en').format(parts);
  const [have, of] = parts.length === 1 ? ['has', 'it'] : ['have', 'them'];
  return `${all.charAt(0).toUpperCase()}${all.slice(1)} ${have} no fabric yet: no cloth is counted for ${of}.`;
}
