import { MousePointer2, PaintBucket, PencilRuler, SquareDashedMousePointer } from 'lucide-react';
import { memo } from 'react';
import { ItemBar } from '../../panels/arrange/ItemBar';
import type { CreationTable } from './use-creation-table';

const tools = [
  { tool: 'select', id: 'selectTool', icon: MousePointer2, word: 'Select' },
  { tool: 'box', id: 'boxTool', icon: SquareDashedMousePointer, word: 'Box' },
  { tool: 'draw', id: 'drawTool', icon: PencilRuler, word: 'Draw' },
  { tool: 'fill', id: 'fillTool', icon: PaintBucket, word: 'Fill' },
] as const;

/** The drawing tools. */
export const ToolBar = memo(function ToolBar({ options, hand }: Pick<CreationTable, 'options' | 'hand'>) {
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
