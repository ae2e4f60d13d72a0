import {
  ListPlus,
  Magnet,
  MousePointer2,
  PencilRuler,
  SquareDashedMousePointer,
  type LucideIcon,
} from 'lucide-react';
import { keyOf, shortcuts, type ShortcutId } from '../../editor/shortcuts';
import type { DrawingTool } from './drawing-hand';
import styles from './ToolBar.module.css';
import type { CreationTable } from './use-creation-table';

const tools: readonly { tool: DrawingTool; id: ShortcutId; icon: LucideIcon }[] = [
  { tool: 'select', id: 'selectTool', icon: MousePointer2 },
  { tool: 'box', id: 'boxTool', icon: SquareDashedMousePointer },
  { tool: 'draw', id: 'drawTool', icon: PencilRuler },
];

/** What a hand does on the block. Floats over the canvas. */
export function ToolBar({ table: { options, hand } }: { table: CreationTable }) {
  return (
    <div className={styles.place}>
      <div className={styles.bar} role="group" aria-label="Tools">
        {tools.map(({ tool, id, icon }) => (
          <BarButton
            key={tool}
            label={shortcuts[id].label}
            keys={keyOf(id)}
            icon={icon}
            isPressed={options.tool === tool}
            onPress={() => {
              hand.options.setState({ tool });
            }}
          />
        ))}
        <span className={styles.divider} />
        <BarButton
          label="Select more"
          icon={ListPlus}
          isPressed={options.selectsMore}
          onPress={() => {
            hand.options.setState(({ selectsMore, tool }) => ({
              selectsMore: !selectsMore,
              tool: tool === 'draw' ? 'select' : tool,
            }));
          }}
        />
        <BarButton
          label="Snapping"
          keys={keyOf('snapping')}
          icon={Magnet}
          isPressed={options.snaps}
          onPress={() => {
            hand.options.setState(({ snaps }) => ({ snaps: !snaps }));
          }}
        />
      </div>
    </div>
  );
}

interface BarButtonProps {
  label: string;
  keys?: string;
  icon: LucideIcon;
  isPressed: boolean;
  onPress: () => void;
}

function BarButton({ label, keys, icon: Icon, isPressed, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-pressed={isPressed}
      aria-keyshortcuts={keys}
      title={keys ? `${label} (${keys})` : label}
      onClick={onPress}
    >
      <Icon aria-hidden />
    </button>
  );
}
