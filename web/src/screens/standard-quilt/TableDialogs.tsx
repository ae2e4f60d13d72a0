import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { quiltWork } from '../../document/quilt-work';
import { DiscardDialog } from '../../panels/DiscardDialog';
import { FabricPicker } from '../../panels/fabric/FabricPicker';
import { SubscribeDialog } from '../../panels/SubscribeDialog';
import { NameDialog } from '../../panels/workspace/NameDialog';
import { QuiltName } from './QuiltName';
import type { Target } from './target';
import type { FindFabric } from '../../panels/use-fabrics';

/** What stands over the workspace. */
export type TableDialog =
  /** Picks a fabric for the target of this key. */
  | { kind: 'fabric'; key: string }
  | { kind: 'subscribe' }
  | { kind: 'name' }
  /** Asks before the saved quilt, or null for a new one, takes the place of unsaved changes. */
  | { kind: 'discard'; quiltNum: number | null };

interface TableDialogsProps {
  dialog: TableDialog | null;
  quilt: Quilt;
  fabric: FindFabric;
  targets: readonly Target[];
  paletteNum: number;
  nameRefused: boolean;
  onClose: () => void;
  onPeekFabric: (fabric: Fabric | null) => void;
  onUseFabric: (target: Target, fabric: Fabric) => void;
  onSave: () => void;
  onDiscard: (quiltNum: number | null) => void;
}

/** The dialogs of the quilt table, one at a time. */
export function TableDialogs({
  dialog,
  quilt,
  fabric,
  targets,
  paletteNum,
  nameRefused,
  onClose,
  onPeekFabric,
  onUseFabric,
  onSave,
  onDiscard,
}: TableDialogsProps) {
  const picking = dialog?.kind === 'fabric' ? targets.find(({ key }) => key === dialog.key) : undefined;
  return (
    <>
      {picking && (
        <FabricPicker
          key={picking.key}
          title={`${picking.name} fabric`}
          current={fabric(picking.fabric)}
          paletteNum={paletteNum}
          onUse={(picked) => {
            onUseFabric(picking, picked);
            onClose();
          }}
          onClose={() => {
            onPeekFabric(null);
            onClose();
          }}
          onPeek={onPeekFabric}
        />
      )}
      <SubscribeDialog open={dialog?.kind === 'subscribe'} onClose={onClose} />
      <NameDialog
        open={dialog?.kind === 'name'}
        title="Name your quilt"
        save="Save"
        field={<QuiltName quilt={quilt} showFault={nameRefused} />}
        onClose={onClose}
        onSave={onSave}
      />
      <DiscardDialog
        work={quiltWork}
        open={dialog?.kind === 'discard'}
        next={dialog?.kind === 'discard' && dialog.quiltNum === null ? 'new' : 'saved'}
        onClose={onClose}
        onDiscard={() => {
          if (dialog?.kind === 'discard') onDiscard(dialog.quiltNum);
        }}
      />
    </>
  );
}
