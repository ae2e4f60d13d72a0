import { cornersOfBox } from '@quiltwright/shared/geometry/box';
import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useMemo, useState } from 'react';
import type { ArrangementEditor } from '../../../editor/tools/arranging/arrangement-editor';
import { BlockPlacing } from '../../../editor/tools/arranging/place-block';
import type { CanvasPoint } from '../../../editor/tools/tool';
import { act } from '@quiltwright/shared/model/command';
import { selectedPlacements, type Arrangement } from '@quiltwright/shared/model/free-form/arrangement';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { laidPlacements } from '@quiltwright/shared/model/free-form/free-form-document';
import type { DragItem } from '../../../panels/held-fabric/drag-item';
import { fabricItem, useFabricActions } from '../../../panels/held-fabric/use-fabric-actions';
import { createFreeFormSession } from '../../../persistence/kinds/free-form-session';
import type { Part } from '../../../render/scene/part';
import { useMade } from '../../../server/session/use-tab';
import { notifyOfStep } from '../../../panels/workspace/history';
import { notify } from '../../../ui/basics/notify';
import { useChange } from '../../../ui/hooks/use-change';
import { useEscape } from '../../../ui/hooks/use-escape';
import { useLatest } from '../../../ui/hooks/use-latest';
import { referenceTo, patchInTurn, referencedTarget, type TargetReference } from './target-reference';
import { arrangementTools, type ArrangementTool } from './arrangement-tools';
import { refusalOf } from '../describing/action-result';
import { droppedOn, type BlockDropTarget, type Laying } from './block-drop-target';
import { coveredBy } from './covered-blocks';
import { put, reachesOf, sweptDropTarget, type Reach, type DropTarget } from './drop-target';
import {
  bandTargets,
  settingTargets,
  spotTargets,
  targetAt,
  targetOf,
  type FindOriginal,
  type NameOfBlock,
  type Target,
} from '../describing/target';

interface QuiltActionsOptions {
  /** The quilt being arranged, and the functions that its tools use. */
  editor: ArrangementEditor;
  tool: ArrangementTool;
  /**
   * Returns the shapes of a block in the fabrics that the list of blocks shows, without the changes made in this quilt.
   */
  original: FindOriginal;
  nameOf: NameOfBlock;
  /** The effect of adding the next block: for example, it goes to a free place, or replaces the selected blocks. */
  laying: Laying;
  /** True while the fabrics are shown. A tap on the selected block then chooses one of its parts for a fabric. */
  showsFabrics: boolean;
  /** Called when a part was tapped once or twice, unless the quilter has picked up a fabric. */
  onTap: (part: Part | null, count: 1 | 2) => void;
  /** Called when the quilter has picked up a fabric from the quilt. The next taps give this fabric to parts. */
  onPickedUp: (fabric: Fabric) => void;
  /** Called when a dragged block was placed. `isAdded` is true if the block replaced no other block. */
  onPlaced: (isAdded: boolean) => void;
}

/**
 * Returns the state of editing the quilt with the pointer: the target, the fabric that was picked up, the preview and
 * so on. Also returns the actions on the quilt. They select blocks and place new blocks. They give a fabric to the
 * target, or pick a fabric up and give it to each part that is tapped or swept over. Fabrics and blocks can also be
 * dragged on to the quilt.
 */
export function useQuiltActions(
  arrangement: Arrangement,
  { editor, tool, original, nameOf, laying, showsFabrics, onTap, onPickedUp, onPlaced }: QuiltActionsOptions,
) {
  const { document } = arrangement;
  const { design } = document;
  const [wanted, setWanted] = useState<TargetReference | null>(null);
  const selected = selectedPlacements(arrangement);
  /**
   * The selected block, if exactly one is selected; otherwise undefined. The fabric spots of this block can get a
   * fabric. The borders and the sashing always can.
   */
  const [only] = selected.length === 1 ? selected : [];
  const { setting } = design.quilt;
  const targets = [
    ...bandTargets(design),
    ...(only ? spotTargets(only, original, nameOf) : []),
    ...settingTargets(design, original, nameOf),
  ];
  const target = referencedTarget(targets, wanted);
  const [wantedReach, setReach] = useState<Reach>('part');
  const reaches = reachesOf(target, only?.placement);
  const reach = reaches.includes(wantedReach) ? wantedReach : 'part';
  const session = useMade(createFreeFormSession);
  const fabricActions = useFabricActions(
    session,
    (dropTarget: DropTarget, item) => put(dropTarget, item, reach),
    (keys: readonly string[]) =>
      sweptDropTarget(keys.flatMap((key) => targetOf(design, key, original, nameOf) ?? [])),
  );
  const { held, trial, putDown } = fabricActions;

  const giveTo = (dropTarget: DropTarget, item: DragItem) => {
    const action = put(dropTarget, item, reach);
    const refusal = action?.canRun(arrangement) === false ? refusalOf(action, arrangement) : null;
    if (refusal !== null) notify(refusal);
    fabricActions.giveTo(dropTarget, item);
    if (item.kind !== 'fabric') return;
    if (reach !== 'patch') setReach('part');
    const parts = laidPlacements(session.store.getState().design).length - laidPlacements(design).length + 1;
    if (parts === 1 || dropTarget.kind !== 'spot') return;
    const words = `Every second copy can now have its own fabrics. The repeat was split into ${parts} parts.`;
    notifyOfStep(session.store, design, words);
    editor.run(act(commands.select, [dropTarget.id]));
  };
  const at = (part: Part | null) => targetAt(design, part, original, nameOf);

  const setTarget = (next: TargetReference | null) => {
    setWanted(next);
    // Quilters who colour a block patch by patch keep the `patch` reach.
    setReach((before) => (before === 'patch' ? before : 'part'));
    putDown();
  };
  /** Makes the part with this key the target of the next fabric, even before the part exists. Null means no target. */
  const setTargetByKey = (key: string | null) => {
    setTarget(key === null ? null : { key });
  };
  useChange(document.id, () => {
    setTargetByKey(null);
    setReach('part');
  });

  useEscape(held !== null || target !== null, () => {
    if (trial && !trial.part) fabricActions.endTrial();
    else setTargetByKey(null);
  });

  /**
   * Handles a tap on a fabric of a panel. The target gets the fabric. Without a target, the tap picks the fabric up.
   */
  const give = (fabric: Fabric) => {
    if (target) giveTo(target, fabricItem(fabric));
    if (!target || held) fabricActions.take(fabric);
  };

  /**
   * Returns the target for a fabric at a part of the canvas. If the next fabric covers only one patch, each patch has
   * its own key and thereby its own preview.
   */
  const dropTargetAt = (part: Part | null): DropTarget | null => {
    const under = at(part);
    if (reach !== 'patch' || under?.patch === undefined) return under;
    return { ...under, key: `${under.key} ${under.patch}` };
  };

  /** Handles a tap on the quilt while the quilter holds a fabric that was picked up. */
  const giveHeld = (part: Part | null) => {
    if (!held) return;
    const under = at(part);
    if (under) giveTo(under, fabricItem(held));
    else setTargetByKey(null);
  };

  /**
   * Handles the choice of a part in a list of parts. The part becomes the target of the next fabrics. If the quilter
   * has picked up a fabric, the part also gets this fabric.
   */
  const choosePart = (key: string | null) => {
    const next = key === null ? null : referencedTarget(targets, { key });
    if (!held || !next) {
      setTargetByKey(key);
      return;
    }
    giveTo(next, fabricItem(held));
    setWanted({ key: next.key });
  };

  /** Picks up the fabric of a part. Does nothing for a part without a fabric. */
  const pickUp = (part: Part | null) => {
    fabricActions.pickUpFabric(at(part)?.fabric ?? 0, (fabric) => {
      setWanted(null);
      onPickedUp(fabric);
    });
  };

  const [tapped, setTapped] = useState<Part | null>(null);
  const tap = useLatest(({ part }: CanvasPoint, count: 1 | 2) => {
    // The panel that the first tap opened may have moved the quilt, so a double tap means the part of its first tap.
    const meant = count === 2 ? tapped : part;
    setTapped(part);
    const under = at(meant);
    const isOfSameBlock = target?.kind === 'spot' && under?.kind === 'spot' && under.id === target.id;
    // Quilters who colour a block patch by patch choose another patch of the block with a tap.
    const goesOn = reach === 'patch' && isOfSameBlock;
    // While the fabrics are shown, the first tap on a block selects the block. The second tap leaves it selected and
    // chooses one of its parts.
    const [after, ...others] = selectedPlacements(editor.arrangement());
    const isKept = only !== undefined && after?.id === only.id && others.length === 0;
    // The blocks of a setting aren't selected, so each tap chooses a part.
    const isSet = setting !== undefined && under?.kind === 'spot';
    const goesIn = showsFabrics && (isSet || (isKept && under?.kind === 'spot' && under.id === only.id));
    if (!goesOn && !goesIn) onTap(meant, count);
    if (goesOn || goesIn || isSet || count === 2) setTarget(referenceTo(under, meant));
  });
  const arranging = useMemo(() => arrangementTools(editor, tap), [editor, tap]);
  const placing = useMemo(() => new BlockPlacing(editor), [editor]);
  /** Words for the blocks that the dragged block would cover; null if it would cover none. */
  const [onTopOf, setOnTopOf] = useState<string | null>(null);
  const tools = [
    ...arranging,
    fabricActions.sweepTool({
      itemsAt: (part) => {
        const under = at(part);
        return under ? [under.key] : [];
      },
      onTap: giveHeld,
      onHold: pickUp,
    }),
    fabricActions.carryTool({
      dropTargetAt: (item, { part, modifiers }): DropTarget | null =>
        item.kind === 'block'
          ? droppedOn(design, part, { laying, isAlt: modifiers.alt }, nameOf)
          : dropTargetAt(part),
      // A dropped block replaces the whole block under it, so its patches aren't marked one by one.
      markedAt: (item, part) =>
        item.kind === 'block' && part?.kind === 'block' ? { ...part, shape: null } : part,
      onDrop: (dropTarget, item, part) => {
        if (!dropTarget) return;
        giveTo(dropTarget, item);
        if (dropTarget.kind === 'others') {
          editor.run(act(commands.select, dropTarget.ids));
          onPlaced(false);
          if (setting || laying === 'everywhere' || dropTarget.count === 1) return;
          const words = `The block replaced ${dropTarget.name}. To replace only one block, undo this step, then split the repeat.`;
          notifyOfStep(session.store, design, words);
        } else setWanted(referenceTo(at(part), part));
      },
      blocks: {
        follow: (point, view) => {
          const box = placing.follow(point, view);
          setOnTopOf(box && coveredBy(design, [cornersOfBox(box)], nameOf));
        },
        drop: (block, point, view) => {
          setOnTopOf(null);
          if (placing.drop(block, point, view)) onPlaced(true);
        },
        end: () => {
          setOnTopOf(null);
          placing.end();
        },
      },
    }),
  ];

  return {
    ...fabricActions,
    giveTo,
    /**
     * The choice of the parts of the quilt that the next fabric covers. `reaches` has all choices that suit the target.
     */
    reach,
    setReach,
    reaches,
    targets,
    target,
    /** The index in the scene of the copy at which the quilter pointed; null for none. */
    targetCopy: wanted?.at?.copy ?? null,
    /** The patch that gets the next fabric, while the quilter colours patch after patch; otherwise null. */
    inTurn:
      wantedReach === 'patch' && only
        ? patchInTurn({ targets, target, reference: wanted, levels: only.placement.levels })
        : null,
    setTarget,
    tools,
    /** Words for the effect of dropping the dragged item now; null if the drop would have no effect. */
    goesTo: fabricActions.trial?.part
      ? describeDropTarget(fabricActions.trial.dropTarget)
      : onTopOf && `On top of ${onTopOf}`,
    /** The name of the tool in use. */
    tool: held ? 'sweep' : tool,
    setTargetByKey,
    /** Makes a part of the canvas the target of the next fabric. */
    setTargetAt: (part: Part) => {
      setTarget(referenceTo(at(part), part));
    },
    choosePart,
    letGo: () => {
      setTargetByKey(null);
    },
    give: useLatest(give),
    /**
     * Gives a fabric, made of a picture that the quilter dropped or pasted, to the part of the quilt under the drop.
     * Without such a part, does the same as a tap on the fabric in a palette.
     */
    giveDropped: (fabric: Fabric, part: Part | null) => {
      const under = dropTargetAt(part);
      if (!under) {
        give(fabric);
        return;
      }
      giveTo(under, fabricItem(fabric));
      setWanted(referenceTo(at(part), part));
    },
    pickUp,
    targetAt: at,
    /** Previews a fabric on the part `on`, by default on the target; null ends the preview. */
    peekFabric: useLatest((fabric: Fabric | null, on: Target | null = target) => {
      fabricActions.peek(on, fabric && fabricItem(fabric));
    }),
    /** Previews a block at the place `on`; null ends the preview. */
    peekBlock: (block: BlockListItem | null, on: BlockDropTarget) => {
      fabricActions.peek(on, block && { kind: 'block', block });
    },
  };
}

function describeDropTarget({ kind, name }: DropTarget): string {
  return kind === 'others' ? `Replace ${name}` : name;
}
