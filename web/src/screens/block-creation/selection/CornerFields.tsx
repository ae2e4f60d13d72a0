import { distance } from '@quiltwright/shared/geometry/point';
import { LIMITS } from '@quiltwright/shared/limits';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import type { OutlineCorner } from '@quiltwright/shared/quilting/shapes/shape';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cornerAtPoint } from '../../../editor/tools/drawing/corner-handles';
import { editableCorners } from '../../../editor/tools/drawing/edit-corners';
import { drawingUnit } from '../../../editor/tools/drawing/drawing-editor';
import { LengthField } from '../../../panels/controls/LengthField';
import { Button, IconButton } from '../../../ui/basics/Button';
import { bentBy, bulgeOfDegrees, degreesOf } from './bend-steps';
import { MeasureField } from './MeasureField';
import styles from './SelectionPanel.module.css';
import type { CreationEditor } from '../use-creation-editor';

/** Fields for one corner of the selected shape, and for the bend of the side that begins at this corner. */
export function CornerFields({ editor }: { editor: CreationEditor }) {
  const { drawing, options, run, editing } = editor;
  const { blockWidth, blockHeight } = drawing.document.design.block;
  const corners = editableCorners(drawing);
  const index = cornerAtPoint(corners, options.corner) ?? 0;
  const corner = corners[index];
  if (!corner) return null;
  const [x, y, bulge] = corner;
  const choose = (by: 1 | -1) => {
    const [nextX, nextY] = corners[(index + by + corners.length) % corners.length] ?? corner;
    editing.options.setState({ corner: { x: nextX, y: nextY } });
  };
  /** Bends the side by an amount without a sign, in the direction in which it is bent already. */
  const bend = (amount: number) => {
    run(act(commands.bendSide, { side: index, bulge: bulge < 0 ? -amount : amount }));
  };
  const { chord, side } = sideFrom(corners, index, drawingUnit(drawing));
  const shared = { measure: options.measure, of: `${index} ${[...drawing.selection].join()}` };
  const room = { min: 0, max: LIMITS.blockSpace };
  return (
    <>
      <div className={styles.corner} role="group" aria-label="Corner">
        <IconButton
          label="Previous corner"
          onClick={() => {
            choose(-1);
          }}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
        <span aria-live="polite">{`Corner ${index + 1} of ${corners.length}`}</span>
        <IconButton
          label="Next corner"
          onClick={() => {
            choose(1);
          }}
        >
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      <div className={styles.measures}>
        <MeasureField
          {...shared}
          label="X"
          value={x}
          side={blockWidth}
          bounds={room}
          onMeasure={(units) => {
            editing.moveCorner(run, index, { x: units, y });
          }}
        />
        <MeasureField
          {...shared}
          label="Y"
          value={y}
          side={blockHeight}
          bounds={room}
          onMeasure={(units) => {
            editing.moveCorner(run, index, { x, y: units });
          }}
        />
        <MeasureField
          {...shared}
          label="Bend"
          value={(Math.abs(bulge) * chord) / 2}
          side={side}
          bounds={{ min: 0, max: chord / 2 }}
          onMeasure={(units) => {
            bend((2 * units) / chord);
          }}
        />
        <LengthField
          label="Degrees"
          of={shared.of}
          shown={String(Number(degreesOf(Math.abs(bulge)).toFixed(2)))}
          kind="number"
          bounds={{ min: 0, max: 180 }}
          example="90"
          onAmount={(degrees) => {
            bend(bulgeOfDegrees(degrees));
          }}
          onStep={(steps) => {
            bend(Math.max(0, bentBy(Math.abs(bulge), Math.sign(steps))));
          }}
        />
      </div>
      <div className={styles.pair}>
        <Button
          onClick={() => {
            editing.addCorner(run, index);
          }}
        >
          Add corner
        </Button>
        <Button
          onClick={() => {
            run(act(commands.removeCorner, { corner: index }));
          }}
        >
          Remove corner
        </Button>
        {bulge !== 0 && (
          <Button
            className={styles.whole}
            onClick={() => {
              run(act(commands.bendSide, { side: index, bulge: -bulge }));
            }}
          >
            {bulge > 0 ? 'Bend inwards' : 'Bend outwards'}
          </Button>
        )}
      </div>
    </>
  );
}

/**
 * Returns the distance between the ends of a side in block units, and the inches of a block’s whole side across the
 * direction in which it bends.
 */
function sideFrom(corners: readonly OutlineCorner[], index: number, unit: { x: number; y: number }) {
  const [from, to] = [corners[index], corners[(index + 1) % corners.length]].map((corner) => ({
    x: corner?.[0] ?? 0,
    y: corner?.[1] ?? 0,
  }));
  const chord = from && to ? distance(from, to) : 0;
  if (!from || !to || chord === 0) return { chord: 1, side: LIMITS.blockSpace * unit.x };
  const inches = Math.hypot(((to.y - from.y) / chord) * unit.x, ((to.x - from.x) / chord) * unit.y);
  return { chord, side: LIMITS.blockSpace * inches };
}
