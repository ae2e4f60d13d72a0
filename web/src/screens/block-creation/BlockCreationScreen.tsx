import { fabricsOf } from '@quiltwright/shared/quilting/shape';
import { useMemo } from 'react';
import type { Tab } from '../../browser/tab';
import { useFabrics } from '../../panels/use-fabrics';
import { MissingCloth } from '../../panels/missing-cloth/MissingCloth';
import { Workspace } from '../../panels/workspace/Workspace';
import { createCreatedBlockSession } from '../../persistence/created-block-session';
import { isSubscriber, useSession } from '../../server/session';
import { notify } from '../../ui/notify';
import { CreatedBlockName } from './CreatedBlockName';
import { CreationStatus } from './CreationStatus';
import { CreationView } from './CreationView';
import { spots } from './FabricSpots';
import { KeepClothDialog } from './KeepClothDialog';
import { useCreationPanels } from './use-creation-panels';
import { useCreationTable } from './use-creation-table';
import { Welcome } from './Welcome';

export const open = (tab: Tab) => tab.get(createCreatedBlockSession).open(notify);

export function BlockCreationScreen() {
  return isSubscriber(useSession()) ? <BlockCreation /> : <Welcome />;
}

/** The editor in which a subscriber draws a block. */
function BlockCreation() {
  const table = useCreationTable();
  const { workspace, control, saveDecided, endSaving } = table;
  const { levels, spotFabrics } = workspace.document.design.block;
  const fabrics = useMemo(
    () => [...new Set([...spots, ...fabricsOf(levels), ...(spotFabrics ?? [])])],
    [levels, spotFabrics],
  );
  const fabric = useFabrics(fabrics, null);
  const panels = useCreationPanels(table, fabric);
  return (
    <>
      <Workspace
        workspace={workspace}
        control={control}
        title="Block Creation"
        unnamed="Name this block"
        save="Save This Block"
        NewName={CreatedBlockName}
        leftLabel="Shapes and layers"
        rightLabel="Selected shapes"
        {...panels}
        flyout="blocks"
        view={<CreationView table={table} fabric={fabric} />}
        statusLine={<CreationStatus table={table} />}
      />
      <MissingCloth documentSession={workspace.documentSession} />
      <KeepClothDialog
        open={saveDecided !== null}
        onClose={endSaving}
        onSave={(keepsCloth) => saveDecided?.(keepsCloth)}
      />
    </>
  );
}
