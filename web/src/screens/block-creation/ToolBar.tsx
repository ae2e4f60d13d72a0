import {
  ListPlus,
  Magnet,
  MousePointer2,
  PaintBucket,
  PencilRuler,
  SquareDashedMousePointer,
  type LucideIcon,
} from 'lucide-react';
import { memo } from 'react';
import type { ShortcutId } from '../../editor/shortcuts';
import { BarButton, BarDivider, CanvasBar } from '../../panels/workspace/CanvasBar';
import type { DrawingTool } from './drawing-hand';
import type { CreationTable } from './use-creation-table';

const tools: readonly { tool: DrawingTool; id: ShortcutId; icon: LucideIcon }[] = [
  { tool: 'select', id: 'selectTool', icon: MousePointer2 },
  { tool: 'box', id: 'boxTool', icon: SquareDashedMousePointer },
  { tool: 'draw', id: 'drawTool', icon: PencilRuler },
  { tool: 'fill', id: 'fillTool', icon: PaintBucket },
];

/** What a hand does on the block. */
export const ToolBar = memo(function ToolBar({ options, hand }: Pick<CreationTable, 'options' | 'hand'>) {
  return (
    <CanvasBar label="Tools">
      {tools.map(({ tool, id, icon }) => (
        <BarButton
          key={tool}
          of={id}
          icon={icon}
          pressed={options.tool === tool}
          onPress={() => {
            hand.choose(tool);
          }}
        />
      ))}
      <BarDivider />
      <BarButton
        of={{ label: 'Select more' }}
        icon={ListPlus}
        pressed={options.selectsMore}
        onPress={() => {
          hand.options.setState(({ selectsMore, tool }) => ({
            selectsMore: !selectsMore,
            tool: tool === 'draw' || tool === 'fill' ? 'select' : tool,
          }));
        }}
      />
      <BarButton
        of="snapping"
        icon={Magnet}
        pressed={options.snaps}
        onPress={() => {
          hand.options.setState(({ snaps }) => ({ snaps: !snaps }));
        }}
      />
    </CanvasBar>
  );
});
