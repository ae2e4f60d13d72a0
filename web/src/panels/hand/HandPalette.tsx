import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { memo } from 'react';
import { useLatest } from '../../ui/hooks/use-latest';
import type { DragSource } from '../controls/drag-source';
import type { InUse } from '../fabric/palette/ClothInUse';
import { FabricPalette } from '../fabric/palette/FabricPalette';
import type { Shell } from '../workspace/use-shell';

const Palette = memo(FabricPalette);

interface HandPaletteProps {
  shell: Shell;
  /** The functions with which the editor and the palette exchange fabrics. */
  hand: {
    paletteNum: number;
    setPaletteNum: (paletteNum: number) => void;
    fabrics: DragSource<Fabric>;
    give: (fabric: Fabric) => void;
    peekFabric: (fabric: Fabric | null) => void;
  };
  /** The number of the marked fabric; 0 for none. */
  chosen: number;
  inUse: InUse;
}

/**
 * The fabric palette of an editor. Recolouring creates a new `hand`, but the palette renders again only if it must show
 * something else.
 */
export function HandPalette({ shell, hand, ...palette }: HandPaletteProps) {
  return (
    <Palette
      {...palette}
      compact={shell === 'phone'}
      paletteNum={hand.paletteNum}
      drag={hand.fabrics}
      onPalette={hand.setPaletteNum}
      onFabric={useLatest(hand.give)}
      onPeek={useLatest(hand.peekFabric)}
    />
  );
}
