import type { Box } from '@quiltwright/shared/geometry/box';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { Arrangement } from '@quiltwright/shared/model/free-form/arrangement';
import type { EditorForTools } from '../editor-for-tools';
import { noItemMarks, type ItemMarks } from '../item-editor';
import type { RepeatAxis } from '../handles/repeat-handles';

/** The state and functions of the free form editor that its tools use. */
export interface ArrangementEditor extends EditorForTools<Arrangement, ArrangementMarks> {
  /** Returns the current arrangement. The result is up to date even right after `run`. */
  arrangement: () => Arrangement;
}

/**
 * The previews, guides and marquee that the overlay draws over the quilt during a gesture. Positions are in inches
 * from the quilt's corner.
 */
export interface ArrangementMarks extends ItemMarks {
  /** The selected placements as they would be if the drag ended now; null if the drag changes nothing. */
  now: readonly Placement[] | null;
  /** The box in which a dragged block would be added; null for none. */
  ghost: Box | null;
  /** The axis of the repeat handle that is being dragged; null for none. */
  repeated: RepeatAxis | null;
}

export const noArrangementMarks: ArrangementMarks = {
  ...noItemMarks,
  now: null,
  ghost: null,
  repeated: null,
};
