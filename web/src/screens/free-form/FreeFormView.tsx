import { copyCount, copyPlacement } from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { CopyPlus, MousePointer2, Pipette, SwatchBook, Trash2 } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { act } from '../../model/command';
import { freeFormCommands as commands } from '../../model/free-form/free-form-commands';
import { laidPlacements, storedForm } from '../../model/free-form/free-form-document';
import { InHand } from '../../panels/fabric/InHand';
import { CanvasView } from '../../panels/workspace/CanvasView';
import { useScene } from '../../panels/workspace/use-scene';
import type { Part } from '../../render/hit-test';
import type { MenuAction } from '../../ui/ContextMenu';
import styles from './FreeFormView.module.css';
import { Starts } from './Starts';
import type { FreeFormTable } from './use-free-form-table';
import { countBlocks, quiltLabel } from './words';

const NONE: readonly Part[] = [];

/** The quilt in the middle of the workspace. */
export function FreeFormView({ table }: { table: FreeFormTable }) {
  const { workspace, arrangement, hand, fabric } = table;
  const { design } = arrangement.document;
  const { trial, held } = hand;
  const tried = trial?.design.quilt ?? design.quilt;
  const shown = useMemo(() => storedForm(tried), [tried]);
  const seen = useScene(shown);
  const { scene } = seen;
  const { selection } = arrangement;
  const outlined = useMemo(() => {
    const placements = laidPlacements(design).flatMap(({ id }, index) => (selection.has(id) ? [index] : []));
    return scene ? copiesOf(scene, new Set(placements)) : [];
  }, [scene, design, selection]);
  const together = useCallback(
    (placement: number, shape: number) => {
      if (!held)
        return (
          laidPlacements(design)
            [placement]?.placement.levels.flat()
            .map((_, index) => index) ?? null
        );
      const target = hand.targetAt({ kind: 'block', placement, copy: 0, shape });
      return target?.kind === 'spot' ? target.patches : null;
    },
    [design, hand, held],
  );
  return (
    <div className={styles.view} data-letter-keys>
      <CanvasView
        workspace={workspace}
        seen={seen}
        fabric={fabric}
        marks={{ selected: trial?.part ?? null, aimed: trial ? NONE : outlined, together }}
        tools={hand.tools}
        tool={hand.tool}
        input={hand.carry.input}
        corner={held && <InHand fabric={held} onPutDown={hand.letGo} />}
        label={quiltLabel(design.quilt, countBlocks(shown.blocks))}
        actionsFor={(part) => actionsFor(part, table)}
      />
      <Starts table={table} />
    </div>
  );
}

/** All copies of some placements, by their indexes. */
function copiesOf(scene: Scene, placements: ReadonlySet<number>): Part[] {
  if (placements.size === 0) return [];
  const parts: Part[] = [];
  for (let copy = 0; copy < copyCount(scene.copies); copy++) {
    const placement = copyPlacement(scene.copies, copy);
    if (placements.has(placement)) parts.push({ kind: 'block', placement, copy, shape: null });
  }
  return parts;
}

/** What can be done with a part of the quilt. */
function actionsFor(part: Part, table: FreeFormTable): MenuAction[] {
  const { hand, run, arrangement, pickFabricFor } = table;
  const actions: MenuAction[] = [];
  const target = hand.targetAt(part);
  if (target) {
    actions.push({
      name: 'Choose a fabric',
      icon: SwatchBook,
      onChoose: () => {
        if (target.kind === 'spot') run(act(commands.select, { argument: [target.id] }));
        pickFabricFor(target);
      },
    });
    if (target.fabric !== 0)
      actions.push({ name: 'Pick up this fabric', icon: Pipette, onChoose: () => hand.pickUp(part) });
  }
  const laid = part.kind === 'block' ? laidPlacements(arrangement.document.design)[part.placement] : null;
  if (!laid || laid.isLocked) return actions;
  const select = () => {
    if (!arrangement.selection.has(laid.id)) run(act(commands.select, { argument: [laid.id] }));
  };
  return [
    ...actions,
    { name: 'Select', icon: MousePointer2, onChoose: select },
    {
      name: 'Duplicate',
      icon: CopyPlus,
      onChoose: () => {
        select();
        run(act(commands.duplicate, { argument: null }));
      },
    },
    {
      name: 'Delete',
      icon: Trash2,
      onChoose: () => {
        select();
        run(act(commands.remove));
      },
    },
  ];
}
