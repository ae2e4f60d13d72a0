import { MESSAGES } from '@quiltwright/shared/messages';
import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import { BLOCK } from '@quiltwright/shared/limits';
import type { Box } from '@quiltwright/shared/geometry/box';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { begunCreatedBlock } from '@quiltwright/shared/model/created-block/arranging/block-settings';
import { hasCloth, hasShapes } from '@quiltwright/shared/model/created-block/design-shapes';
import { canBeGrouped } from '@quiltwright/shared/model/created-block/arranging/layer-commands';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import {
  selectedShapes,
  type Drawing,
  type DrawingAction,
} from '@quiltwright/shared/model/created-block/drawing';
import { nothingSelected } from '@quiltwright/shared/model/selection';
import { describeTooFew, describeUnchanged } from '../../panels/arrange/unchanged';
import { useAdjusting } from '../../panels/arrange/use-adjusting';
import { createCreatedBlockSession } from '../../persistence/kinds/created-block-session';
import { createStoredBlocks } from '../../persistence/stored/stored-blocks';
import { useAnnouncement } from '../../ui/hooks/use-announcement';
import { useDocumentControl } from '../../panels/workspace/use-document-control';
import { useWorkspace } from '../../panels/workspace/use-workspace';
import { blockListsKey } from '../../server/queries/queries';
import { useMade } from '../../server/session/use-tab';
import { notify } from '../../ui/basics/notify';
import { useEscape } from '../../ui/hooks/use-escape';
import { useWatched } from '../../editor/overlay/use-watched';
import { looseIn } from '../../editor/tools/drafting/loose-seams';
import { isDraftingTool } from './drafting/drafting-tools';
import { createDrawingEditing } from './drawing/drawing-editing';
import { describeDropped, describeLeftOut, refusalOf } from './drawing/refusal';
import { describeDrawing } from './shapes/shape-words';
import { useChecks } from './block/use-checks';
import { useTourSeam } from './tour/use-tour-seam';
import { useDrawingKeys } from './drawing/use-drawing-keys';

export type SectionName =
  'shapes' | 'symmetry' | 'layers' | 'selection' | 'quilt' | 'checks' | 'block' | 'blocks';

/**
 * Returns the state of the block drawing editor: the block being drawn, its drawing state, and the state of the
 * panels around it.
 */
export function useCreationEditor() {
  const documentSession = useMade(createCreatedBlockSession);
  const editing = useMade(createDrawingEditing);
  const storedBlocks = useMade(createStoredBlocks);
  const workspace = useWorkspace(documentSession, (shell): SectionName | null =>
    shell === 'desk' ? null : 'shapes',
  );
  const { document, shell, setSection } = workspace;
  const state = useStore(editing.state);
  const options = useStore(editing.options);
  const drawing = useMemo((): Drawing => ({ ...state, document }), [state, document]);
  const selected = useMemo(() => selectedShapes(drawing), [drawing]);
  const { announcement, say } = useAnnouncement(drawing, (before, now) =>
    describeDrawing(before, now, options.drawsBy === 'seams' ? 'patches' : 'shapes'),
  );
  const checks = useChecks(document);
  const tour = useTourSeam(document.design);
  /**
   * The area to bring into view, in block units. Each request sets a new object, so the same area can be brought into
   * view again.
   */
  const [inSight, setInSight] = useState<Box | null>(null);
  /** Brings an area of the block into view. The area is in block units. */
  const show = useCallback(
    (box: Box) => {
      if (shell === 'phone') setSection(null);
      setInSight({ ...box });
    },
    [shell, setSection],
  );

  /** Runs an action if it is possible; otherwise shows the reason why it isn't. */
  const run = useCallback(
    (action: DrawingAction) => {
      const now = editing.drawing();
      const canRun = action.canRun(now);
      if (canRun) editing.run(action);
      const words = canRun
        ? describeUnchanged(action, now, editing.drawing(), 'shape')
        : (refusalOf(action, now) ?? describeTooFew(action, now.selection.size, 'shape'));
      if (words !== null) notify(words);
    },
    [editing],
  );

  // Tools on the canvas run commands too.
  useEffect(
    () =>
      editing.state.subscribe((now, before) => {
        const words = describeDropped(before, now);
        if (words !== null) notify(words);
      }),
    [editing],
  );

  const { adjust, isAsked } = useAdjusting({
    run,
    hasSelection: () => selectedShapes(editing.drawing()).length > 0,
    onNone: () => {
      if (shell !== 'desk') setSection('layers');
    },
  });

  /**
   * Gives each fabric spot its own layer, if the block was never saved and all its shapes are in one layer. In such a
   * block, the quilter hasn't arranged the layers yet.
   */
  const groupFirst = () => {
    const { design, stored } = documentSession.store.getState();
    const used = design.block.levels.filter(({ length }) => length > 0);
    if (stored || used.length !== 1 || !canBeGrouped(design)) return;
    editing.run(act(createdBlockCommands.groupIntoLayers));
    editing.toTopLayer();
  };

  /**
   * The answers to the open question about a save: `save` saves the block, and with true also a copy in the block's
   * real fabrics. Null while no question is open.
   */
  const [asking, setAsking] = useState<{ save: (keepsCloth: boolean) => void; cancel: () => void } | null>(
    null,
  );
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
    beforeSaving: (save, cancel) => {
      groupFirst();
      const { design, stored, saved } = documentSession.store.getState();
      const loose = describeLeftOut(looseIn(design).seams.length);
      if (loose !== null) notify(loose);
      const isAsked = hasCloth(design) && !(stored && hasCloth({ block: saved }));
      if (!isAsked) {
        save();
        return;
      }
      setAsking({
        save: (keepsCloth) => {
          setAsking(null);
          save(keepsCloth ? design.block : null);
        },
        cancel: () => {
          setAsking(null);
          cancel();
        },
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

  /**
   * Opens a block from the list of pre-made and saved blocks. A block that the quilter drew is opened itself. A
   * pre-made block becomes the start of a new drawing.
   */
  const load = (block: BlockListItem) => {
    if (block.designedBlockNum >= BLOCK.firstOwn) control.openSaved(block.designedBlockNum);
    else
      control.startWith(() => {
        documentSession.switchTo(begunCreatedBlock(block));
      });
  };

  const isSketching = useWatched(editing.sketch.corners).length > 0;
  const isDrafting = useWatched(editing.drafting.sketch.stroke) !== null;
  const drawsSeams = options.tool === 'seam' || options.tool === 'circle';
  const hasLoose = drawsSeams && looseIn(document.design).seams.length > 0;
  // Space flips a seam only while it is bent, and pans otherwise.
  useWatched(editing.drafting.bend.isBending);
  useDrawingKeys({ editing, hasSelection: selected.length > 0, cursor: workspace.cursor, run, say });
  useEscape(
    isSketching || isDrafting || options.tool !== 'select' || options.selectsMore || state.selection.size > 0,
    () => {
      if (isSketching) editing.sketch.giveUp();
      else if (isDrafting) editing.drafting.sketch.end();
      else if (isDraftingTool(options.tool)) editing.restDrafting(run);
      else if (options.tool !== 'select' || options.selectsMore)
        editing.options.setState({ tool: 'select', selectsMore: false });
      else editing.state.setState({ selection: nothingSelected });
    },
  );

  return {
    ...{
      workspace,
      control,
      editing,
      options,
      drawing,
      selected,
      checks,
      tour,
      inSight,
      show,
      run,
      adjust,
      isAsked,
      isSketching,
      isDrafting,
      hasLoose,
      announcement,
      load,
    },
    asking,
  };
}

export type CreationEditor = ReturnType<typeof useCreationEditor>;
