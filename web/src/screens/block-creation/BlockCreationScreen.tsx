import { fabricsOf } from '@quiltwright/shared/quilting/shapes/shape';
import { useMemo } from 'react';
import type { Tab } from '../../browser/tab';
import { useFabrics } from '../../server/fabrics/use-fabrics';
import { MissingCloth } from '../../panels/missing-cloth/MissingCloth';
import { Workspace } from '../../panels/workspace/Workspace';
import { createCreatedBlockSession } from '../../persistence/kinds/created-block-session';
import { isSubscriber, useSession } from '../../server/session/session';
import { notify } from '../../ui/basics/notify';
import { CreatedBlockName } from './block/CreatedBlockName';
import { CreationStatus } from './CreationStatus';
import { CreationView } from './drawing/CreationView';
import { spots } from './fabrics/FabricSpots';
import { KeepClothDialog } from './fabrics/KeepClothDialog';
import { DraftTour } from './tour/DraftTour';
import { useCreationPanels } from './use-creation-panels';
import { useCreationEditor } from './use-creation-editor';
import { Welcome } from './Welcome';

export const open = (tab: Tab) => tab.get(createCreatedBlockSession).open(notify);

export function BlockCreationScreen() {
  return isSubscriber(useSession()) ? <BlockCreation /> : <Welcome />;
}

/** The editor in which a subscriber draws a block. */
function BlockCreation() {
  const editor = useCreationEditor();
  const { workspace, control, asking } = editor;
  const { levels, spotFabrics } = workspace.document.design.block;
  const fabrics = useMemo(
    () => [...new Set([...spots, ...fabricsOf(levels), ...(spotFabrics ?? [])])],
    [levels, spotFabrics],
  );
  const fabric = useFabrics(fabrics, null);
  const panels = useCreationPanels(editor, fabric);
  return (
    <>
      <Workspace
        workspace={workspace}
        control={control}
        unnamed="Name this block"
        save="Save This Block"
        NewName={CreatedBlockName}
        leftLabel="Shapes and layers"
        rightLabel="Selected shapes"
        {...panels}
        flyout="blocks"
        view={<CreationView editor={editor} fabric={fabric} tour={<DraftTour />} />}
        statusLine={<CreationStatus editor={editor} />}
      />
      <MissingCloth documentSession={workspace.documentSession} />
      <KeepClothDialog
        open={asking !== null}
        onClose={() => asking?.cancel()}
        onSave={(keepsCloth) => asking?.save(keepsCloth)}
      />
    </>
  );
}
