import { ListPlus, Magnet, type LucideIcon } from 'lucide-react';
import type { ShortcutId } from '../../editor/shortcuts';
import { BarButton, BarDivider, CanvasBar } from '../workspace/canvas/CanvasBar';

interface ItemBarProps<Tool extends string> {
  /** The tools. The shortcut `id` gives each tool its name; touch users see `word` instead. */
  tools: readonly { tool: Tool; id: ShortcutId; icon: LucideIcon; word: string }[];
  options: { tool: Tool; selectsMore: boolean; snaps: boolean };
  onTool: (tool: Tool) => void;
  onSelectsMore: (selectsMore: boolean) => void;
  onSnaps: (snaps: boolean) => void;
}

/** The bar with the tools and settings of the canvas. */
export function ItemBar<Tool extends string>({
  tools,
  options,
  onTool,
  onSelectsMore,
  onSnaps,
}: ItemBarProps<Tool>) {
  return (
    <CanvasBar label="Tools">
      {tools.map(({ tool, id, icon, word }) => (
        <BarButton
          key={tool}
          of={id}
          icon={icon}
          word={word}
          pressed={options.tool === tool}
          onPress={() => {
            onTool(tool);
          }}
        />
      ))}
      <BarDivider />
      <BarButton
        of={{ label: 'Select more' }}
        icon={ListPlus}
        word="Select more"
        pressed={options.selectsMore}
        onPress={() => {
          onSelectsMore(!options.selectsMore);
        }}
      />
      <BarButton
        of="snapping"
        icon={Magnet}
        pressed={options.snaps}
        onPress={() => {
          onSnaps(!options.snaps);
        }}
      />
    </CanvasBar>
  );
}
