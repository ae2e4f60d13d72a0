import {
  MousePointer2,
  PaintBucket,
  PencilRuler,
  Pentagon,
  Spline,
  SquareDashedMousePointer,
} from 'lucide-react';
import { memo } from 'react';
import { ItemBar, type ToolButtons } from '../../panels/arrange/ItemBar';
import { laysShapes } from '../../editor/tools/drawing/lays-shapes';
import type { DrawingTool } from './drawing/drawing-editing';
import type { CreationEditor } from './use-creation-editor';

const tools: ToolButtons<Exclude<DrawingTool, 'corners'>> = {
  select: { icon: MousePointer2, word: 'Select' },
  box: { icon: SquareDashedMousePointer, word: 'Box' },
  draw: { icon: PencilRuler, word: 'Draw' },
  polygon: { icon: Pentagon, word: 'Polygon' },
  curve: { icon: Spline, word: 'Curve' },
  fill: { icon: PaintBucket, word: 'Fill' },
};

/** The bar of drawing tools. */
export const ToolBar = memo(function ToolBar({
  options,
  editing,
}: Pick<CreationEditor, 'options' | 'editing'>) {
  const { tool } = options;
  return (
    <ItemBar
      tools={tools}
      options={options}
      onTool={editing.choose}
      onSelectsMore={(selectsMore) => {
        editing.options.setState({ selectsMore, tool: laysShapes(tool) ? 'select' : tool });
      }}
      onSnaps={(snaps) => {
        editing.options.setState({ snaps });
      }}
    />
  );
});
