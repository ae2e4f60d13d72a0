import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { SizeNum } from '@quiltwright/shared/quilting/standard/standard-size';
import {
  borderNumber,
  isBorderName,
  type BandName,
  type BorderName,
  type Corners,
} from '@quiltwright/shared/quilting/bands/bands';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Part } from '../../render/scene/part';
import { act } from '@quiltwright/shared/model/command';
import {
  hasSize,
  isBlank,
  isEmptySlot,
  quiltCommands,
  type Slot,
} from '@quiltwright/shared/model/standard-quilt/quilt-commands';
import { useMade } from '../../server/session/use-tab';
import { openedFreeForm } from '@quiltwright/shared/model/free-form/free-form-document';
import { asFreeForm, keepingBlocks } from '@quiltwright/shared/model/free-form/from-standard';
import { createFreeFormSession } from '../../persistence/kinds/free-form-session';
import { createStandardQuiltSession } from '../../persistence/kinds/standard-quilt-session';
import { byAmount, quiltAmounts } from '@quiltwright/shared/model/cloth/cloth-amounts';
import { createStoredQuilts } from '../../persistence/stored/stored-quilts';
import { usePendingFavourites } from '../../panels/fabric/palette/use-favourites';
import { nameOfBlock, originOfBlock } from '../../panels/blocks/list/block-name';
import { useBlocks } from '../../panels/blocks/list/use-blocks';
import { useQuiltColourways } from '../../panels/colourways/use-quilt-colourways';
import { useOriginals } from '../../panels/blocks/pictures/use-shapes';
import { useOpenBlocks } from '../../panels/blocks/list/use-open-blocks';
import { useOpenInEditor } from '../../documents/opening/use-open-in-editor';
import { useAnnouncement } from '../../ui/hooks/use-announcement';
import { describeBandStep } from '../../panels/bands/band-step-words';
import { describeFabricStep } from '../../panels/held-fabric/fabric-step-words';
import { palettedFabrics } from '../../server/fabrics/use-fabrics';
import { usePicturesAhead } from '../../panels/blocks/menu/use-blocks-ahead';
import { useDeviceInUse } from '../../panels/workspace/canvas/device-in-use';
import { notifyOfStep } from '../../panels/workspace/history';
import { useDocumentControl } from '../../panels/workspace/use-document-control';
import { useWorkspace } from '../../panels/workspace/use-workspace';
import { quiltsQuery } from '../../server/queries/quilt-queries';
import { notify } from '../../ui/basics/notify';
import { useLatest } from '../../ui/hooks/use-latest';
import { quiltHint } from './quilt-hint';
import { describeBlocksHeld, describeBlocksTaken, describeQuiltStep, describeTarget } from './quilt-words';
import { slotOf, type Target } from './target';
import { useQuiltActions } from './use-quilt-actions';
import { useQuiltFabrics } from '../../server/fabrics/use-quilt-fabrics';

export type SectionName = 'size' | 'layout' | 'blocks' | 'borders' | 'fabric' | 'cloth' | 'quilts' | 'info';

/**
 * Returns the state of the standard quilt editor: the open quilt, its pointer actions, and the state of the
 * panels around it.
 */
export function useQuiltEditor() {
  const documentSession = useMade(createStandardQuiltSession);
  const { run } = documentSession;
  const workspace = useWorkspace(documentSession, (): SectionName | null => null);
  const { document, shell, section, setSection } = workspace;
  const stored = useMade(createStoredQuilts);
  const { quilt } = document.design;
  const { all: blocks } = useBlocks('designs and blocks');
  const offered = useOpenBlocks();
  usePicturesAhead(blocks);
  usePendingFavourites();
  const quiltActions = useQuiltActions(
    document,
    useOriginals(
      blocks,
      useMemo(() => quilt.blocks.map(({ blockNum }) => blockNum), [quilt.blocks]),
    ),
    useQuiltFabrics(quilt, null, null),
    offered,
    {
      onTap: tap,
      onOpen: (part) => {
        if (part?.kind === 'block') openBlocks(slotOf(part.placement));
      },
      onPickedUp: () => {
        setSection('fabric');
      },
    },
  );
  const colourways = useQuiltColourways(document.design, quiltCommands, run, documentSession);
  const { targets, trial } = quiltActions;
  const fabric = useQuiltFabrics(
    quilt,
    trial?.design.quilt ?? null,
    trial?.item.kind === 'fabric' ? trial.item.fabric : null,
  );
  const later = useDeferredValue(quilt);
  const amounts = useMemo(() => byAmount(quiltAmounts(later)), [later]);
  const isSized = hasSize(quilt);
  const inUse = useMemo(
    () => ({
      noun: 'quilt' as const,
      fabrics: palettedFabrics(amounts, fabric),
      isThere: isSized,
    }),
    [amounts, fabric, isSized],
  );
  const hint = quiltHint(quilt, quiltActions, useDeviceInUse());
  const chosen = quiltActions.target && describeTarget(quilt, quiltActions.target);
  const isAnnounced = quiltActions.held !== null && quiltActions.last === quiltActions.held;
  const { held } = quiltActions;
  const handled = { document, chosen, held, isAnnounced, hint };
  const { announcement } = useAnnouncement(handled, (before, after) =>
    describeFabricStep(
      before,
      after,
      (was, is) =>
        describeBandStep(is.past.at(-1)?.label, is.design.quilt) ??
        describeQuiltStep(was.design.quilt, is.design.quilt, fabric),
    ),
  );
  const nameOf = useCallback(
    (blockNum: number) => nameOfBlock(blocks, blockNum) ?? `Block ${originOfBlock(blockNum)}`,
    [blocks],
  );
  const [picking, setPicking] = useState<string | null>(null);
  const control = useDocumentControl(workspace, {
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

  const toFreeForm = useOpenInEditor(useMade(createFreeFormSession), '/free-form-quilt-layouts');

  const offersBlocks = section === 'blocks';

  function openBlocks(slot: Slot) {
    quiltActions.setSlot(slot);
    setSection('blocks');
  }

  function tap(part: Part | null, under: Target | null) {
    const slot = part?.kind === 'block' ? slotOf(part.placement) : null;
    const isEmpty = slot !== null && isEmptySlot(quilt, slot);
    // While the blocks are shown, the first tap on a block selects its slot, and the second tap chooses one of its
    // patches.
    if (slot !== null && (isEmpty || (offersBlocks && slot !== quiltActions.slot))) {
      openBlocks(slot);
      return;
    }
    quiltActions.setTarget(under);
    if (under) setSection('fabric');
  }

  /**
   * Closes the list of blocks on a desktop, where it covers the quilt. Called when the quilter chooses a border, the
   * sashing or another part.
   */
  const closeBlocks = () => {
    if (shell === 'desk' && offersBlocks) setSection(null);
  };

  const pickFabricFor = (next: Target) => {
    closeBlocks();
    quiltActions.setTarget(next);
    setPicking(next.key);
  };

  const bandTarget = (band: BandName) => targets.find(({ key }) => key === band) ?? null;

  return {
    workspace,
    control,
    hasSize: isSized,
    nameOf,
    hint,
    /** Words for the part of the quilt that gets the next fabric; null while no part is chosen. */
    chosen,
    /** The last action in words, for people who can't see the quilt. */
    announcement,
    blocks,
    /**
     * The blocks that are open in the block editors: one that is being coloured, and one that is being drawn. The
     * quilter can choose these blocks for this quilt too.
     */
    offered,
    quiltActions,
    colourways,
    fabric,
    inUse,
    /** The slot (Block 1 or Block 2) that the next chosen block fills; null while the list of blocks is closed. */
    chosenSlot: offersBlocks ? quiltActions.slot : null,
    /** The part of the quilt for which the dialog with fabrics is open; null while the dialog is closed. */
    picking: targets.find(({ key }) => key === picking) ?? null,
    endPicking: () => {
      setPicking(null);
    },
    pickFabricFor,
    pickBandFabric: useLatest((band: BandName) => {
      const next = bandTarget(band);
      if (next) pickFabricFor(next);
    }),
    giveBand: useLatest((band: BandName, fabric: Fabric) => {
      const target = bandTarget(band);
      if (target) quiltActions.giveTo(target, { kind: 'fabric', fabric });
    }),
    peekBand: useLatest((band: BandName, fabric: Fabric | null) => {
      quiltActions.peekFabric(fabric, bandTarget(band));
    }),
    chooseCorners: useLatest((border: BorderName, corners: Corners) => {
      run(act(quiltCommands.setBorderCorners, { border: borderNumber(border), corners }));
    }),
    toggleBand: useLatest((band: BandName, isOn: boolean) => {
      closeBlocks();
      run(
        isBorderName(band)
          ? act(quiltCommands.toggleBorder, borderNumber(band))
          : act(band === 'sashing' ? quiltCommands.toggleSashing : quiltCommands.toggleCornerstones),
      );
      const { store } = documentSession;
      const words = describeBlocksTaken(quilt, store.getState().design.quilt);
      if (words !== null)
        notifyOfStep(store, document.design, words, {
          isTrue: (design) => describeBlocksHeld(design.quilt) === words,
        });
      if (isOn) quiltActions.setTargetByKey(band);
    }),
    choose: useLatest((key: string) => {
      quiltActions.choosePart(targets.find((each) => each.key === key) ?? null);
      setSection('fabric');
    }),
    openBlocks,
    /** Opens a free form copy of the quilt in the free form editor. The standard quilt stays unchanged. */
    openAsFreeForm: useLatest(() => {
      void toFreeForm.layNew(openedFreeForm(asFreeForm(quilt), null));
    }),
    /**
     * Opens a free form copy of the quilt. The copy also has the blocks that borders and sashing remove from this
     * quilt.
     */
    keepBlocks: useLatest(() => {
      void toFreeForm.layNew(openedFreeForm(keepingBlocks(quilt), null));
    }),
    freeFormDialog: toFreeForm.dialog,
    /** Sets the size of the quilt. If the quilt was empty, also opens the list of blocks for Block 1. */
    startWith: (size: SizeNum) => {
      const wasBlank = isBlank(quilt);
      run(act(quiltCommands.chooseSize, size));
      if (wasBlank) openBlocks(0);
    },
  };
}

export type QuiltEditor = ReturnType<typeof useQuiltEditor>;
