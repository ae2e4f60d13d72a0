import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { nameOfFabric } from '../fabric/finding/fabric-search';
import { FabricPatch } from '../fabric/swatch/FabricPatch';
import styles from './BandFabricButton.module.css';

interface BandFabricButtonProps {
  /** The name of the part that has the fabric. */
  name: string;
  /** Identifies the part. */
  of: string;
  /** The part's fabric; undefined for none. */
  cloth: Fabric | undefined;
  /** True if the part gets the next fabric. */
  isChosen: boolean;
  onPress: () => void;
}

/** A button with the fabric of a border or of another part of the quilt. It opens the fabric picker. */
export function BandFabricButton({ name, of, cloth, isChosen, onPress }: BandFabricButtonProps) {
  const words = cloth ? nameOfFabric(cloth) : 'Pick a fabric';
  return (
    <button
      type="button"
      className={styles.fabric}
      aria-label={`${name} fabric: ${words}`}
      aria-haspopup="dialog"
      data-fabric-of={of}
      data-chosen={isChosen}
      onClick={onPress}
    >
      <FabricPatch fabric={cloth} />
      <span className="two-lines">{words}</span>
    </button>
  );
}
