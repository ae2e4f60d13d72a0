import type { Box } from '@quiltwright/shared/geometry/box';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { Arrangement } from '../../../model/free-form/arrangement';
import type { HandTable } from '../hand-table';
import { noItemMarks, type ItemMarks } from '../item-table';
import type { RepeatAxis } from '../repeat-handles';

/** The editor of a free form quilt, as tools see it. */
export interface ArrangementTable extends HandTable<Arrangement, ArrangementMarks> {
  /** Returns the current arrangement, even right after `run`. */
  arrangement: () => Arrangement;
}

/** The marks over the quilt during a gesture. Places are inches from the quilt's corner. */
export interface ArrangementMarks extends ItemMarks {
  /** The selected placements as a release would leave them; null for no change. */
  now: readonly Placement[] | null;
  /** The target of a block that is carried over the quilt. */
  ghost: Box | null;
  /** The axis of a dragged repeat handle. */
  repeated: RepeatAxis | null;
}

export const noArrangementMarks: ArrangementMarks = {
  ...noItemMarks,
  now: null,
  ghost: null,
  repeated: null,
};
