import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { X } from 'lucide-react';
import { IconButton } from '../../../ui/basics/Button';
import { nameOfFabric } from '../finding/fabric-search';
import { FabricPatch } from './FabricPatch';
import styles from './HeldFabric.module.css';

interface HeldFabricProps {
  fabric: Fabric;
  onPutDown: () => void;
}

/**
 * Shows the held fabric over the canvas, with a button that puts it down. A held fabric is a fabric that the quilter
 * has picked up, to give it to parts by taps and sweeps.
 */
export function HeldFabric({ fabric, onPutDown }: HeldFabricProps) {
  const name = nameOfFabric(fabric);
  return (
    <div
      className={styles.heldFabric}
      role="group"
      aria-label="Current fabric"
      title={`Current fabric: ${name}`}
    >
      <FabricPatch fabric={fabric} />
      <p className={styles.name}>
        <span className={styles.quiet}>Current fabric</span>
        <span>{` ${name}`}</span>
      </p>
      <IconButton label={`Put down ${name}`} onClick={onPutDown}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
