import { MESSAGES } from '@quiltwright/shared/messages';
import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import { BLOCK, LIMITS } from '@quiltwright/shared/limits';
import type { Box } from '@quiltwright/shared/geometry/outline';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { begunCreatedBlock } from '../../model/created-block/block-settings';
import { hasCloth, hasShapes } from '../../model/created-block/created-block-document';
import { selectedShapes, type Drawing, type DrawingAction } from '../../model/created-block/drawing';
import { nothingSelected } from '../../model/selection';
import { createCreatedBlockSession } from '../../persistence/created-block-session';
import { createStoredBlocks } from '../../persistence/stored-blocks';
import { useDocumentControl } from '../../panels/workspace/use-document-control';
import { useWorkspace } from '../../panels/workspace/use-workspace';
import { blockListsKey } from '../../server/queries';
import { useMade } from '../../server/use-tab';
import { notify } from '../../ui/notify';
import { useEscape } from '../../ui/use-escape';
import { createDrawingHand } from './drawing-hand';
import { refusalOf } from './refusal';
import { useChecks } from './use-checks';
import { useSaid } from './use-said';
import { useDrawingKeys } from './use-drawing-keys';

export type SectionName =
  'shapes' | 'symmetry' | 'layers' | 'selection' | 'quilt' | 'checks' | 'block' | 'blocks';

/** The block that is drawn, the hand that draws it, and what is open around it. */
export function useCreationTable() {
  const documentSession = useMade(createCreatedBlockSession);
  const hand = useMade(createDrawingHand);
  const storedBlocks = useMade(createStoredBlocks);
  const workspace = useWorkspace(documentSession, (shell): SectionName | null =>
    shell === 'desk' ? null : 'shapes',
  );
  const { document, shell, setSection } = workspace;
  const state = useStore(hand.state);
  const options = useStore(hand.options);
  const drawing = useMemo((): Drawing => ({ ...state, document }), [state, document]);
  const selected = useMemo(() => selectedShapes(drawing), [drawing]);
  const { said, say } = useSaid(drawing);
  const checks = useChecks(document);
  /** What was to be seen last: another object each time. */
  const [inSight, setInSight] = useState<Box | null>(null);
  /** Brings a part of the block into sight, in block units. */
  const show = useCallback(
    (box: Box) => {
      if (shell === 'phone') setSection(null);
      setInSight({ ...box });
    },
    [shell, setSection],
  );
  /** How often it was asked, while it is told, for something to be selected. */
  const [asked, setAsked] = useState(0);

  /** Does what can be done; says why something can't. */
  const run = useCallback(
    (action: DrawingAction) => {
      const now = hand.drawing();
      if (action.canRun(now)) hand.run(action);
      else {
        const words = refusalOf(action, now);
        if (words !== null) notify(words);
      }
    },
    [hand],
  );

  /** The same with what is selected. Without that it marks the buttons that select something, for as long as it is told. */
  const adjust = useCallback(
    (action: DrawingAction) => {
      if (selectedShapes(hand.drawing()).length > 0) {
        run(action);
        return;
      }
      notify(MESSAGES.selectToAdjust);
      setAsked((times) => times + 1);
      if (shell !== 'desk') setSection('layers');
    },
    [hand, run, shell, setSection],
  );
  useEffect(() => {
    if (asked === 0) return;
    const timer = setTimeout(() => {
      setAsked(0);
    }, LIMITS.noticeMilliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [asked]);

  /** Saves the block once it is decided about its cloth; null while there is nothing to decide. */
  const [saveDecided, setSaveDecided] = useState<((keepsCloth: boolean) => void) | null>(null);
  const control = useDocumentControl(workspace, {
    isReady: (isNamed) => {
      if (!isNamed()) return false;
      const isThere = hasShapes(documentSession.store.getState().design);
      if (!isThere) {
        notify(MESSAGES.noShape);
        if (shell !== 'desk') setSection('shapes');
      }
      return isThere;
    },
    beforeSaving: (save) => {
      const { design } = documentSession.store.getState();
      if (!hasCloth(design)) {
        save();
        if (documentSession.store.getState().design.block.levels !== design.block.levels)
          notify('The fabric spots are numbered anew, in the order of the shapes.');
        return;
      }
      setSaveDecided(() => (keepsCloth: boolean) => {
        setSaveDecided(null);
        save(keepsCloth ? design.block : null);
      });
    },
    listKey: blockListsKey,
    rename: storedBlocks.rename,
    fetch: storedBlocks.fetchCreated,
    onOpenFault: () => {
      if (shell !== 'desk') setSection('blocks');
    },
    onOther: () => {
      if (shell === 'desk') setSection(null);
    },
  });

  /** A finished block was chosen: of the quilter's own that block is opened, of others a new one begins. */
  const load = (block: BlockListItem) => {
    if (block.designedBlockNum >= BLOCK.firstOwn) control.openSaved(block.designedBlockNum);
    else
      control.startWith(() => {
        documentSession.switchTo(begunCreatedBlock(block));
      });
  };

  useDrawingKeys({ hand, hasSelection: selected.length > 0, cursor: workspace.cursor, run, say });
  useEscape(options.tool !== 'select' || options.selectsMore || state.selection.size > 0, () => {
    if (options.tool !== 'select' || options.selectsMore)
      hand.options.setState({ tool: 'select', selectsMore: false });
    else hand.state.setState({ selection: nothingSelected });
  });

  return {
    ...{
      workspace,
      control,
      hand,
      options,
      drawing,
      selected,
      checks,
      inSight,
      show,
      run,
      adjust,
      isAsked: asked > 0,
      said,
      load,
    },
    saveDecided,
    endSaving: () => {
      setSaveDecided(null);
    },
  };
}

export type CreationTable = ReturnType<typeof useCreationTable>;
