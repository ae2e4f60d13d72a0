import { useCallback, useMemo } from 'react';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { selectedPlacements, type Arrangement } from '@quiltwright/shared/model/free-form/arrangement';
import { laidPlacements } from '@quiltwright/shared/model/free-form/free-form-document';
import type { CameraControl } from '../../render/camera/camera-store';
import { usesTouch } from '../../render/camera/uses-touch';
import { useWatched } from './use-watched';
import type { Watched } from '../../render/camera/watched';
import type { ArrangementMarks } from '../tools/arranging/arrangement-editor';
import { scaleOf } from '../tools/canvas-scale';
import { HANDLE } from '../tools/items/handles';
import { inkOf } from './paint/ink';
import { paintArrangement, type ArrangementPicture } from './paint/paint-arrangement';
import { PaintedShape } from './PaintedShape';
import { replacedCopies } from './replaced-copies';

interface ArrangementOverlayProps extends Pick<
  ArrangementPicture,
  'ratio' | 'fitProblems' | 'lengthOf' | 'sizeOf'
> {
  control: CameraControl;
  arrangement: Watched<Arrangement>;
  marks: Watched<ArrangementMarks>;
  /** The ids of the placements (blocks with their copies) that the next added block will replace. */
  replaced: readonly number[];
  /** True if the active tool uses handles. */
  hasHandles: boolean;
  /**
   * Returns the names of the blocks that the moving blocks would cover, in words; null if the moving blocks would
   * cover none.
   */
  coveredBy: (arrangement: Arrangement, marks: ArrangementMarks) => string | null;
}

const INCH = { x: 1, y: 1 };

/**
 * Draws over a free form quilt: the selected blocks with their handles, and the previews and guides of the current
 * gesture.
 */
export function ArrangementOverlay(props: ArrangementOverlayProps) {
  const { control, marks, fitProblems, replaced, hasHandles, ratio, lengthOf, sizeOf, coveredBy } = props;
  const arrangement = useWatched(props.arrangement);
  const selected = useMemo(
    () => selectedPlacements(arrangement).map(({ placement }) => placement),
    [arrangement],
  );
  const toReplace = useMemo(() => {
    const ids = new Set(replaced);
    return ids.size === 0 ? [] : replacedCopies(placementsOf(arrangement, ids));
  }, [arrangement, replaced]);
  const paint = useCallback(
    (context: CanvasRenderingContext2D) => {
      const { design } = arrangement.document;
      const { caught } = marks.value;
      const covered = coveredBy(arrangement, marks.value);
      paintArrangement(context, {
        ...{ ratio, fitProblems, lengthOf },
        sizeOf: (width, height) =>
          covered === null
            ? sizeOf(width, height)
            : `${sizeOf(width, height)}, ${marks.value.isCopied ? 'on top of' : 'overlaps'} ${covered}`,
        quilt: design.quilt,
        viewport: control.viewport,
        selected,
        caught: caught.size > 0 ? placementsOf(arrangement, caught) : toReplace,
        marks: marks.value,
        scale: scaleOf(control.camera, INCH),
        unit: INCH,
        handle: hasHandles ? HANDLE[usesTouch() ? 'touch' : 'mouse'] : 0,
        ink: inkOf(context.canvas),
      });
    },
    [
      control,
      marks,
      arrangement,
      selected,
      fitProblems,
      toReplace,
      ratio,
      lengthOf,
      sizeOf,
      coveredBy,
      hasHandles,
    ],
  );
  return <PaintedShape control={control} watched={marks} paint={paint} />;
}

/** Returns the placements that have one of these ids, bottom first. */
function placementsOf({ document }: Arrangement, ids: ReadonlySet<number>): Placement[] {
  return laidPlacements(document.design)
    .filter(({ id }) => ids.has(id))
    .map(({ placement }) => placement);
}
