import { hasCloth, hasShapes } from '@quiltwright/shared/model/created-block/design-shapes';
import { laidShapes } from '@quiltwright/shared/model/created-block/drawing';
import { Fact, Facts } from '../../../panels/controls/Facts';
import { tapWord, useDeviceInUse } from '../../../panels/workspace/canvas/device-in-use';
import { formatSize } from '@quiltwright/shared/ruler/lengths';
import { describePicking } from '../words/picking-words';
import styles from './SelectionPanel.module.css';
import type { CreationEditor } from '../use-creation-editor';

/** Facts about the block, and possible next steps. Shown while nothing is selected. */
export function BlockFacts({ editor: { drawing, options } }: { editor: CreationEditor }) {
  const device = useDeviceInUse();
  const { design } = drawing.document;
  const { block } = design;
  if (!hasShapes(design))
    return <p className={styles.quiet}>Lay units and shapes on the block, or draw its seams.</p>;
  const shapes = laidShapes(design);
  const layers = new Set(shapes.map(({ level }) => level)).size;
  const fabrics = new Set(shapes.map(({ shape }) => shape.fillFabric)).size;
  return (
    <>
      <p className={styles.quiet}>
        {options.drawsBy === 'seams'
          ? describePicking(false, device)
          : device === 'keyboard'
            ? 'Press N to select a shape. Then you can change it.'
            : `${tapWord(device)} a shape to change it, or draw a box around several.`}
      </p>
      <Facts>
        <Fact name="Finished size">{formatSize(block.blockWidth, block.blockHeight)}</Fact>
        <Fact name="Shapes">{`${shapes.length} on ${layers === 1 ? '1 layer' : `${layers} layers`}`}</Fact>
        <Fact name="Fabrics">{`${fabrics}`}</Fact>
      </Facts>
      {!hasCloth(design) && (
        <p className={styles.quiet}>Colour the saved block in Block & Fabric Selection.</p>
      )}
    </>
  );
}
