import type { Tab } from '../../browser/tab';
import { FabricPicker } from '../../panels/fabric/picker/FabricPicker';
import { DragPreview } from '../../panels/held-fabric/DragPreview';
import { fabricItem } from '../../panels/held-fabric/use-fabric-actions';
import { MissingCloth } from '../../panels/missing-cloth/MissingCloth';
import { createScenes } from '../../editor/loading/scenes';
import { storedForm } from '@quiltwright/shared/model/free-form/free-form-document';
import { Workspace } from '../../panels/workspace/Workspace';
import { createFreeFormSession } from '../../persistence/kinds/free-form-session';
import { notify } from '../../ui/basics/notify';
import { FreeFormName } from './quilt/FreeFormName';
import { FreeFormStatus } from './FreeFormStatus';
import { FreeFormView } from './canvas/FreeFormView';
import { useFreeFormPanels } from './use-free-form-panels';
import { useFreeFormEditor } from './use-free-form-editor';

/** Opens the quilt. Its scene is computed while React makes the panels. */
export const open = async (tab: Tab) => {
  const documentSession = tab.get(createFreeFormSession);
  await documentSession.open(notify);
  tab.get(createScenes).ahead(storedForm(documentSession.store.getState().design.quilt));
};

export function FreeFormScreen() {
  const editor = useFreeFormEditor();
  const panels = useFreeFormPanels(editor);
  const { workspace, control, quiltActions, fabric, inUse, picking, endPicking } = editor;
  return (
    <>
      <Workspace
        workspace={workspace}
        control={control}
        unnamed="Name your quilt"
        save="Save Quilt"
        NewName={FreeFormName}
        leftLabel="Size, blocks and borders"
        rightLabel="Placement and fabric"
        {...panels}
        flyout="blocks"
        view={<FreeFormView editor={editor} />}
        statusLine={<FreeFormStatus editor={editor} />}
      />
      <MissingCloth documentSession={workspace.documentSession} />
      <DragPreview carry={quiltActions.carry} goesTo={quiltActions.goesTo} />
      {picking && (
        <FabricPicker
          key={picking.key}
          title={picking.kind === 'band' ? `${picking.name} fabric` : `Replace ${picking.name}`}
          current={fabric(picking.fabric)}
          paletteNum={quiltActions.paletteNum}
          inUse={inUse}
          onUse={(picked) => {
            quiltActions.giveTo(picking, fabricItem(picked));
            endPicking();
          }}
          onClose={() => {
            quiltActions.peekFabric(null);
            endPicking();
          }}
          onPeek={quiltActions.peekFabric}
        />
      )}
    </>
  );
}
