import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import { LIMITS } from '@quiltwright/shared/limits';
import { MESSAGES } from '@quiltwright/shared/messages';
import type { BandName } from '@quiltwright/workers/kernels/scene/scene-types';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { byAmount, quiltAmounts } from '../../model/cloth-amounts';
import { act } from '../../model/command';
import {
  selectedPlacements,
  type Arrangement,
  type ArrangementAction,
} from '../../model/free-form/arrangement';
import { freeFormCommands as commands } from '../../model/free-form/free-form-commands';
import { roomLeft, storedForm } from '../../model/free-form/free-form-document';
import { misfitsOf } from '../../model/free-form/misfits';
import { hasShrunkBlocks } from '../../model/free-form/quilt-settings';
import { useBlocks } from '../../panels/blocks/use-blocks';
import { usePicturesAhead } from '../../panels/blocks/use-pictures-ahead';
import { usePendingFavourites } from '../../panels/fabric/use-favourites';
import { palettedFabrics } from '../../panels/use-fabrics';
import { useQuiltFabrics } from '../../panels/use-quilt-fabrics';
import { useDocumentControl } from '../../panels/workspace/use-document-control';
import { useWorkspace } from '../../panels/workspace/use-workspace';
import { createFreeFormSession } from '../../persistence/free-form-session';
import { createStoredQuilts } from '../../persistence/stored-quilts';
import type { Part } from '../../render/hit-test';
import { freeFormsQuery } from '../../server/queries';
import { useMade } from '../../server/use-tab';
import { notify } from '../../ui/notify';
import { useEscape } from '../../ui/use-escape';
import { createArrangementHand } from './arrangement-hand';
import type { Target } from './target';
import { useArrangementKeys } from './use-arrangement-keys';
import { useHand } from './use-hand';
import { blockWords } from './words';

export type SectionName = 'quilt' | 'blocks' | 'placement' | 'placements' | 'fabric' | 'quilts';

/** What a tap on a block does: lays it, or sets it in the place of what is selected, or of all blocks like that. */
export type Laying = 'add' | 'here' | 'everywhere';

/** What a desk shows at its right. */
export type RightTab = 'placement' | 'fabric';

const MOST = `A quilt has room for ${LIMITS.placements.toLocaleString('en')} placements.`;

/** The free form quilt, the hand that works on it, and what is open around it. */
export function useFreeFormTable() {
  const documentSession = useMade(createFreeFormSession);
  const arranging = useMade(createArrangementHand);
  const stored = useMade(createStoredQuilts);
  const workspace = useWorkspace(documentSession, (): SectionName | null => null);
  const { document, shell, setSection } = workspace;
  const { design } = document;
  const state = useStore(arranging.state);
  const options = useStore(arranging.options);
  const arrangement = useMemo((): Arrangement => ({ ...state, document }), [state, document]);
  const settled = useDeferredValue(design);
  const misfits = useMemo(() => misfitsOf(settled), [settled]);
  const selected = useMemo(() => selectedPlacements(arrangement), [arrangement]);
  const [rightTab, setRightTab] = useState<RightTab>('placement');
  const { all: blocks } = useBlocks('designs and blocks');
  usePicturesAhead(blocks);
  usePendingFavourites();
  const levels = useMemo(
    () => new Map(blocks.map((block) => [block.designedBlockNum, block.levels])),
    [blocks],
  );
  const original = useCallback((blockNum: number) => levels.get(blockNum), [levels]);
  const nameOf = useCallback((blockNum: number) => blockWords(blocks, blockNum), [blocks]);

  const showFabrics = () => {
    if (shell === 'desk') setRightTab('fabric');
    else setSection('fabric');
  };
  const showPlacement = () => {
    if (shell === 'desk') setRightTab('placement');
    else if (shell === 'tablet') setSection('placement');
  };

  /** Does what can be done; says why something can't, and what came of it. */
  const run = useCallback(
    (action: ArrangementAction) => {
      const before = arranging.arrangement();
      if (!action.canRun(before)) {
        const isFull =
          ['place', 'paste', 'duplicate'].includes(action.id) && roomLeft(before.document.design) === 0;
        if (isFull) notify(MOST);
        return;
      }
      arranging.run(action);
      const after = arranging.arrangement().document.design;
      const isSized = after !== before.document.design && action.id === commands.setSize.id;
      if (isSized && hasShrunkBlocks(before.document.design, after)) notify(MESSAGES.blockSizesAdjusted);
    },
    [arranging],
  );

  /** How often it was asked, while it is told, for a block to be selected. */
  const [asked, setAsked] = useState(0);
  /** The same with what is selected. Without that it marks what selects a block, for as long as it is told. */
  const adjust = (action: ArrangementAction) => {
    if (selectedPlacements(arranging.arrangement()).length > 0) {
      run(action);
      return;
    }
    notify(MESSAGES.selectToAdjust);
    setAsked((times) => times + 1);
    if (shell !== 'desk') setSection('placements');
  };
  useEffect(() => {
    if (asked === 0) return;
    const timer = setTimeout(() => {
      setAsked(0);
    }, LIMITS.noticeMilliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [asked]);

  const table = useMemo(() => ({ ...arranging, run }), [arranging, run]);
  /** Something was tapped; blocks are selected by then. */
  const tap = (part: Part | null) => {
    if (part?.kind === 'block') showPlacement();
    if (part?.kind === 'band') {
      hand.aimAt(part.band);
      showFabrics();
    } else hand.aimAt(null);
  };

  const hand = useHand(arrangement, {
    table,
    tool: options.tool,
    original,
    nameOf,
    onTap: tap,
    onPickedUp: showFabrics,
    onPlaced: showPlacement,
  });
  const [wantedLaying, setLaying] = useState<Laying>('add');
  const laying = selected.length > 0 ? wantedLaying : 'add';
  const isOther = options.tool !== 'select' || options.selectsMore;
  useEscape(hand.held === null && hand.target === null && (isOther || state.selection.size > 0), () => {
    if (isOther) arranging.options.setState({ tool: 'select', selectsMore: false });
    else run(act(commands.deselectAll));
  });
  useArrangementKeys({ hand: table, cursor: workspace.cursor, run });

  const { trial } = hand;
  const fabric = useQuiltFabrics(
    design.quilt,
    trial?.design.quilt ?? null,
    trial?.item.kind === 'fabric' ? trial.item.fabric : null,
  );
  const amounts = useMemo(() => byAmount(quiltAmounts(storedForm(design.quilt))), [design.quilt]);
  const inUse = useMemo(
    () => ({
      noun: 'quilt' as const,
      fabrics: palettedFabrics(amounts, fabric),
      isThere: amounts.length > 0,
    }),
    [amounts, fabric],
  );

  const control = useDocumentControl(workspace, {
    isReady: (isNamed) => isNamed(),
    listKey: (quilterNum) => freeFormsQuery(quilterNum).queryKey,
    rename: stored.rename,
    fetch: stored.fetchFreeForm,
    onOpenFault: () => {
      if (shell !== 'desk') setSection('quilts');
    },
    onOther: () => {
      setSection(null);
    },
  });

  /** What a fabric is being picked for in a dialog, by its key. */
  const [picking, setPicking] = useState<string | null>(null);
  const bandTarget = (band: BandName) => hand.targets.find(({ key }) => key === band) ?? null;
  const pickFabricFor = (target: Target | null) => {
    if (!target) return;
    hand.aimAt(target.key);
    setPicking(target.key);
  };

  return {
    ...{
      workspace,
      control,
      hand,
      arranging,
      options,
      arrangement,
      selected,
      misfits,
      blocks,
      fabric,
      inUse,
    },
    ...{ run, adjust, nameOf, rightTab, setRightTab, showFabrics, bandTarget, pickFabricFor },
    isAsked: asked > 0,
    picking: hand.targets.find(({ key }) => key === picking) ?? null,
    endPicking: () => {
      setPicking(null);
    },
    /** What a tap on a block does; nothing but adding without one that it could take the place of. */
    laying,
    setLaying,
    /** Lays a block where there is room, or in the place of what is selected, or of what is like that. */
    place: (block: BlockListItem) => {
      hand.peekBlock(null);
      const [only] = selected;
      if (laying === 'here') run(act(commands.replaceBlock, { argument: block }));
      else if (laying === 'everywhere' && only)
        run(act(commands.replaceEverywhere, { argument: { blockNum: only.placement.blockNum, block } }));
      else run(act(commands.place, { argument: { block, at: null } }));
      if (shell === 'desk') setRightTab('placement');
    },
  };
}

export type FreeFormTable = ReturnType<typeof useFreeFormTable>;
