import { MousePointer2, PaintBucket, PencilRuler, SquareDashedMousePointer } from 'lucide-react';
import { memo } from 'react';
import { ItemBar, type ToolButtons } from '../../panels/arrange/ItemBar';
import type { DrawingTool } from './drawing/drawing-hand';
import type { CreationEditor } from './use-creation-editor';

const tools: ToolButtons<DrawingTool> = {
  select: { icon: MousePointer2, word: 'Select' },
  box: { icon: SquareDashedMousePointer, word: 'Box' },
  draw: { icon: PencilRuler, word: 'Draw' },
  fill: { icon: PaintBucket, word: 'Fill' },
};

/** The drawing tools. */
export const ToolBar = memo(function ToolBar({ options, hand }: Pick<CreationEditor, 'options' | 'hand'>) {
  const { tool } = options;
  return (
    <ItemBar
      tools={tools}
      options={options}
      onTool={hand.choose}
      onSelectsMore={(selectsMore) => {
        hand.options.setState({ selectsMore, tool: tool === 'draw' || tool === 'fill' ? 'select' : tool });
      }}
      onSnaps={(snaps) => {
        hand.options.setState({ snaps });
      }}
    />
  );
});
