import { BLOCK } from '@quiltwright/shared/limits';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { createStore } from 'zustand/vanilla';
import type { Position } from '../../render/camera';
import { blockCommands } from '../../model/designed-block/block-commands';
import type { Tab } from '../../browser/tab';
import { useMade } from '../../server/use-tab';
import { createDesignedBlockSession } from '../../persistence/designed-block-session';
import { act } from '../../model/command';
import { BlockMenu } from '../../panels/blocks/BlockMenu';
import { FabricPalette } from '../../panels/fabric/FabricPalette';
import { DragPreview } from '../../panels/DragPreview';
import { Soon } from '../../panels/Soon';
import { FilesPanel } from '../../panels/workspace/FilesPanel';
import { FileDrop, FileFault } from '../../panels/workspace/FileDrop';
import { NotKeptWarning } from '../../panels/workspace/NotKeptWarning';
import { GuestPanel } from '../../panels/workspace/GuestPanel';
import { HistoryButtons } from '../../panels/workspace/HistoryButtons';
import { RightPanel } from '../../panels/workspace/RightPanel';
import { SaveMark } from '../../panels/workspace/SaveMark';
import { DocumentDialogs } from '../../panels/workspace/DocumentDialogs';
import { Workspace } from '../../panels/workspace/Workspace';
import { isSubscriber, useSession } from '../../server/session';
import { Button } from '../../ui/Button';
import { notify } from '../../ui/Notices';
import { useLatest } from '../../ui/use-latest';
import { sectionsOf } from './block-sections';
import { BlockFabrics } from './BlockFabrics';
import { BlockName } from './BlockName';
import { BlockStatus } from './BlockStatus';
import { BlockView } from './BlockView';
import { ColourBar } from './ColourBar';
import { Colourways } from './Colourways';
import { FirstBlock } from './FirstBlock';
import { LayerSection } from './LayerSection';
import { LeftPanel } from './LeftPanel';
import { createLockedFabrics } from './locked-fabrics';
import { SavedDesigns } from './SavedDesigns';
import styles from './sections.module.css';
import { TargetChip } from './TargetChip';
import { useBlockTable } from './use-block-table';

export function open(tab: Tab): Promise<void> {
  tab.get(createLockedFabrics);
  return tab.get(createDesignedBlockSession).open(notify);
}

const SAVE = 'Save this Designed Block';

export function BlockSelectionScreen() {
  const documentSession = useMade(createDesignedBlockSession);
  const { run } = documentSession;
  const {
    document,
    isThere,
    name,
    hand,
    fabric,
    inUse,
    table,
    shell,
    section,
    setSection,
    paletteNum,
    setPaletteNum,
    chooseBlank,
    shuffle,
    offerFabric,
    openDesign,
    beginDesign,
    showSubscribe,
  } = useBlockTable();
  const { block } = document.design;
  const { colourways } = block;
  const { trial } = hand;
  const subscriber = isSubscriber(useSession());
  const [cursor] = useState(() => createStore<{ at: Position | null }>(() => ({ at: null })));
  const used = hand.target && block.levels.flat()[hand.target.patches[0] ?? 0]?.fillFabric;
  const target = hand.target && <TargetChip name={hand.target.name} fabric={fabric(used ?? 0)} />;

  // A recolour draws the long lists anew only where they show it.
  const chosenBlank = isThere ? block.usedBlockNum : BLOCK.none;
  const canRemove = document.stored === null;
  const onBlank = useLatest(chooseBlank);
  const onPeekBlock = useLatest(hand.peekBlock);
  const onRemove = useLatest(() => {
    run(act(blockCommands.removeBlock));
  });
  const onLocked = useLatest(showSubscribe);
  const blockMenu = useMemo(
    () => (
      <BlockMenu
        holds="blocks"
        chosen={chosenBlank}
        drag={hand.blocks}
        compact={shell === 'phone'}
        foldsFilters={shell === 'desk'}
        onBlock={onBlank}
        onPeek={onPeekBlock}
        {...(canRemove && { onRemove })}
        onLocked={onLocked}
      />
    ),
    [chosenBlank, hand.blocks, shell, canRemove, onRemove, onBlank, onPeekBlock, onLocked],
  );
  const layers = (
    <LayerSection
      levels={block.levels}
      layer={hand.layer}
      onLayer={(layer) => {
        hand.chooseLayer(layer);
        if (layer !== 0 && !hand.held) offerFabric();
      }}
    />
  );
  const designs = subscriber ? (
    <SavedDesigns
      chosen={document.stored?.num ?? 0}
      fault={table.openFault}
      onOpen={openDesign}
      onAll={() => {
        setSection('designs');
      }}
      onNew={beginDesign}
      onBeside={document.stored && shell !== 'desk' ? table.nameAnother : undefined}
    />
  ) : (
    <GuestPanel>
      Go on to <Link to="/standard-quilt-layouts">Standard Quilt Layouts</Link> or{' '}
      <Link to="/free-form-quilt-layouts">Free Form Quilt Layouts</Link>
      <Soon screen="/free-form-quilt-layouts" />. Saving is for subscribers:{' '}
      <Link to="/why-subscribe">why subscribe</Link>, or <Link to="/subscribe">Subscribe</Link>
    </GuestPanel>
  );
  const allDesigns = subscriber && (
    <BlockMenu
      holds="designs"
      chosen={document.stored?.num ?? 0}
      compact={shell === 'phone'}
      onBlock={openDesign}
      onLocked={showSubscribe}
    />
  );
  const files = <FilesPanel documentSession={documentSession} />;
  const chosenFabric = hand.held?.fabricNum ?? used ?? 0;
  const onFabric = useLatest(hand.give);
  const onPeekFabric = useLatest(hand.peekFabric);
  const swatches = useMemo(
    () => (
      <FabricPalette
        paletteNum={paletteNum}
        chosen={chosenFabric}
        compact={shell === 'phone'}
        inUse={inUse}
        drag={hand.fabrics}
        onPalette={setPaletteNum}
        onFabric={onFabric}
        onPeek={onPeekFabric}
      />
    ),
    [paletteNum, setPaletteNum, chosenFabric, shell, inUse, hand.fabrics, onFabric, onPeekFabric],
  );
  const info = (
    <BlockFabrics
      levels={block.levels}
      fabric={fabric}
      chosen={hand.tapTool?.name === 'swap' ? (hand.tapTool.first ?? 0) : (hand.held?.fabricNum ?? 0)}
      locked={hand.locked}
      onFabric={hand.tapUsed}
      onLock={hand.turnLock}
    />
  );
  const kept = <Colourways block={block} fabric={fabric} />;
  const blockList = (
    <Link to="/block-list" className="lone-link">
      Block list
    </Link>
  );

  return (
    <>
      <title>Block & Fabric Selection – Quiltwright</title>
      <Workspace
        shell={shell}
        title="Block & Fabric Selection"
        leftLabel="Blocks and layers"
        rightLabel="Fabric"
        name={block.designName || document.newName.trim()}
        unnamed="Name this block"
        onName={table.pressName}
        history={<HistoryButtons documentSession={documentSession} />}
        saveMark={<SaveMark documentSession={documentSession} isOpening={table.isOpening} />}
        nameField={<BlockName labelHidden refused={table.nameRefusal} onSave={table.save} />}
        saveButton={
          <Button look="primary" aria-label={SAVE} onClick={table.save}>
            {shell === 'desk' ? SAVE : 'Save'}
          </Button>
        }
        view={
          <BlockView
            shell={shell}
            design={document.design}
            name={name ?? ''}
            fabric={fabric}
            hand={hand}
            bar={
              <ColourBar
                mode={hand.mode}
                tool={hand.tapTool}
                isThere={isThere}
                canKeep={act(blockCommands.keepColourway).canRun(document)}
                onMode={hand.setMode}
                onTool={hand.turnTool}
                onShuffle={shuffle}
                onKeep={() => {
                  run(act(blockCommands.keepColourway));
                }}
              />
            }
            strip={shell !== 'phone' && colourways.length > 0 && kept}
            empty={<FirstBlock onBlock={chooseBlank} />}
            onPointer={(at) => {
              cursor.setState({ at });
            }}
          />
        }
        statusLine={<BlockStatus block={block} name={name} fabric={fabric} cursor={cursor} hand={hand} />}
        left={
          <LeftPanel
            blockList={blockList}
            blockMenu={blockMenu}
            layers={layers}
            designs={
              <>
                {designs}
                {files}
              </>
            }
          />
        }
        right={<RightPanel target={target} palette={swatches} heading="In this block" info={info} />}
        flyout="designs"
        isDragging={hand.carried !== null}
        sections={sectionsOf({
          shell,
          blocks: (
            <>
              <p className={styles.quiet}>{blockList}</p>
              {blockMenu}
            </>
          ),
          layers,
          target,
          palette: swatches,
          colourways:
            colourways.length > 0 ? (
              kept
            ) : (
              <p className={styles.quiet}>Keep up to six colourways of your block, and compare them here.</p>
            ),
          designs: (
            <>
              {designs}
              {files}
            </>
          ),
          allDesigns,
          info,
        })}
        section={section}
        onSection={setSection}
      />
      <DragPreview carry={hand.carry} goesTo={trial && hand.carried ? trial.receiver.name : null} />
      <DocumentDialogs
        documentSession={documentSession}
        table={table}
        save={SAVE}
        nameField={<BlockName refused={table.nameRefusal} onSave={table.save} />}
      />
      <NotKeptWarning documentSession={documentSession} />
      <FileDrop documentSession={documentSession} />
      <FileFault documentSession={documentSession} />
    </>
  );
}
