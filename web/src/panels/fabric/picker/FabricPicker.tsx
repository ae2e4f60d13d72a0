import { MESSAGES } from '@quiltwright/shared/messages';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/basics/Button';
import { Dialog } from '../../../ui/dialogs/Dialog';
import type { InUse } from '../palette/ClothInUse';
import { nameOfFabric } from '../finding/fabric-search';
import { useIsCompact } from '../../workspace/use-shell';
import { FabricPalette } from '../palette/FabricPalette';
import { FabricPatch } from '../swatch/FabricPatch';
import styles from './FabricPicker.module.css';

interface FabricPickerProps {
  /** The title of the dialog. It names the part that gets the fabric. */
  title: string;
  /** The part's current fabric; undefined for none. */
  current: Fabric | undefined;
  /** The palette that the dialog shows first if the part has no fabric. */
  paletteNum: number;
  inUse: InUse;
  /** Called to use the selected fabric. */
  onUse: (fabric: Fabric) => void;
  /** Called when the dialog is closed without a change. */
  onClose: () => void;
  /** Called with the fabric to preview; null ends the preview. */
  onPeek?: (fabric: Fabric | null) => void;
}

/** The dialog for picking a fabric. It opens beside the quilt, which can preview the fabrics. */
export function FabricPicker({
  title,
  current,
  paletteNum,
  inUse,
  onUse,
  onClose,
  onPeek,
}: FabricPickerProps) {
  const [palette, setPalette] = useState(current?.paletteNum || paletteNum);
  const [picked, setPicked] = useState<Fabric | null>(null);
  const shown = picked ?? current;
  /** True once the dialog starts to close. Calls from the palette then no longer change the preview. */
  const isOver = useRef(false);
  const peek = (fabric: Fabric | null) => {
    if (!isOver.current) onPeek?.(fabric);
  };
  const close = () => {
    isOver.current = true;
    onClose();
  };
  return (
    <Dialog
      open
      beside
      title={title}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Close</Button>
          <Button
            look="primary"
            disabled={!picked}
            onClick={() => {
              if (!picked) return;
              isOver.current = true;
              onUse(picked);
            }}
          >
            Use My Selection
          </Button>
        </>
      }
    >
      <div className={styles.palette}>
        <FabricPalette
          paletteNum={palette}
          chosen={shown?.fabricNum ?? 0}
          inUse={inUse}
          compact={useIsCompact()}
          row={5}
          isBrief
          onPalette={setPalette}
          onFabric={(fabric) => {
            setPicked(fabric);
            peek(fabric);
          }}
          onPeek={(fabric) => {
            peek(fabric ?? picked);
          }}
        />
      </div>
      <div className={styles.picked}>
        <FabricPatch fabric={shown} />
        <p role="status">
          {picked && <strong>{MESSAGES.fabricSelected}</strong>}
          <span>{shown ? nameOfFabric(shown) : 'No fabric yet'}</span>
        </p>
      </div>
    </Dialog>
  );
}
