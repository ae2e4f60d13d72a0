import { ListPlus, Magnet, type LucideIcon } from 'lucide-react';
import type { ShortcutId } from '../../editor/shortcuts';
import { BarButton, BarDivider, CanvasBar } from '../workspace/canvas/CanvasBar';

/** The name of a tool that has a keyboard shortcut. For example, the tool `box` has the shortcut `boxTool`. */
type ToolName = ShortcutId extends infer Id ? (Id extends `${infer Name}Tool` ? Name : never) : never;

interface ToolButton {
  icon: LucideIcon;
  word: string;
}

/**
 * The icon and a short word for the button of each offered tool, in the order of the buttons. The button's full name comes from
 * the table of shortcuts (`boxTool` for the tool `box`).
 */
export type ToolButtons<Tool extends ToolName> = Readonly<Partial<Record<Tool, ToolButton>>>;

interface ItemBarProps<Tool extends ToolName> {
  tools: ToolButtons<Tool>;
  options: { tool: string; selectsMore: boolean; snaps: boolean };
  onTool: (tool: Tool) => void;
  /** Left out where no tool adds to the selection. */
  onSelectsMore?: (selectsMore: boolean) => void;
  onSnaps: (snaps: boolean) => void;
}

/** The bar with the tools and settings of the canvas. */
export function ItemBar<Tool extends ToolName>({
  tools,
  options,
  onTool,
  onSelectsMore,
  onSnaps,
}: ItemBarProps<Tool>) {
  return (
    <CanvasBar label="Tools">
      {(Object.entries(tools) as [Tool, ToolButton][]).map(([tool, { icon, word }]) => (
        <BarButton
          key={tool}
          of={`${tool}Tool`}
          icon={icon}
          word={word}
          pressed={options.tool === tool}
          onPress={() => {
            onTool(tool);
          }}
        />
      ))}
      <BarDivider />
      {onSelectsMore && (
        <BarButton
          of={{ label: 'Select more' }}
          icon={ListPlus}
          word="Select more"
          pressed={options.selectsMore}
          onPress={() => {
            onSelectsMore(!options.selectsMore);
          }}
        />
      )}
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
