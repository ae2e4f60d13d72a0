import type { Tab } from '../../browser/tab';
import { createDesignedBlockSession } from '../../persistence/kinds/designed-block-session';
import { DragPreview } from '../../panels/held-fabric/DragPreview';
import { MissingCloth } from '../../panels/missing-cloth/MissingCloth';
import { Workspace } from '../../panels/workspace/Workspace';
import { notify } from '../../ui/basics/notify';
import { BlockName } from './BlockName';
import { BlockStatus } from './BlockStatus';
import { BlockView } from './BlockView';
import { createLockedFabrics } from './colouring/locked-fabrics';
import { useBlockPanels } from './use-block-panels';
import { useBlockEditor } from './use-block-editor';

export function open(tab: Tab): Promise<void> {
  tab.get(createLockedFabrics);
  return tab.get(createDesignedBlockSession).open(notify);
}

export function BlockSelectionScreen() {
  const editor = useBlockEditor();
  const panels = useBlockPanels(editor);
  const { workspace, control, colouring } = editor;
  return (
    <>
      <Workspace
        workspace={workspace}
        control={control}
        unnamed="Name this block"
        save="Save this Designed Block"
        NewName={BlockName}
        leftLabel="Blocks and layers"
        rightLabel="Fabric"
        {...panels}
        flyout="designs"
        view={<BlockView editor={editor} />}
        statusLine={<BlockStatus editor={editor} />}
      />
      <MissingCloth documentSession={workspace.documentSession} />
      <DragPreview
        carry={colouring.carry}
        goesTo={colouring.trial && colouring.carried ? colouring.trial.dropTarget.name : null}
      />
    </>
  );
}
