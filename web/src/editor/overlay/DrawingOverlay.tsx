import type { Checks } from '@quiltwright/workers/kernels/checks/check-types';
import { useCallback } from 'react';
import type { Seam } from '@quiltwright/shared/geometry/seam';
import type { CameraControl } from '../../render/camera/camera-store';
import { usesTouch } from '../../render/camera/uses-touch';
import { draftedMap } from '@quiltwright/shared/model/created-block/drafting/map-of-design';
import type { Drawing } from '@quiltwright/shared/model/created-block/drawing';
import { useWatched } from './use-watched';
import type { Watched } from '../../render/camera/watched';
import { scaleOf } from '../tools/canvas-scale';
import type { DrawingMarks } from '../tools/drawing/drawing-marks';
import { looseIn } from '../tools/drafting/loose-seams';
import { drawingUnit } from '../tools/drawing/drawing-editor';
import { HANDLE } from '../tools/items/handles';
import { CheckMarks } from './CheckMarks';
import { PatchGridLines } from './PatchGridLines';
import { inkOf } from './paint/ink';
import { paintDrawing, type DrawingPicture } from './paint/paint-drawing';
import { paintSuggested } from './paint/paint-draft';
import { PaintedShape } from './PaintedShape';
import type { TracedPicture } from '../tools/tracing/traced-picture';
import { TracedPictureMarks } from './TracedPictureMarks';

interface DrawingOverlayProps extends Pick<DrawingPicture, 'ratio' | 'lengthOf' | 'sizeOf' | 'colourOf'> {
  control: CameraControl;
  drawing: Watched<Drawing>;
  marks: Watched<DrawingMarks>;
  /** The problems of the block; null while they are unknown. */
  checks: Checks | null;
  /** True if the active tool uses handles. */
  hasHandles: boolean;
  /** The chosen corner, while the tool for corners is in use; null with other tools. */
  corners: DrawingPicture['corners'];
  /** True to show all seams of the block. */
  showsSeams: boolean;
  /** The picture that the quilter traces; null for none. */
  traced: Watched<TracedPicture | null>;
  /** True while the traced picture is moved and sized. */
  movesPicture: boolean;
  /** The seam that a tour suggests to draw; null for none. */
  suggested: Seam | null;
}

/**
 * Draws over a block: its grid, the selected shapes with their handles, and the previews and guides of the current
 * gesture.
 */
export function DrawingOverlay(props: DrawingOverlayProps) {
  const { control, marks, checks, hasHandles, corners, showsSeams, suggested } = props;
  const { ratio, lengthOf, sizeOf, colourOf } = props;
  const drawing = useWatched(props.drawing);
  const { design } = drawing.document;
  const paint = useCallback(
    (context: CanvasRenderingContext2D) => {
      const unit = drawingUnit(drawing);
      const picture = {
        ...{ drawing, ratio, lengthOf, sizeOf, colourOf, corners },
        map: showsSeams ? draftedMap(design) : null,
        loose: showsSeams ? looseIn(design) : { seams: [], ends: [] },
        marks: marks.value,
        viewport: control.viewport,
        scale: scaleOf(control.camera, unit),
        unit,
        handle: hasHandles ? HANDLE[usesTouch() ? 'touch' : 'mouse'] : 0,
        ink: inkOf(context.canvas),
      };
      paintDrawing(context, picture);
      if (suggested) paintSuggested(context, picture, suggested);
    },
    [
      control,
      marks,
      drawing,
      design,
      ratio,
      lengthOf,
      sizeOf,
      colourOf,
      hasHandles,
      corners,
      showsSeams,
      suggested,
    ],
  );
  return (
    <>
      <TracedPictureMarks
        control={control}
        ratio={ratio}
        traced={props.traced}
        isMoved={props.movesPicture}
        unit={drawingUnit(drawing)}
      />
      <PatchGridLines control={control} ratio={ratio} design={design} isDrafting={showsSeams} />
      <CheckMarks control={control} ratio={ratio} design={design} checks={checks} />
      <PaintedShape control={control} watched={marks} paint={paint} />
    </>
  );
}
