import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { InUse } from '../../../panels/fabric/palette/ClothInUse';
import { FabricPicker } from '../../../panels/fabric/picker/FabricPicker';
import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import type { Target } from '../target';

interface TargetPickerProps {
  /** The part that gets the picked fabric; null while the picker is closed. */
  target: Target | null;
  fabric: FindFabric;
  paletteNum: number;
  inUse: InUse;
  onPeek: (fabric: Fabric | null) => void;
  onUse: (target: Target, fabric: Fabric) => void;
  onClose: () => void;
}

/** The dialog that picks a fabric for a part of the quilt. */
export function TargetPicker({
  target,
  fabric,
  paletteNum,
  inUse,
  onPeek,
  onUse,
  onClose,
}: TargetPickerProps) {
  if (!target) return null;
  return (
    <FabricPicker
      key={target.key}
      title={target.kind === 'band' ? `${target.name} fabric` : `Replace ${target.name}`}
      current={fabric(target.fabric)}
      paletteNum={paletteNum}
      inUse={inUse}
      onUse={(picked) => {
        onUse(target, picked);
        onClose();
      }}
      onClose={() => {
        onPeek(null);
        onClose();
      }}
      onPeek={onPeek}
    />
  );
}
