import { MousePointer2, PaintBucket, PencilRuler, SquareDashedMousePointer } from 'lucide-react';
import { memo } from 'react';
import { ItemBar, type ToolButtons } from '../../panels/arrange/ItemBar';
import type { DrawingTool } from './drawing/drawing-editing';
import type { CreationEditor } from './use-creation-editor';

const tools: ToolButtons<DrawingTool> = {
  select: { icon: MousePointer2, word: 'Select' },
  box: { icon: SquareDashedMousePointer, word: 'Box' },
  draw: { icon: PencilRuler, word: 'Draw' },
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
        editing.options.setState({ selectsMore, tool: tool === 'draw' || tool === 'fill' ? 'select' : tool });
      }}
      onSnaps={(snaps) => {
        editing.options.setState({ snaps });
      }}
    />
  );
});
