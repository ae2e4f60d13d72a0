import { useState } from 'react';
import { Link } from 'react-router-dom';
import { createStore } from 'zustand/vanilla';
import type { Position } from '../../render/camera';
import { act } from '../../model/command';
import { blockOf, quiltCommands } from '../../model/standard-quilt/quilt-commands';
import type { Tab } from '../../browser/tab';
import { useMade } from '../../server/use-tab';
import { createStandardQuiltSession } from '../../persistence/standard-quilt-session';
import { BlockMenu } from '../../panels/blocks/BlockMenu';
import { ChipMenu, Chips } from '../../panels/Chips';
import { FabricPalette } from '../../panels/fabric/FabricPalette';
import { FabricPatch } from '../../panels/fabric/FabricPatch';
import { DragPreview } from '../../panels/DragPreview';
import { FilesPanel } from '../../panels/workspace/FilesPanel';
import { FileDrop, FileFault } from '../../panels/workspace/FileDrop';
import { NotKeptWarning } from '../../panels/workspace/NotKeptWarning';
import { SaveMark } from '../../panels/workspace/SaveMark';
import { HistoryButtons } from '../../panels/workspace/HistoryButtons';
import { GuestPanel } from '../../panels/workspace/GuestPanel';
import { RightPanel } from '../../panels/workspace/RightPanel';
import { DocumentDialogs } from '../../panels/workspace/DocumentDialogs';
import { Workspace } from '../../panels/workspace/Workspace';
import { isSubscriber, useSession } from '../../server/session';
import { Button } from '../../ui/Button';
import { notify } from '../../ui/Notices';
import { BlockSection } from './BlockSection';
import { BorderSection } from './BorderSection';
import { FirstSize } from './FirstSize';
import { LayoutNote, LayoutSection } from './LayoutSection';
import { LeftPanel } from './LeftPanel';
import { QuiltInfo } from './QuiltInfo';
import { QuiltName } from './QuiltName';
import { QuiltStatus } from './QuiltStatus';
import { QuiltView } from './QuiltView';
import { SavedQuilts } from './SavedQuilts';
import { SizeSection } from './SizeSection';
import { sectionsOf } from './table-sections';
import { TargetPicker } from './TargetPicker';
import { useQuiltTable } from './use-quilt-table';

export const open = (tab: Tab) => tab.get(createStandardQuiltSession).open(notify);

export function StandardQuiltScreen() {
  const documentSession = useMade(createStandardQuiltSession);
  const { run } = documentSession;
  const {
    document,
    hasSize,
    blocks,
    hand,
    fabric,
    inUse,
    table,
    shell,
    section,
    setSection,
    paletteNum,
    setPaletteNum,
    chosenSlot,
    picking,
    endPicking,
    pickFabricFor,
    pickBandFabric,
    giveBand,
    peekBand,
    choose,
    openBlocks,
    startWith,
    openQuilt,
    beginQuilt,
  } = useQuiltTable();
  const { quilt } = document.design;
  const { target, targets, trial } = hand;
  const subscriber = isSubscriber(useSession());
  const [cursor] = useState(() => createStore<{ at: Position | null }>(() => ({ at: null })));

  const chosenFabric = hand.held?.fabricNum ?? target?.fabric ?? 0;
  const chips = {
    label: 'The fabric goes to',
    chips: targets.map(({ key, name, fabric: of }) => ({
      key,
      name,
      picture: <FabricPatch fabric={fabric(of)} />,
    })),
    chosen: target?.key ?? null,
    onChoose: choose,
  };

  const quilts = (
    <>
      {subscriber ? (
        <SavedQuilts
          quiltNum={document.stored?.num ?? null}
          fault={table.openFault}
          onOpen={openQuilt}
          onNew={beginQuilt}
          onBeside={document.stored && shell !== 'desk' ? table.nameAnother : undefined}
        />
      ) : (
        <GuestPanel
          link={
            <Link to="/my-quilts" className="lone-link">
              Manage My Quilts
            </Link>
          }
        >
          Saving is for subscribers. <Link to="/subscribe">Subscribe</Link>
        </GuestPanel>
      )}
      <FilesPanel documentSession={documentSession} />
    </>
  );
  const size = <SizeSection quilt={quilt} />;
  const layout = <LayoutSection quilt={quilt} />;
  const borders = (
    <BorderSection
      key={document.id}
      quilt={quilt}
      fabric={fabric}
      used={inUse.fabrics}
      target={target?.key ?? null}
      onFabric={pickBandFabric}
      onAdd={hand.aimAt}
      onSuggested={giveBand}
      onPeek={peekBand}
    />
  );
  const note = <LayoutNote />;
  const palette = (
    <FabricPalette
      paletteNum={paletteNum}
      chosen={chosenFabric}
      compact={shell === 'phone'}
      inUse={inUse}
      drag={hand.fabrics}
      onPalette={setPaletteNum}
      onFabric={hand.give}
      onPeek={hand.peekFabric}
    />
  );
  const slots = (compact: boolean) => (
    <BlockSection
      quilt={quilt}
      blocks={blocks}
      fabric={fabric}
      slot={chosenSlot}
      compact={compact}
      onSlot={openBlocks}
    />
  );
  const blockMenu = (
    <BlockMenu
      holds="designs and blocks"
      chosen={blockOf(quilt, hand.slot)?.blockNum ?? 0}
      drag={hand.blocks}
      compact={shell === 'phone'}
      takesFocus={shell === 'desk'}
      onBlock={(block) => {
        if (hand.setBlock(block) && shell === 'desk') setSection(null);
      }}
      onPeek={hand.peekBlock}
      onRemove={() => {
        run(act(quiltCommands.removeBlock, { selection: hand.slot }));
      }}
      onLocked={() => {
        table.show({ kind: 'subscribe' });
      }}
    />
  );
  const info = <QuiltInfo quilt={quilt} blocks={blocks} fabric={fabric} />;

  const sections = sectionsOf({
    size,
    layout,
    borders,
    palette,
    quilts,
    info,
    note,
    blocksHeading: shell === 'desk' ? `Block ${hand.slot + 1}` : 'Blocks',
    blocks: hasSize && (
      <>
        {shell !== 'desk' && slots(true)}
        {blockMenu}
      </>
    ),
    chips: targets.length > 0 && <Chips {...chips} />,
  });

  return (
    <>
      <title>Standard Quilt Layouts – Quiltwright</title>
      <Workspace
        shell={shell}
        title="Standard Quilt Layouts"
        unnamed="Name your quilt"
        leftLabel="Layout"
        rightLabel="Fabric and info"
        name={quilt.quiltName || document.newName.trim()}
        onName={table.pressName}
        history={<HistoryButtons documentSession={documentSession} />}
        saveMark={<SaveMark documentSession={documentSession} isOpening={table.isOpening} />}
        nameField={<QuiltName labelHidden refused={table.nameRefusal} onSave={table.save} />}
        saveButton={
          <Button look="primary" onClick={table.save}>
            Save
          </Button>
        }
        view={
          hasSize ? (
            <QuiltView
              quilt={quilt}
              fabric={fabric}
              hand={hand}
              slot={chosenSlot}
              onPointer={(at) => {
                cursor.setState({ at });
              }}
              onBlocks={openBlocks}
              onFabric={pickFabricFor}
            />
          ) : (
            <FirstSize quilt={quilt} isGuest={!subscriber} onSize={startWith} />
          )
        }
        statusLine={
          <QuiltStatus
            quilt={quilt}
            target={target}
            cursor={cursor}
            last={hand.last}
            held={hand.held}
            trial={trial}
          />
        }
        left={
          <LeftPanel
            quilts={quilts}
            size={size}
            layout={layout}
            blocks={slots(false)}
            borders={borders}
            note={note}
          />
        }
        right={
          <RightPanel
            target={<ChipMenu {...chips} />}
            palette={palette}
            heading="Current Quilt Info"
            info={info}
          />
        }
        flyout="blocks"
        isDragging={hand.carried !== null}
        sections={sections}
        section={hasSize || shell !== 'desk' ? section : null}
        onSection={setSection}
      />
      <DragPreview carry={hand.carry} goesTo={trial?.part ? trial.receiver.name : null} />
      <TargetPicker
        target={picking}
        fabric={fabric}
        paletteNum={paletteNum}
        inUse={inUse}
        onPeek={hand.peekFabric}
        onUse={(receiver, picked) => {
          hand.giveTo(receiver, { kind: 'fabric', fabric: picked });
        }}
        onClose={endPicking}
      />
      <DocumentDialogs
        documentSession={documentSession}
        table={table}
        save="Save"
        nameField={<QuiltName refused={table.nameRefusal} onSave={table.save} />}
      />
      <NotKeptWarning documentSession={documentSession} />
      <FileDrop documentSession={documentSession} />
      <FileFault documentSession={documentSession} />
    </>
  );
}
