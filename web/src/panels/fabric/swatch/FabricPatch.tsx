import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { swatchPicture } from '../../../server/uploads/pictures';
import styles from './FabricPatch.module.css';

/**
 * A small square that shows a fabric, or plain white if there is no fabric. The CSS property `--patch` sets the length
 * of its side.
 */
export function FabricPatch({ fabric }: { fabric: Fabric | undefined }) {
  const background = fabric && {
    backgroundColor: fabric.averageColour,
    backgroundImage: `url("${swatchPicture(fabric)}")`,
  };
  return <span className={styles.patch} style={background} />;
}
