import type { Box } from '@quiltwright/shared/geometry/outline';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { Arrangement } from '../../model/free-form/arrangement';
import type { HandTable } from './hand-table';
import { noItemMarks, type ItemMarks } from './item-table';
import type { RepeatAxis } from './repeat-handles';

/** The table on which a free form quilt is arranged, as tools know it. */
export interface ArrangementTable extends HandTable<Arrangement, ArrangementMarks> {
  /** As it is now: also right after `run`. */
  arrangement: () => Arrangement;
}

/** What is shown over the quilt while a hand is at work. Places are inches from the quilt's corner. */
export interface ArrangementMarks extends ItemMarks {
  /** What is selected, as letting go leaves it; null: as it is. */
  now: readonly Placement[] | null;
  /** Where a block comes that is carried over the quilt. */
  ghost: Box | null;
  /** The axis along which a repeat handle is dragged. */
  repeated: RepeatAxis | null;
}

export const noArrangementMarks: ArrangementMarks = {
  ...noItemMarks,
  now: null,
  ghost: null,
  repeated: null,
};
