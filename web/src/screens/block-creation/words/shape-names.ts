import type { Block } from '@quiltwright/shared/quilting/block';
import { formOf } from '@quiltwright/shared/quilting/shapes/form';
import type { Shape } from '@quiltwright/shared/quilting/shapes/shape';
import type { LaidShape } from '@quiltwright/shared/model/created-block/drawing';
import { nameOfOffered } from '../../../panels/reading/shape-names';
import { patchName } from './patch-names';

type BlockSize = Pick<Block, 'blockWidth' | 'blockHeight'>;

/** The word for what is selected: patches in the Seams way, else shapes. */
export type SelectedNoun = 'shapes' | 'patches';

/**
 * Returns the name of a shape without its direction: Right triangle. A shape with another outline is named as a patch:
 * Trapezium.
 */
export function shapeName(shape: Shape, block: BlockSize): string {
  const [offered] = nameOfOffered(formOf(shape))?.split(',') ?? [];
  if (offered !== undefined) return offered;
  const name = patchName(shape, block);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * Returns the words for the selected shapes: the name of a single shape, the number of several, such as 3 shapes, or
 * ‘Nothing selected’.
 * @param noun the word for several
 */
export function nameOfSelected(
  selected: readonly LaidShape[],
  block: BlockSize,
  noun: SelectedNoun = 'shapes',
): string {
  const [first] = selected;
  if (!first) return 'Nothing selected';
  return selected.length > 1 ? `${selected.length} ${noun}` : shapeName(first.shape, block);
}
