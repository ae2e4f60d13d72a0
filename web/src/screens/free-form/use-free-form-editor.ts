import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import type { BandName } from '@quiltwright/shared/quilting/bands/bands';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { byAmount, quiltAmounts } from '@quiltwright/shared/model/cloth/cloth-amounts';
import { act } from '@quiltwright/shared/model/command';
import {
  selectedPlacements,
  type Arrangement,
  type ArrangementAction,
} from '@quiltwright/shared/model/free-form/arrangement';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { storedForm } from '@quiltwright/shared/model/free-form/free-form-document';
import { areSameSelected, type Selection } from '@quiltwright/shared/model/selection';
import { useAnnouncement } from '../../ui/hooks/use-announcement';
import { describeTooFew, describeUnchanged } from '../../panels/arrange/unchanged';
import { useAdjusting } from '../../panels/arrange/use-adjusting';
import { useBlocks } from '../../panels/blocks/list/use-blocks';
import { useQuiltColourways } from '../../panels/colourways/use-quilt-colourways';
import { useOriginals } from '../../panels/blocks/pictures/use-shapes';
import { useOpenBlocks } from '../../panels/blocks/list/use-open-blocks';
import { usePicturesAhead } from '../../panels/blocks/menu/use-blocks-ahead';
import { usePendingFavourites } from '../../panels/fabric/palette/use-favourites';
import { clothName, describeHolding } from '../../panels/held-fabric/fabric-step-words';
import { palettedFabrics } from '../../server/fabrics/use-fabrics';
import { useQuiltFabrics } from '../../server/fabrics/use-quilt-fabrics';
import { useDeviceInUse } from '../../panels/workspace/canvas/device-in-use';
import { useDocumentControl } from '../../panels/workspace/use-document-control';
import { notifyOfStep } from '../../panels/workspace/history';
import { useWorkspace } from '../../panels/workspace/use-workspace';
import { createFreeFormSession } from '../../persistence/kinds/free-form-session';
import { createStoredQuilts } from '../../persistence/stored/stored-quilts';
import type { Part } from '../../render/scene/part';
import { quiltsQuery } from '../../server/queries/quilt-queries';
import { useMade } from '../../server/session/use-tab';
import type { NoticeAction } from '../../ui/basics/notify';
import { useChange } from '../../ui/hooks/use-change';
import { useEscape } from '../../ui/hooks/use-escape';
import { useLatest } from '../../ui/hooks/use-latest';
import { createArrangementEditing } from './canvas/arrangement-editing';
import { layingsFor, tappedFor, usualLaying, type Laying } from './canvas/block-drop-target';
import { isStillSo, refusalOf, shortfallOf, sidewaysOffer, takingUp } from './describing/action-result';
import type { Target } from './describing/target';
import { useArrangementKeys } from './canvas/use-arrangement-keys';
import { useQuiltActions } from './canvas/use-quilt-actions';
import { usePeekedFix } from './fit/use-peeked-fix';
import { freeFormHint } from './canvas/free-form-hint';
import { namesIn, describeArranging } from './describing/words';

export type SectionName = 'quilt' | 'blocks' | 'placement' | 'placements' | 'fabric' | 'cloth' | 'quilts';

/** The name of a tab in the right panel of the desktop layout. */
export type RightTab = 'placement' | 'fabric' | 'cloth';

/**
 * Returns the state of the free form editor: the quilt, its arranging state, and the state of the panels around
 * it.
 */
export function useFreeFormEditor() {
  const documentSession = useMade(createFreeFormSession);
  const arranging = useMade(createArrangementEditing);
  const stored = useMade(createStoredQuilts);
  const workspace = useWorkspace(documentSession, (): SectionName | null => null);
  const { document, shell, setSection } = workspace;
  const { design } = document;
  const state = useStore(arranging.state);
  const options = useStore(arranging.options);
  const arrangement = useMemo((): Arrangement => ({ ...state, document }), [state, document]);
  const selected = useMemo(() => selectedPlacements(arrangement), [arrangement]);
  const peekedFix = usePeekedFix(arrangement);
  const [rightTab, setRightTab] = useState<RightTab>('placement');
  const { all: blocks, library, isPending: awaitsBlocks } = useBlocks('designs and blocks');
  const openBlocks = useOpenBlocks();
  usePicturesAhead(blocks);
  usePendingFavourites();
  const original = useOriginals(
    blocks,
    useMemo(() => design.quilt.blocks.map(({ blockNum }) => blockNum), [design.quilt.blocks]),
  );
  const nameOf = useMemo(() => namesIn(design.quilt, blocks), [design.quilt, blocks]);

  const showsFabrics = (shell === 'desk' ? rightTab : workspace.section) === 'fabric';
  const showFabrics = () => {
    if (shell === 'desk') setRightTab('fabric');
    else setSection('fabric');
  };
  const showCloth = () => {
    if (shell === 'desk') setRightTab('cloth');
    else setSection('cloth');
  };
  const showPlacement = () => {
    if (shell === 'desk') setRightTab('placement');
    // On a phone, a tap doesn't open a panel over the quilt, but it changes the content of an open one.
    else if (shell === 'tablet' || workspace.section !== null) setSection('placement');
  };

  /**
   * Runs an action. Shows a notice if the action is impossible, changed nothing, or did less than the quilter asked
   * for.
   */
  const run = useCallback(
    (action: ArrangementAction) => {
      const before = arranging.arrangement();
      const canRun = action.canRun(before);
      if (canRun) arranging.run(action);
      const after = arranging.arrangement();
      const tell = (words: string, offered?: NoticeAction) => {
        notifyOfStep(documentSession.store, before.document.design, words, {
          action: offered,
          isTrue: (design) => isStillSo(action, after.document.design, design),
        });
      };
      const offer = canRun ? sidewaysOffer(action, before, after) : null;
      if (offer) {
        tell(offer.words, {
          label: offer.label,
          onClick: () => {
            for (const each of takingUp(offer, after, arranging.arrangement())) arranging.run(each);
          },
        });
        return;
      }
      const words = canRun
        ? (shortfallOf(action, before, after) ?? describeUnchanged(action, before, after, 'block'))
        : (refusalOf(action, before) ?? describeTooFew(action, before.selection.size, 'block'));
      if (words !== null) tell(words);
    },
    [arranging, documentSession],
  );

  const { adjust, isAsked } = useAdjusting({
    run,
    hasSelection: () => selectedPlacements(arranging.arrangement()).length > 0,
    onNone: () => {
      if (shell !== 'desk') setSection('placements');
    },
  });

  const editor = useMemo(() => ({ ...arranging, run }), [arranging, run]);
  const colourways = useQuiltColourways(
    useMemo(() => ({ quilt: storedForm(design.quilt) }), [design.quilt]),
    commands,
    run,
    documentSession,
  );
  /** Handles a tap or a double tap on a part of the quilt, after the tap has selected its block. */
  const tap = (part: Part | null, count: 1 | 2) => {
    if (part?.kind === 'band') {
      quiltActions.setTargetByKey(part.band);
      showFabrics();
      return;
    }
    quiltActions.setTargetByKey(null);
    if (part && count === 2) showFabrics();
    else if (part && design.quilt.setting) {
      if (shell === 'desk') showFabrics();
    }
    // While the fabrics are shown they stay open, for quilters who recolour one block after another.
    else if (part && !showsFabrics) showPlacement();
  };

  /** The quilter's choice of the effect of adding the next block; null for the usual effect. */
  const [chosenLaying, setLaying] = useState<Laying | null>(null);
  /** The selection that consists of the block that was added last, until the selection changes; null for none. */
  const [added, setAdded] = useState<Selection | null>(null);
  useChange(state.selection, () => {
    setAdded((last) => (last && areSameSelected(last, state.selection) ? last : null));
    if (state.selection.size === 0) setLaying(null);
  });
  const noteAdded = () => {
    setAdded(arranging.arrangement().selection);
    setLaying(null);
  };
  /** The index of the block of the setting that the next block replaces. */
  const [slot, setSlot] = useState(0);
  const usual = usualLaying(useDeviceInUse(), state.selection, added);
  const laying = chosenLaying !== null && layingsFor(arrangement).has(chosenLaying) ? chosenLaying : usual;

  const quiltActions = useQuiltActions(arrangement, {
    editor,
    tool: options.tool,
    original,
    nameOf,
    laying,
    showsFabrics,
    onTap: tap,
    onPickedUp: showFabrics,
    onPlaced: (isAdded) => {
      if (isAdded) noteAdded();
      // On other layouts the drawer stays open, because the next block comes from it too.
      if (shell === 'desk') setRightTab('placement');
    },
  });
  const peekBlock = useLatest((block: BlockListItem | null) => {
    quiltActions.peekBlock(block, tappedFor(arrangement, laying, nameOf, slot));
  });
  const isOther = options.tool !== 'select' || options.selectsMore;
  useEscape(
    quiltActions.held === null && quiltActions.target === null && (isOther || state.selection.size > 0),
    () => {
      if (isOther) arranging.options.setState({ tool: 'select', selectsMore: false });
      else run(act(commands.deselectAll));
    },
  );
  const { trial } = quiltActions;
  const fabric = useQuiltFabrics(
    design.quilt,
    trial?.design.quilt ?? null,
    trial?.item.kind === 'fabric' ? trial.item.fabric : null,
  );
  const hint = freeFormHint({ quiltActions, design, showsFabrics, selected }, useDeviceInUse());
  const chosen =
    quiltActions.target && `${quiltActions.target.name}, ${clothName(fabric, quiltActions.target.fabric)}`;
  const isAnnounced = quiltActions.held !== null && quiltActions.last === quiltActions.held;
  const { held } = quiltActions;
  const worked = { arrangement, chosen, held, isAnnounced, hint };
  const { announcement, say } = useAnnouncement(worked, (before, after) =>
    before.arrangement === after.arrangement
      ? describeHolding(before, after)
      : describeArranging(before.arrangement, after.arrangement, nameOf, fabric),
  );
  useArrangementKeys({ editing: editor, cursor: workspace.cursor, run, say });

  const later = useDeferredValue(design.quilt);
  const amounts = useMemo(() => byAmount(quiltAmounts(storedForm(later))), [later]);
  const inUse = useMemo(
    () => ({
      noun: 'quilt' as const,
      fabrics: palettedFabrics(amounts, fabric),
      isThere: true,
    }),
    [amounts, fabric],
  );

  const control = useDocumentControl(workspace, {
    isReady: (isNamed) => isNamed(),
    listKey: (quilterNum) => quiltsQuery(quilterNum).queryKey,
    rename: stored.rename,
    fetch: stored.fetchFreeForm,
    onOpenFault: () => {
      if (shell !== 'desk') setSection('quilts');
    },
    onOther: () => {
      setSection(null);
    },
  });

  /** The key of the part for which the fabric picker is open; null for none. */
  const [picking, setPicking] = useState<string | null>(null);
  const bandTarget = (band: BandName) => quiltActions.targets.find(({ key }) => key === band) ?? null;
  const pickFabricFor = (target: Target | null, part: Part | null = null) => {
    if (!target) return;
    if (part) quiltActions.setTargetAt(part);
    else quiltActions.setTargetByKey(target.key);
    setPicking(target.key);
  };

  return {
    ...peekedFix,
    ...{
      workspace,
      control,
      quiltActions,
      colourways,
      arranging,
      options,
      arrangement,
      selected,
      blocks,
      awaitsBlocks,
      openBlocks,
      library,
      fabric,
      showsFabrics,
      inUse,
    },
    hint,
    /** The last action in words, for people who can't see the quilt. */
    announcement,
    ...{ run, adjust, nameOf, rightTab, setRightTab, showFabrics, showCloth, bandTarget, pickFabricFor },
    isAsked,
    // The picker opens once its part is the target, which also has the patch that was pointed at.
    picking: picking !== null && quiltActions.target?.key === picking ? quiltActions.target : null,
    endPicking: () => {
      setPicking(null);
    },
    /**
     * The effect of adding the next block: for example, the block goes to a free place or replaces the selected blocks.
     * The effect is the default again when a block was added, and when nothing is selected.
     */
    laying,
    setLaying,
    ...{ slot, setSlot },
    /**
     * Opens the list of blocks. The block that the quilter then chooses replaces the selection (`here`) or goes on
     * top of the selection (`top`).
     */
    offerBlocks: (chosen: 'here' | 'top') => {
      setLaying(chosen);
      setSection('blocks');
    },
    peekBlock,
    /**
     * Adds a block to the quilt as `laying` says, for example in a free place or in place of the selection. With Alt,
     * the block goes on top of the selection.
     */
    place: useLatest((block: BlockListItem, isAlt = false) => {
      const on = tappedFor(arrangement, isAlt ? 'top' : laying, nameOf, slot);
      quiltActions.peekBlock(null, on);
      const { design } = arranging.arrangement().document;
      run(
        on.kind === 'room'
          ? act(commands.place, { block, at: on.at, side: on.side })
          : act(commands.replaceBlocks, { ids: on.ids, block }),
      );
      if (on.kind === 'room' && arranging.arrangement().document.design !== design) noteAdded();
      if (shell === 'desk') setRightTab('placement');
    }),
  };
}

export type FreeFormEditor = ReturnType<typeof useFreeFormEditor>;
