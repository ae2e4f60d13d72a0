import { MESSAGES } from '@quiltwright/shared/messages';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import type { InUse } from './ClothInUse';
import { nameOfFabric } from './fabric-search';
import { useShell } from '../workspace/use-shell';
import { FabricPalette } from './FabricPalette';
import { FabricPatch } from './FabricPatch';
import styles from './FabricPicker.module.css';

interface FabricPickerProps {
  /** What the fabric is for. */
  title: string;
  /** The fabric that it is in; undefined for none. */
  current: Fabric | undefined;
  /** The palette to begin with, where there is no fabric. */
  paletteNum: number;
  inUse: InUse;
  /** The selection is to be used. */
  onUse: (fabric: Fabric) => void;
  /** Closed without a change. */
  onClose: () => void;
  /** A fabric is looked at or picked, or none any more. */
  onPeek?: (fabric: Fabric | null) => void;
}

/** The dialog in which a fabric is picked, beside the quilt, which may show it at once. */
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
  const shell = useShell();
  const [picked, setPicked] = useState<Fabric | null>(null);
  const shown = picked ?? current;
  /** The palette tells that nothing is looked at any more when the dialog goes: too late for a preview. */
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
          compact={shell === 'phone'}
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
