import type { Tab } from '../../browser/tab';
import { createStandardQuiltSession } from '../../persistence/kinds/standard-quilt-session';
import { Said } from '../../ui/Said';
import { DragPreview } from '../../panels/hand/DragPreview';
import { fabricItem } from '../../panels/hand/use-fabric-hand';
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
import { useQuiltTable } from './use-quilt-table';

export const open = (tab: Tab) => tab.get(createStandardQuiltSession).open(notify);

export function StandardQuiltScreen() {
  const table = useQuiltTable();
  const panels = useQuiltPanels(table);
  const isGuest = !isSubscriber(useSession());
  const { workspace, control, hasSize, hand, fabric, inUse, picking, endPicking } = table;
  const { quilt } = workspace.document.design;
  return (
    <>
      <Workspace
        workspace={workspace}
        control={control}
        title="Standard Quilt Layouts"
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
              <QuiltView table={table} />
            ) : (
              <FirstSize quilt={quilt} isGuest={isGuest} onSize={table.startWith} />
            )}
            <Said said={table.said} />
          </>
        }
        statusLine={<QuiltStatus table={table} />}
      />
      <MissingCloth documentSession={workspace.documentSession} />
      <DragPreview carry={hand.carry} goesTo={hand.trial?.part ? hand.trial.dropTarget.name : null} />
      <TargetPicker
        target={picking}
        fabric={fabric}
        paletteNum={hand.paletteNum}
        inUse={inUse}
        onPeek={hand.peekFabric}
        onUse={(dropTarget, picked) => {
          hand.giveTo(dropTarget, fabricItem(picked));
        }}
        onClose={endPicking}
      />
      {table.freeFormDialog}
    </>
  );
}
