import type { Box } from '@quiltwright/shared/geometry/outline';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { Arrangement, ArrangementAction } from '../../model/free-form/arrangement';
import type { Watched } from '../../render/watched';
import { noItemMarks, type ItemMarks } from './item-table';
import type { RepeatAxis } from './repeat-handles';

/** The table on which a free form quilt is arranged, as tools know it. */
export interface ArrangementTable {
  /** As it is now: also right after `run`. */
  arrangement: () => Arrangement;
  /** Does what can be done; without leave it changes nothing. */
  run: (action: ArrangementAction) => void;
  /** Whether the button is on that has things snap. */
  snaps: () => boolean;
  /** Whether taps add to the selection, as *Select more* has it. */
  selectsMore: () => boolean;
  /** What the overlay shows of the gesture that is going on. */
  marks: Watched<ArrangementMarks>;
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
