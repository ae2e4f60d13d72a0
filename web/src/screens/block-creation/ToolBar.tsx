import {
  Circle,
  Columns3,
  Eraser,
  MousePointer2,
  Move,
  PaintBucket,
  PencilRuler,
  Pentagon,
  Slash,
  Spline,
  SquareDashedMousePointer,
} from 'lucide-react';
import { memo } from 'react';
import { ItemBar, type ToolButtons } from '../../panels/arrange/ItemBar';
import { laysShapes } from '../../editor/tools/drawing/lays-shapes';
import type { DrawingTool } from './drawing/first-tools';
import type { CreationEditor } from './use-creation-editor';

type BarTool = Exclude<DrawingTool, 'corners' | 'trace'>;

const select = { select: { icon: MousePointer2, word: 'Select' } } as const;

const shapeTools: ToolButtons<BarTool> = {
  ...select,
  box: { icon: SquareDashedMousePointer, word: 'Box' },
  draw: { icon: PencilRuler, word: 'Draw' },
  polygon: { icon: Pentagon, word: 'Polygon' },
  curve: { icon: Spline, word: 'Curve' },
  fill: { icon: PaintBucket, word: 'Fill' },
};

const seamTools: ToolButtons<BarTool> = {
  ...select,
  seam: { icon: Slash, word: 'Seam' },
  circle: { icon: Circle, word: 'Circle' },
  divide: { icon: Columns3, word: 'Divide' },
  move: { icon: Move, word: 'Move' },
  erase: { icon: Eraser, word: 'Erase' },
};

/** The bar of drawing tools: those for shapes, or those for seams. */
export const ToolBar = memo(function ToolBar({
  options,
  editing,
}: Pick<CreationEditor, 'options' | 'editing'>) {
  const { tool } = options;
  return (
    <ItemBar
      tools={options.drawsBy === 'seams' ? seamTools : shapeTools}
      options={options}
      onTool={editing.choose}
      {...(options.drawsBy !== 'seams' && {
        onSelectsMore: (selectsMore: boolean) => {
          editing.options.setState({ selectsMore, tool: laysShapes(tool) ? 'select' : tool });
        },
      })}
      onSnaps={(snaps) => {
        editing.options.setState({ snaps });
      }}
    />
  );
});
