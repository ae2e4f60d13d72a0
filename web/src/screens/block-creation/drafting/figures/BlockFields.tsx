import {
  frameCorners,
  frameSeams,
  gridSeams,
  type FrameCorners,
} from '@quiltwright/shared/drafting/figures/frame';
import type { Seam } from '@quiltwright/shared/geometry/seam';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { FIGURES } from '../../../../editor/tools/drafting/figures';
import { drawingUnit } from '../../../../editor/tools/drawing/drawing-editor';
import { KeptFold } from '../../../../panels/controls/KeptFold';
import { Button } from '../../../../ui/basics/Button';
import { focusFault } from '../../../../ui/fields/focus-fault';
import { Segments } from '../../../../ui/fields/Segments';
import type { EditorProps } from '../../editor-props';
import { CountField, WidthField, type FieldsProps } from './FigureField';
import styles from './FigureFields.module.css';

const cornerNames: Record<FrameCorners, string> = {
  straight: 'Straight',
  mitred: 'Mitred',
  squares: 'Cornerstones',
};
/** The least side of the centre that a frame leaves, in inches. */
const LEAST_OF_CENTRE = 0.25;
const corners = frameCorners.map((value) => ({ value, name: cornerNames[value] }));

/** The controls that divide the whole block: a frame inside it, and two grids laid over each other. */
export function BlockFields({
  figures,
  onChange,
  editor: { editing, drawing, run },
}: FieldsProps & Pick<EditorProps, 'editor'>) {
  const { grid, otherGrid } = figures;
  const { block } = drawing.document.design;
  // A frame leaves a centre.
  const most = Math.max(
    FIGURES.width.min,
    Math.min(block.blockWidth, block.blockHeight) / 2 - LEAST_OF_CENTRE / 2,
  );
  const width = Math.min(figures.width, most);
  const add = (seams: readonly Seam[]) => {
    run(act(commands.addSeams, { seams, fabric: editing.nextShape().fabric }));
  };
  return (
    <KeptFold name="whole block" title="Whole block" fact="frame, grids">
      <div className={styles.options}>
        <Segments
          label="Corners of the frame"
          options={corners}
          value={figures.corners}
          onChoose={(chosen) => {
            onChange({ ...figures, corners: chosen });
          }}
        />
        <div className={styles.row}>
          <WidthField label="Frame width" most={most} figures={{ ...figures, width }} onChange={onChange} />
          <Button
            onClick={({ currentTarget }) => {
              if (focusFault(currentTarget.parentElement)) return;
              const unit = drawingUnit(drawing);
              add(frameSeams({ x: width / unit.x, y: width / unit.y }, figures.corners));
            }}
          >
            Add a frame
          </Button>
        </div>
        <div className={styles.row}>
          <CountField label="Grid of" count="grid" figures={figures} onChange={onChange} />
          <CountField label="and grid of" count="otherGrid" figures={figures} onChange={onChange} />
          <Button
            onClick={({ currentTarget }) => {
              if (focusFault(currentTarget.parentElement)) return;
              add(gridSeams([grid, otherGrid]));
            }}
          >
            Add grids
          </Button>
        </div>
      </div>
    </KeptFold>
  );
}
