import { palettes } from '@quiltwright/shared/quilting/palette';
import type { BandPart } from '@quiltwright/workers/kernels/scene/scene-types';
import { useCallback, useMemo, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { createStore } from 'zustand/vanilla';
import type { Position } from '../../canvas/camera';
import type { Part } from '../../canvas/hit-test';
import { blockOf, quiltCommands, type Slot } from '../../document/quilt-commands';
import { run } from '../../document/quilt-store';
import { quiltWork } from '../../document/quilt-work';
import { fetchStoredQuilt } from '../../document/stored-quilts';
import { BlockShelf } from '../../panels/blocks/BlockShelf';
import { useBlocks } from '../../panels/blocks/use-blocks';
import { ChipMenu, Chips } from '../../panels/Chips';
import { FabricPalette } from '../../panels/fabric/FabricPalette';
import { FabricPatch } from '../../panels/fabric/FabricPatch';
import { LiftedCargo } from '../../panels/LiftedCargo';
import { quiltLooks } from '../../panels/quilt-looks';
import { SaveDialogs } from '../../panels/SaveDialogs';
import { TableFiles } from '../../panels/TableFiles';
import { TableKeeper } from '../../panels/TableKeeper';
import { SaveMark } from '../../panels/workspace/SaveMark';
import { HistoryButtons } from '../../panels/workspace/HistoryButtons';
import { GuestPanel } from '../../panels/workspace/GuestPanel';
import { RightPanel } from '../../panels/workspace/RightPanel';
import { TableDialogs } from '../../panels/workspace/TableDialogs';
import { useTable } from '../../panels/workspace/use-table';
import { useShell } from '../../panels/workspace/use-shell';
import { useShortcuts } from '../../panels/workspace/use-shortcuts';
import { Workspace } from '../../panels/workspace/Workspace';
import { isSignedIn, isSubscriber, useSession } from '../../server/session';
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
import { sectionsOf, type SectionName } from './table-sections';
import { slotOf, type Target } from './target';
import { TargetPicker } from './TargetPicker';
import { useHand } from './use-hand';
import { useQuiltDocument, useQuiltFabrics } from './use-quilt';

await quiltWork.open(notify);

const keyCommands = Object.values(quiltCommands).filter((command) => typeof command !== 'function');

/** Signing out in another tab ends the screen here too; the quilt is kept for the next visit. */
export function StandardQuiltScreen() {
  return isSignedIn(useSession()) ? <QuiltTable /> : <Navigate to="/login" replace />;
}

function QuiltTable() {
  const document = useQuiltDocument();
  const { quilt } = document.design;
  const session = useSession();
  const subscriber = isSubscriber(session);
  const shell = useShell();
  const { all: blocks } = useBlocks('designs and blocks');
  const levels = useMemo(
    () => new Map(blocks.map((block) => [block.designedBlockNum, block.levels])),
    [blocks],
  );
  const hand = useHand(
    document,
    useCallback((blockNum: number) => levels.get(blockNum), [levels]),
  );
  const { target, targets, trial } = hand;
  const fabric = useQuiltFabrics(
    quilt,
    trial?.design.quilt ?? null,
    trial?.cargo.kind === 'fabric' ? trial.cargo.fabric : null,
  );
  const hasSize = quilt.generatingSize !== 0;
  const [section, setSection] = useState<SectionName | null>(null);
  const [paletteNum, setPaletteNum] = useState(palettes[0]?.paletteNum ?? 0);
  const [cursor] = useState(() => createStore<{ at: Position | null }>(() => ({ at: null })));
  const [picking, setPicking] = useState<string | null>(null);
  const table = useTable(quiltWork, {
    of: 'quilt',
    hasNameField: shell === 'desk',
    isReady: (isNamed) => {
      if (hasSize) return isNamed();
      notify('First select a quilt size.');
      setSection('size');
      return false;
    },
    fetch: fetchStoredQuilt,
    onOpenFault: () => {
      setSection('quilts');
    },
    onOther: (kind) => {
      hand.aim(null);
      if (kind === 'new') setSection(null);
    },
  });
  useShortcuts(keyCommands, run);

  const offersBlocks = section === 'blocks';
  const isBlank = quilt.blocks.every(({ blockNum }) => blockNum === 0);

  const aim = (next: Target | null) => {
    hand.aim(next);
    if (next) setSection('fabric');
  };

  const aimAt = (key: string) => {
    aim(targets.find((each) => each.key === key) ?? null);
  };

  const openBlocks = (slot: Slot) => {
    hand.setSlot(slot);
    setSection('blocks');
  };

  /** A fabric needs something to go to: where panels cover each other nothing else says that. */
  const openSection = (next: SectionName | null) => {
    setSection(next);
    if (next === 'fabric' && !target && !hand.held) hand.aim(targets[0] ?? null);
  };

  const pick = (part: Part | null) => {
    if (hand.giveHeld(part)) return;
    const slot = part?.kind === 'block' ? slotOf(part.placement) : null;
    const isEmpty = slot !== null && blockOf(quilt, slot)?.blockNum === 0;
    // While blocks are offered the first tap takes a block, and the next one goes to its patches.
    if (slot !== null && (isEmpty || (offersBlocks && slot !== hand.slot))) openBlocks(slot);
    else aim(hand.targetAt(part));
  };

  const pickUp = (part: Part | null) => {
    const found = hand.pickUp(part);
    if (!found) return;
    setSection('fabric');
    if (found.paletteNum !== 0) setPaletteNum(found.paletteNum);
  };

  const pickFabricFor = (next: Target) => {
    hand.aim(next);
    setPicking(next.key);
  };

  const chosenSlot = offersBlocks ? hand.slot : null;
  const chosenFabric = hand.held?.fabricNum ?? target?.fabric ?? 0;
  const chips = {
    label: 'The fabric goes to',
    chips: targets.map(({ key, name, fabric: of }) => ({
      key,
      name,
      picture: <FabricPatch fabric={fabric(of)} />,
    })),
    chosen: target?.key ?? null,
    onChoose: aimAt,
  };

  const quilts = (
    <>
      {subscriber ? (
        <SavedQuilts
          quiltNum={document.stored?.num ?? null}
          fault={table.openFault}
          onOpen={(num) => {
            table.askToReplaceBy({ kind: 'saved', num });
          }}
          onNew={() => {
            table.askToReplaceBy({ kind: 'new', begin: quiltWork.startNew });
          }}
        />
      ) : (
        <GuestPanel link={<Link to="/my-quilts">Manage My Quilts</Link>}>
          Saving is for subscribers. <Link to="/subscribe">Subscribe</Link>
        </GuestPanel>
      )}
      <TableFiles work={quiltWork} />
    </>
  );
  const size = <SizeSection quilt={quilt} />;
  const layout = <LayoutSection quilt={quilt} />;
  const borders = (
    <BorderSection
      quilt={quilt}
      fabric={fabric}
      target={target?.key ?? null}
      onFabric={(part: BandPart) => {
        const next = targets.find(({ key }) => key === part);
        if (next) pickFabricFor(next);
      }}
      onAdd={hand.aimAt}
    />
  );
  const note = <LayoutNote />;
  const palette = (
    <FabricPalette
      paletteNum={paletteNum}
      chosen={chosenFabric}
      compact={shell === 'phone'}
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
  const shelf = (
    <BlockShelf
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
        run(quiltCommands.removeBlock(hand.slot));
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
        {shelf}
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
        name={quilt.quiltName}
        onName={() => {
          table.show({ kind: 'name' });
        }}
        history={
          <HistoryButtons
            past={document.past}
            future={document.future}
            onUndo={() => {
              run(quiltCommands.undo);
            }}
            onRedo={() => {
              run(quiltCommands.redo);
            }}
          />
        }
        saveMark={<SaveMark work={quiltWork} isOpening={table.isOpening} />}
        nameField={<QuiltName quilt={quilt} labelHidden showFault={table.nameRefused} />}
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
              targets={targets}
              target={target}
              slot={chosenSlot}
              trial={trial}
              drag={hand.drag}
              isHolding={hand.held !== null}
              onPick={pick}
              onPickUp={pickUp}
              onPointer={(at) => {
                cursor.setState({ at });
              }}
              onBlocks={openBlocks}
              onFabric={pickFabricFor}
            />
          ) : (
            <FirstSize
              quilt={quilt}
              isGuest={!subscriber}
              onSize={(first) => {
                run(quiltCommands.chooseSize(first));
                if (isBlank) openBlocks(0);
              }}
            />
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
        isLifting={hand.lifted !== null}
        sections={sections}
        section={hasSize || shell !== 'desk' ? section : null}
        onSection={openSection}
      />
      <LiftedCargo input={hand.drag.input} goesTo={trial?.part ? trial.receiver.name : null} />
      <TargetPicker
        target={targets.find(({ key }) => key === picking) ?? null}
        fabric={fabric}
        paletteNum={paletteNum}
        onPeek={hand.peekFabric}
        onUse={(receiver, picked) => {
          hand.giveTo(receiver, { kind: 'fabric', fabric: picked });
        }}
        onClose={() => {
          setPicking(null);
        }}
      />
      <TableDialogs
        work={quiltWork}
        table={table}
        save="Save"
        nameField={<QuiltName quilt={quilt} showFault={table.nameRefused} />}
      />
      <TableKeeper work={quiltWork} />
      <SaveDialogs work={quiltWork} looks={quiltLooks} />
    </>
  );
}
