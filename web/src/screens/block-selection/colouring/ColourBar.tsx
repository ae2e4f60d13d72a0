import {
  ArrowLeftRight,
  BookmarkPlus,
  Copy,
  Layers,
  Pipette,
  Shuffle,
  Triangle,
  type LucideIcon,
} from 'lucide-react';
import type { ColourMode } from '@quiltwright/shared/model/designed-block/colour-modes';
import { keyOf } from '../../../editor/shortcuts';
import { BarButton, BarDivider, CanvasBar, titled } from '../../../panels/workspace/canvas/CanvasBar';
import { colourModeNames } from './colouring-words';
import styles from './ColourBar.module.css';
import type { TapTool } from './use-colouring';

interface ColourBarProps {
  mode: ColourMode;
  tool: TapTool | null;
  /** True if a block is open. */
  isThere: boolean;
  /** True if the current colouring can be stored as a colourway. */
  canKeep: boolean;
  onMode: (mode: ColourMode) => void;
  onTool: (tool: TapTool['name']) => void;
  onShuffle: () => void;
  onKeep: () => void;
}

const modes: readonly { mode: ColourMode; short: string; icon: LucideIcon }[] = [
  { mode: 'layer', short: 'Layer', icon: Layers },
  { mode: 'patch', short: 'Patch', icon: Triangle },
  { mode: 'fabric', short: 'Fabric', icon: Copy },
];

/**
 * A bar with the choice of the colour mode, and with the other actions on the block's fabrics. The colour mode
 * decides how many patches a tap colours.
 */
export function ColourBar({
  mode,
  tool,
  isThere,
  canKeep,
  onMode,
  onTool,
  onShuffle,
  onKeep,
}: ColourBarProps) {
  return (
    <CanvasBar label="Colouring">
      <fieldset className={styles.modes}>
        <legend className="visually-hidden">Which parts get the fabric</legend>
        {modes.map(({ mode: each, short, icon: Icon }) => (
          <label key={each} className={styles.mode} title={titled(colourModeNames[each], keyOf(each))}>
            <input
              type="radio"
              name="colour-mode"
              aria-label={colourModeNames[each]}
              aria-keyshortcuts={keyOf(each)}
              checked={mode === each}
              onChange={() => {
                onMode(each);
              }}
            />
            <Icon aria-hidden />
            <span aria-hidden className={styles.name}>
              {colourModeNames[each]}
            </span>
            <span aria-hidden className={styles.short}>
              {short}
            </span>
          </label>
        ))}
      </fieldset>
      <BarDivider />
      <BarButton
        of="pickUp"
        icon={Pipette}
        pressed={tool?.name === 'pick-up'}
        disabled={!isThere}
        onPress={() => {
          onTool('pick-up');
        }}
      />
      <BarButton
        of="swap"
        icon={ArrowLeftRight}
        pressed={tool?.name === 'swap'}
        disabled={!isThere}
        onPress={() => {
          onTool('swap');
        }}
      />
      <BarButton of="shuffle" icon={Shuffle} disabled={!isThere} onPress={onShuffle} />
      <BarButton of="keepColourway" icon={BookmarkPlus} disabled={!canKeep} onPress={onKeep} />
    </CanvasBar>
  );
}
