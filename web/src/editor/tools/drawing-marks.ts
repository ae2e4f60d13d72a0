import type { Box } from '@quiltwright/shared/geometry/outline';
import type { Guide } from '@quiltwright/shared/geometry/snap';
import type { Transform } from '@quiltwright/shared/geometry/transform';
import type { ShapeType } from '@quiltwright/shared/quilting/shape';
import { nothingSelected, type Selection } from '../../model/created-block/drawing';

/** A shape that isn't there yet, or elsewhere: what letting go leaves. */
export interface Ghost {
  type: ShapeType;
  /** In block units. */
  box: Box;
  fabric: number;
  /** Drawn as a line alone: it would come there with the next tap. */
  isOutline?: true;
}

/** What is shown over the block while a hand is at work. Places are block units. */
export interface DrawingMarks {
  /** Where what is selected is seen for now; null: where it lies. */
  selected: Transform | null;
  /** Whether it is seen where it lies, too, as it is copied. */
  isCopied: boolean;
  /** Lines and gaps that hold what is moved. */
  guides: readonly Guide[];
  /** The box that is drawn around what is to be selected. */
  marquee: Box | null;
  /** Shapes that lie in it. */
  caught: Selection;
  ghosts: readonly Ghost[];
  /** The cells of the patch grid that a press, or a sweep until now, fills. */
  cells: readonly Box[];
  /** The cells that are filled along by the symmetry. */
  copies: readonly Box[];
}

export const noMarks: DrawingMarks = {
  selected: null,
  isCopied: false,
  guides: [],
  marquee: null,
  caught: nothingSelected,
  ghosts: [],
  cells: [],
  copies: [],
};
