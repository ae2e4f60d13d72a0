import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { swatchPicture } from '../../../server/uploads/pictures';
import styles from './FabricPatch.module.css';

/** A small cut of a fabric; plain paper for none. Its side is `--patch`. */
export function FabricPatch({ fabric }: { fabric: Fabric | undefined }) {
  const background = fabric && {
    backgroundColor: fabric.averageColour,
    backgroundImage: `url("${swatchPicture(fabric)}")`,
  };
  return <span className={styles.patch} style={background} />;
}
