import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { Blocks, Pipette, SwatchBook } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Position } from '../../render/camera';
import type { Part } from '../../render/hit-test';
import type { CanvasMenu } from '../../editor/stage/QuiltCanvas';
import { act } from '../../model/command';
import { quiltCommands, type Slot } from '../../model/standard-quilt/quilt-commands';
import { useMade } from '../../server/use-tab';
import { createStandardQuiltSession } from '../../persistence/standard-quilt-session';
import { CanvasBoundary, CanvasFailure } from '../../panels/workspace/CanvasBoundary';
import { LazyCanvas } from '../../panels/workspace/LazyCanvas';
import { InHand } from '../../panels/fabric/InHand';
import { Button } from '../../ui/Button';
import { ContextMenu, type MenuAction } from '../../ui/ContextMenu';
import styles from './QuiltView.module.css';
import { quiltLabel } from './quilt-words';
import {
  firstCopy,
  outlinedPart,
  partsAlongWith,
  patchesTogether,
  slotOf,
  slotsOf,
  targetAt,
  type Target,
} from './target';
import type { FindFabric } from '../../panels/use-fabrics';
import { useScene } from '../../panels/workspace/use-scene';
import type { useHand } from './use-hand';

interface QuiltViewProps {
  quilt: Quilt;
  fabric: FindFabric;
  hand: ReturnType<typeof useHand>;
  /** The slot that the next block is for; null while no blocks are offered. */
  slot: Slot | null;
  onPointer: (inches: Position | null) => void;
  onBlocks: (slot: Slot) => void;
  onFabric: (target: Target) => void;
}

/** The quilt in the middle of the workspace. */
export function QuiltView({ quilt, fabric, hand, slot, onPointer, onBlocks, onFabric }: QuiltViewProps) {
  const { run } = useMade(createStandardQuiltSession);
  const { targets, target, tapped, trial, held } = hand;
  const seen = trial?.design.quilt ?? quilt;
  const { scene, failure, retry } = useScene(seen);
  const [menu, setMenu] = useState<CanvasMenu | null>(null);
  const aimedAt = trial?.part ?? null;
  const isBlank = quilt.blocks.every(({ blockNum }) => blockNum === 0);

  const selected = () => {
    if (aimedAt || !scene) return aimedAt;
    if (slot !== null) return trial || slotsOf(quilt).length === 1 ? null : firstCopy(scene, slot);
    return target && outlinedPart(scene, target, tapped);
  };
  const alongWith = () => {
    const part = aimedAt ?? (slot !== null && !trial ? selected() : null);
    return scene && part ? partsAlongWith(scene, part) : undefined;
  };
  const together = useCallback(
    (placement: number, shape: number) => patchesTogether(targets, placement, shape),
    [targets],
  );
  return (
    <div className={styles.view}>
      <CanvasBoundary message="The quilt could not be drawn. It is still here, and you can save it.">
        <LazyCanvas
          scene={scene}
          fabric={fabric}
          marks={{ selected: selected(), aimed: alongWith(), together }}
          tools={hand.tools}
          tool={hand.tool}
          input={hand.carry.input}
          onPointer={onPointer}
          onMenu={setMenu}
          onFingers={(count) => run(act(count === 2 ? quiltCommands.undo : quiltCommands.redo))}
          corner={held && <InHand fabric={held} onPutDown={hand.letGo} />}
          label={quiltLabel(quilt)}
        />
      </CanvasBoundary>
      <ContextMenu
        at={menu?.at ?? null}
        label="This part of the quilt"
        actions={
          menu
            ? actionsFor(menu.part, targetAt(targets, menu.part), {
                onPickUp: hand.pickUp,
                onFabric,
                onBlocks,
              })
            : []
        }
        onClose={() => {
          setMenu(null);
        }}
      />
      {isBlank && slot === null && !failure && (
        <div className={styles.next}>
          <p>Now choose the block that your quilt is made of.</p>
          <Button
            onClick={() => {
              onBlocks(0);
            }}
          >
            Choose Block 1
          </Button>
        </div>
      )}
      {failure && <CanvasFailure message={failure.message} onRetry={retry} />}
    </div>
  );
}

/** What can be done with a part of the quilt. */
function actionsFor(
  part: Part,
  target: Target | null,
  {
    onPickUp,
    onFabric,
    onBlocks,
  }: Pick<QuiltViewProps, 'onFabric' | 'onBlocks'> & {
    onPickUp: (part: Part) => void;
  },
): MenuAction[] {
  const actions: MenuAction[] = [];
  if (target) {
    actions.push({
      name: 'Choose a fabric',
      icon: SwatchBook,
      onChoose: () => onFabric(target),
    });
    if (target.fabric !== 0)
      actions.push({ name: 'Pick up this fabric', icon: Pipette, onChoose: () => onPickUp(part) });
  }
  if (part.kind === 'block') {
    const slot = slotOf(part.placement);
    actions.push({ name: `Change Block ${slot + 1}`, icon: Blocks, onChoose: () => onBlocks(slot) });
  }
  return actions;
}
