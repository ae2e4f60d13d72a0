import { Puzzle } from 'lucide-react';
import { quiltOfBlock } from '../../../render/quilt/block-quilt';
import { Button } from '../../../ui/basics/Button';
import { QuiltPicture } from '../../../documents/pictures/QuiltPicture';
import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import styles from './PatchesButton.module.css';
import type { ShownPatches } from './PatchesDialog';
import { usePatchesDialog } from './use-patches-dialog';

interface PatchesButtonProps {
  /** The name of the block in the dialog’s title. */
  name: string;
  block: ShownPatches['block'];
  fabric: FindFabric;
  onStraight?: ShownPatches['onStraight'];
}

/** The button that opens the dialog with the patches of the open block. */
export function PatchesButton({ name, block, fabric, onStraight }: PatchesButtonProps) {
  const { show, dialog } = usePatchesDialog(fabric);
  return (
    <>
      <Button
        className={styles.button}
        disabled={block.levels.every(({ length }) => length === 0)}
        onClick={() => {
          const quilt = quiltOfBlock({ ...block, designedBlockNum: 0 });
          const picture = <QuiltPicture quilt={quilt} label="" />;
          show({ name, block, picture, ...(onStraight && { onStraight }) });
        }}
      >
        <Puzzle aria-hidden />
        Show the patches
      </Button>
      {dialog}
    </>
  );
}
