import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { memo } from 'react';
import { useLatest } from '../../ui/use-latest';
import type { DragSource } from '../drag-source';
import type { InUse } from '../fabric/ClothInUse';
import { FabricPalette } from '../fabric/FabricPalette';
import type { Shell } from '../workspace/use-shell';

const Palette = memo(FabricPalette);

interface HandPaletteProps {
  shell: Shell;
  /** What takes fabrics out of it. */
  hand: {
    paletteNum: number;
    setPaletteNum: (paletteNum: number) => void;
    fabrics: DragSource<Fabric>;
    give: (fabric: Fabric) => void;
    peekFabric: (fabric: Fabric | null) => void;
  };
  /** The number of the fabric that is marked; 0 for none. */
  chosen: number;
  inUse: InUse;
}

/** The fabric palette of a table. A recolour, which makes the hand anew, draws it anew only where it shows that. */
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
