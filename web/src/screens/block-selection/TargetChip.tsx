import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { nameOfFabric } from '../../panels/fabric/finding/fabric-search';
import { FabricPatch } from '../../panels/fabric/swatch/FabricPatch';
import styles from './sections.module.css';

/** Shows which patches of the block get the next fabric, and their current fabric. */
export function TargetChip({ name, fabric }: { name: string; fabric: Fabric | undefined }) {
  return (
    <p className={styles.chip} title={name}>
      <FabricPatch fabric={fabric} />
      <span className="visually-hidden">The fabric goes to: </span>
      <span className={styles.chipName}>{name}</span>
      {fabric && <span className="visually-hidden">{`, ${nameOfFabric(fabric)}`}</span>}
    </p>
  );
}
