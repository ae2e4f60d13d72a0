import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import { useMemo } from 'react';
import { begunBlock } from '@quiltwright/shared/model/designed-block/begin-block';
import { blockCommands, hasPatches } from '@quiltwright/shared/model/designed-block/block-commands';
import { useMade } from '../../server/session/use-tab';
import { createDesignedBlockSession } from '../../persistence/kinds/designed-block-session';
import { act } from '@quiltwright/shared/model/command';
import type { ColourMode } from '@quiltwright/shared/model/designed-block/colour-modes';
import { blockAmounts, byAmount } from '@quiltwright/shared/model/cloth/cloth-amounts';
import { createStoredBlocks } from '../../persistence/stored/stored-blocks';
import { nameOfBlock, originOfBlock } from '../../panels/blocks/list/block-name';
import { useBlocks } from '../../panels/blocks/list/use-blocks';
import { usePaletteFabrics } from '../../panels/fabric/palette/use-cloth';
import { useAnnouncement } from '../../ui/hooks/use-announcement';
import { describeFabricStep } from '../../panels/held-fabric/fabric-step-words';
import { palettedFabrics } from '../../server/fabrics/use-fabrics';
import { useDeviceInUse } from '../../panels/workspace/canvas/device-in-use';
import { useShortcuts } from '../../panels/workspace/keys/use-shortcuts';
import { useDocumentControl } from '../../panels/workspace/use-document-control';
import { useWorkspace } from '../../panels/workspace/use-workspace';
import { blockListsKey } from '../../server/queries/queries';
import { notify } from '../../ui/basics/notify';
import { blockHint } from './colouring/block-hint';
import {
  colourModeNames,
  refusalToKeep,
  describeBlockStep,
  describeTarget,
} from './colouring/colouring-words';
import { useBlockFabrics } from './use-block-fabrics';
import { useColouring } from './colouring/use-colouring';
import { useGrouping } from './layers/use-grouping';

export type SectionName = 'blocks' | 'layers' | 'fabric' | 'colourways' | 'designs' | 'info';

/**
 * Returns the state of the block colouring editor: the open block, its colouring state, and the state of the
 * panels around it.
 */
export function useBlockEditor() {
  const documentSession = useMade(createDesignedBlockSession);
  const { run } = documentSession;
  const storedBlocks = useMade(createStoredBlocks);
  const workspace = useWorkspace(documentSession, (room, { design }): SectionName | null =>
    hasPatches(design) || room === 'desk' ? null : 'blocks',
  );
  const { document, shell, setSection } = workspace;
  const { design, stored } = document;
  const { block } = design;
  const isThere = hasPatches(design);
  const { blocks } = useBlocks('blocks');
  const grouping = useGrouping(block, blocks);

  /**
   * Handles a block that was tapped, or dragged on to the editor. A saved open block stays unchanged, and the chosen
   * block then starts a new design.
   */
  const chooseBlank = (blank: BlockListItem) => {
    if (stored) {
      control.startWith(() => {
        documentSession.switchTo(begunBlock(blank));
      });
      return;
    }
    if (block.usedBlockNum === blank.designedBlockNum) return;
    run(act(blockCommands.chooseBlock, blank));
    colouring.letGo();
    if (shell === 'phone') setSection('layers');
  };

  /**
   * Opens the palette, because the chosen part can now get a fabric. Does so only in a layout whose panels cover the
   * canvas.
   */
  const offerFabric = () => {
    if (shell !== 'desk') setSection('fabric');
  };

  const colouring = useColouring(document, {
    onChosen: offerFabric,
    onPickedUp: () => {
      setSection(shell === 'desk' ? null : 'fabric');
    },
    onBlank: chooseBlank,
  });
  const { trial } = colouring;
  const paletteFabrics = usePaletteFabrics(colouring.paletteNum);
  const fabric = useBlockFabrics(
    design,
    trial?.design.block ?? null,
    trial?.item.kind === 'fabric' ? trial.item.fabric : colouring.held,
  );
  const inUse = useMemo(
    () => ({
      noun: 'block' as const,
      fabrics: palettedFabrics(byAmount(blockAmounts(block.levels)), fabric),
      isThere,
    }),
    [block.levels, fabric, isThere],
  );
  const control = useDocumentControl(workspace, {
    isReady: (isNamed) => {
      if (!isNamed()) return false;
      if (!isThere) {
        notify('Pick a block first.');
        if (shell !== 'desk') setSection('blocks');
      }
      return isThere;
    },
    listKey: blockListsKey,
    ...storedBlocks,
    onOpenFault: () => {
      if (shell !== 'desk') setSection('designs');
    },
    onOther: () => {
      if (shell === 'desk') setSection(null);
    },
  });

  const shuffle = () => {
    colouring.shuffle(paletteFabrics, fabric);
  };
  const hint = blockHint(colouring, isThere, useDeviceInUse());
  const chosen = colouring.target && describeTarget(colouring.target, block, fabric);
  const held = colouring.held ?? colouring.tapTool;
  const isAnnounced = colouring.held !== null && colouring.last === colouring.held;
  const handled = { document, chosen, held, isAnnounced, hint };
  const { announcement, say } = useAnnouncement(handled, (before, after) =>
    describeFabricStep(before, after, (was, is) =>
      describeBlockStep(was.design.block, is.design.block, fabric),
    ),
  );

  /**
   * Returns an action that runs only with an open block. Without an open block, a notice asks for a block instead.
   */
  const ifThere =
    <Args extends unknown[]>(does: (...args: Args) => void) =>
    (...args: Args) => {
      if (isThere) does(...args);
      else notify('Pick a block first.');
    };
  const setMode = (mode: ColourMode) => () => {
    colouring.setMode(mode);
    say(colourModeNames[mode]);
  };
  useShortcuts({
    keepColourway: ifThere(() => {
      const refusal = refusalToKeep(block);
      if (refusal === null) run(act(blockCommands.keepColourway));
      else notify(refusal);
    }),
    layer: setMode('layer'),
    patch: setMode('patch'),
    fabric: setMode('fabric'),
    chooseLayer: ifThere((key) => {
      const layer = Number(key);
      if (block.levels[layer - 1]?.length === 0 || layer > block.levels.length)
        notify(`The block has no layer ${layer}.`);
      else colouring.chooseLayer(layer);
    }),
    next: ifThere(() => colouring.walk(1)),
    previous: ifThere(() => colouring.walk(-1)),
    pickUp: ifThere(() => colouring.turnTool('pick-up')),
    swap: ifThere(() => colouring.turnTool('swap')),
    takeMarked: () => colouring.takeMarked(),
    shuffle: ifThere(shuffle),
  });

  const pattern = isThere ? nameOfBlock(blocks, block.usedBlockNum) : null;
  return {
    workspace,
    control,
    /** True if a block is open. */
    isThere,
    /** The name of the block's pattern. Null without a block, or if no list of blocks has the pattern. */
    pattern,
    /**
     * The name of the block's pattern or, if it is unknown, the origin of the block in words; null without a block.
     */
    name: isThere ? (pattern ?? originOfBlock(block.usedBlockNum)) : null,
    colouring,
    fabric,
    inUse,
    chooseBlank,
    shuffle,
    /** Gives each fabric spot its own layer; null if no layer has several spots. */
    group: grouping && (() => run(act(blockCommands.groupIntoLayers, grouping))),
    offerFabric,
    hint,
    /** Words for the patches that get the next fabric; null while no patches are chosen. */
    chosen,
    /** The last action in words, for people who can't see the block. */
    announcement,
  };
}

export type BlockEditor = ReturnType<typeof useBlockEditor>;
