import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { boxAround } from '@quiltwright/shared/model/created-block/reshape';
import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import { keyOf, shortcuts } from '../../../editor/shortcuts';
import { Button } from '../../../ui/basics/Button';
import { titled } from '../../../panels/workspace/canvas/CanvasBar';
import { ClothButton } from '../fabrics/ClothButton';
import { LayerMenu } from '../layers/LayerMenu';
import styles from './PatchDetails.module.css';
import { placeIn, sizeIn } from '../shapes/shape-words';
import type { CreationEditor } from '../use-creation-editor';
import { SewingWay } from '../shapes/SewingWay';

interface PatchDetailsProps {
  editor: CreationEditor;
  fabric: FindFabric;
}

/** The size and place of the selected patches, and what can be done with them. */
export function PatchDetails({ editor, fabric }: PatchDetailsProps) {
  const { drawing, run } = editor;
  const { block } = drawing.document.design;
  const box = boxAround(drawing);
  return (
    <>
      <p className={styles.quiet}>{`${sizeIn(box, block)}, at ${placeIn(box, block)}`}</p>
      <Button
        title={titled(shortcuts.selectAlike.label, keyOf('selectAlike'))}
        aria-keyshortcuts={keyOf('selectAlike')}
        onClick={() => {
          run(act(commands.selectAlike));
        }}
      >
        Select all like this
      </Button>
      <Button
        onClick={() => {
          run(act(commands.mergePatches));
        }}
      >
        Merge with a neighbour
      </Button>
      <SewingWay editor={editor} />
      <ClothButton editor={editor} fabric={fabric} />
      <LayerMenu editor={editor} />
    </>
  );
}
