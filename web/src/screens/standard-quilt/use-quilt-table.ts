import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { palettes } from '@quiltwright/shared/quilting/palette';
import type { SizeNum } from '@quiltwright/shared/quilting/standard-size';
import type { BandName } from '@quiltwright/workers/kernels/scene/scene-types';
import { useCallback, useMemo, useState } from 'react';
import type { Part } from '../../render/hit-test';
import { act } from '../../model/command';
import { blockOf, hasSize, quiltCommands, type Slot } from '../../model/standard-quilt/quilt-commands';
import { useMade } from '../../server/use-tab';
import { createStandardQuiltSession } from '../../persistence/standard-quilt-session';
import { byAmount, quiltAmounts } from '../../model/cloth-amounts';
import { createStoredQuilts } from '../../persistence/stored-quilts';
import { usePendingFavourites } from '../../panels/fabric/use-favourites';
import { useBlocks } from '../../panels/blocks/use-blocks';
import { palettedFabrics } from '../../panels/use-fabrics';
import { usePicturesAhead } from '../../panels/blocks/use-pictures-ahead';
import { useShell } from '../../panels/workspace/use-shell';
import { useShortcuts } from '../../panels/workspace/use-shortcuts';
import { useDocumentControl } from '../../panels/workspace/use-document-control';
import { quiltsQuery } from '../../server/queries';
import { notify } from '../../ui/Notices';
import type { SectionName } from './table-sections';
import { slotOf, type Target } from './target';
import { useHand } from './use-hand';
import { useQuiltDocument, useQuiltFabrics } from './use-quilt';

/** The quilt on the table, the hand that works on it, and what is open around it: how one acts on the other. */
export function useQuiltTable() {
  const documentSession = useMade(createStandardQuiltSession);
  const { run } = documentSession;
  const stored = useMade(createStoredQuilts);
  const document = useQuiltDocument();
  const { quilt } = document.design;
  const shell = useShell();
  const { all: blocks } = useBlocks('designs and blocks');
  usePicturesAhead(blocks);
  usePendingFavourites();
  const levels = useMemo(
    () => new Map(blocks.map((block) => [block.designedBlockNum, block.levels])),
    [blocks],
  );
  const hand = useHand(
    document,
    useCallback((blockNum: number) => levels.get(blockNum), [levels]),
    useQuiltFabrics(quilt, null, null),
    {
      onTap: tap,
      onOpen: (part) => {
        if (part?.kind === 'block') openBlocks(slotOf(part.placement));
      },
      onPickedUp: ({ paletteNum: of }) => {
        setSection('fabric');
        if (of !== 0) setPaletteNum(of);
      },
    },
  );
  const { targets, trial } = hand;
  const fabric = useQuiltFabrics(
    quilt,
    trial?.design.quilt ?? null,
    trial?.item.kind === 'fabric' ? trial.item.fabric : null,
  );
  const inUse = useMemo(() => byAmount(quiltAmounts(quilt)), [quilt]);
  const isSized = hasSize(quilt);
  const [section, setSection] = useState<SectionName | null>(null);
  const [paletteNum, setPaletteNum] = useState(palettes[0]?.paletteNum ?? 0);
  const [picking, setPicking] = useState<string | null>(null);
  const table = useDocumentControl(documentSession, {
    of: 'quilt',
    hasNameField: shell === 'desk',
    isReady: (isNamed) => {
      if (isSized) return isNamed();
      notify('First select a quilt size.');
      setSection('size');
      return false;
    },
    listKey: (quilterNum) => quiltsQuery(quilterNum).queryKey,
    ...stored,
    onOpenFault: () => {
      setSection('quilts');
    },
    onOther: (kind) => {
      if (kind === 'new') setSection(null);
    },
  });
  useShortcuts({
    undo: () => run(act(quiltCommands.undo)),
    redo: () => run(act(quiltCommands.redo)),
  });

  const offersBlocks = section === 'blocks';

  function openBlocks(slot: Slot) {
    hand.setSlot(slot);
    setSection('blocks');
  }

  function tap(part: Part | null, under: Target | null) {
    const slot = part?.kind === 'block' ? slotOf(part.placement) : null;
    const isEmpty = slot !== null && blockOf(quilt, slot)?.blockNum === 0;
    // While blocks are offered the first tap takes a block, and the next one goes to its patches.
    if (slot !== null && (isEmpty || (offersBlocks && slot !== hand.slot))) {
      openBlocks(slot);
      return;
    }
    hand.aim(under);
    if (under) setSection('fabric');
  }

  const pickFabricFor = (next: Target) => {
    hand.aim(next);
    setPicking(next.key);
  };

  const bandTarget = (band: BandName) => targets.find(({ key }) => key === band) ?? null;

  return {
    document,
    hasSize: isSized,
    /** Those that can be set into the quilt. */
    blocks,
    hand,
    fabric,
    inUse: {
      noun: 'quilt' as const,
      fabrics: palettedFabrics(inUse, fabric),
      isThere: inUse.length > 0,
    },
    table,
    shell,
    section,
    setSection,
    paletteNum,
    setPaletteNum,
    /** The slot that the next block is for; null while no blocks are offered. */
    chosenSlot: offersBlocks ? hand.slot : null,
    /** What a fabric is being picked for in a dialog. */
    picking: targets.find(({ key }) => key === picking) ?? null,
    endPicking: () => {
      setPicking(null);
    },
    pickFabricFor,
    pickBandFabric: (band: BandName) => {
      const next = bandTarget(band);
      if (next) pickFabricFor(next);
    },
    giveBand: (band: BandName, fabric: Fabric) => {
      const target = bandTarget(band);
      if (target) hand.giveTo(target, { kind: 'fabric', fabric });
    },
    peekBand: (band: BandName, fabric: Fabric | null) => {
      hand.peekFabric(fabric, bandTarget(band));
    },
    choose: (key: string) => {
      hand.choose(targets.find((each) => each.key === key) ?? null);
      setSection('fabric');
    },
    openBlocks,
    /** The first size: with it comes the choice of the first block. */
    startWith: (size: SizeNum) => {
      const isBlank = quilt.blocks.every(({ blockNum }) => blockNum === 0);
      run(act(quiltCommands.chooseSize, { argument: size }));
      if (isBlank) openBlocks(0);
    },
    openQuilt: (num: number) => {
      table.askToReplaceBy({ kind: 'saved', num });
    },
    beginQuilt: () => {
      table.askToReplaceBy({ kind: 'new', begin: documentSession.startNew });
    },
  };
}
