import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { memo } from 'react';
import { useLatest } from '../../ui/hooks/use-latest';
import type { DragSource } from '../controls/drag-source';
import type { InUse } from '../fabric/palette/ClothInUse';
import { FabricPalette } from '../fabric/palette/FabricPalette';
import { useIsCompact, type Shell } from '../workspace/use-shell';

const Palette = memo(FabricPalette);

interface EditorPaletteProps {
  shell: Shell;
  /** The open palette, and the functions that the palette calls to change it, and to drag, give and preview fabrics. */
  actions: {
    paletteNum: number;
    setPaletteNum: (paletteNum: number) => void;
    fabrics: DragSource<Fabric>;
    give: (fabric: Fabric) => void;
    peekFabric: (fabric: Fabric | null) => void;
  };
  /** The number of the fabric that is shown as chosen; 0 for none. */
  chosen: number;
  inUse: InUse;
  /** The part that gets the next fabric, in words for the middle of a sentence; null for none. */
  onto: string | null;
}

/** The fabric palette of an editor. New functions in `actions` don't make it render again. */
export function EditorPalette({ shell, actions, ...palette }: EditorPaletteProps) {
  return (
    <Palette
      {...palette}
      compact={useIsCompact()}
      row={shell === 'phone' ? 5 : 4}
      paletteNum={actions.paletteNum}
      drag={actions.fabrics}
      onPalette={actions.setPaletteNum}
      onFabric={useLatest(actions.give)}
      onPeek={useLatest(actions.peekFabric)}
    />
  );
}
