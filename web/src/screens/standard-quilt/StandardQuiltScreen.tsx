import type { Tab } from '../../browser/tab';
import { createStandardQuiltSession } from '../../persistence/kinds/standard-quilt-session';
import { LiveAnnouncement } from '../../ui/LiveAnnouncement';
import { DragPreview } from '../../panels/held-fabric/DragPreview';
import { fabricItem } from '../../panels/held-fabric/use-fabric-actions';
import { MissingCloth } from '../../panels/missing-cloth/MissingCloth';
import { Workspace } from '../../panels/workspace/Workspace';
import { isSubscriber, useSession } from '../../server/session/session';
import { notify } from '../../ui/basics/notify';
import { FirstSize } from './sections/FirstSize';
import { QuiltName } from './QuiltName';
import { QuiltStatus } from './QuiltStatus';
import { QuiltView } from './QuiltView';
import { TargetPicker } from './sections/TargetPicker';
import { useQuiltPanels } from './use-quilt-panels';
import { useQuiltEditor } from './use-quilt-editor';

export const open = (tab: Tab) => tab.get(createStandardQuiltSession).open(notify);

export function StandardQuiltScreen() {
  const editor = useQuiltEditor();
  const panels = useQuiltPanels(editor);
  const isGuest = !isSubscriber(useSession());
  const { workspace, control, hasSize, quiltActions, fabric, inUse, picking, endPicking } = editor;
  const { quilt } = workspace.document.design;
  return (
    <>
      <Workspace
        workspace={workspace}
        control={control}
        unnamed="Name your quilt"
        save="Save"
        NewName={QuiltName}
        leftLabel="Layout"
        rightLabel="Fabric and info"
        {...panels}
        flyout="blocks"
        view={
          <>
            {hasSize ? (
              <QuiltView editor={editor} />
            ) : (
              <FirstSize quilt={quilt} isGuest={isGuest} onSize={editor.startWith} />
            )}
            <LiveAnnouncement announcement={editor.announcement} />
          </>
        }
        statusLine={<QuiltStatus editor={editor} />}
      />
      <MissingCloth documentSession={workspace.documentSession} />
      <DragPreview
        carry={quiltActions.carry}
        goesTo={quiltActions.trial?.part ? quiltActions.trial.dropTarget.name : null}
      />
      <TargetPicker
        target={picking}
        fabric={fabric}
        paletteNum={quiltActions.paletteNum}
        inUse={inUse}
        onPeek={quiltActions.peekFabric}
        onUse={(dropTarget, picked) => {
          quiltActions.giveTo(dropTarget, fabricItem(picked));
        }}
        onClose={endPicking}
      />
      {editor.freeFormDialog}
    </>
  );
}
