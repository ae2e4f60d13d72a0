import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { Blocks, Pipette, SwatchBook } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { Position } from '../../canvas/camera';
import { partAt, type Part } from '../../canvas/hit-test';
import { QuiltCanvas, type Drag, type Sweep } from '../../canvas/QuiltCanvas';
import { quiltCommands, type Slot } from '../../document/quilt-commands';
import { run } from '../../document/quilt-store';
import { CanvasBoundary, CanvasFailure } from '../../panels/workspace/CanvasBoundary';
import { InHand } from '../../panels/workspace/InHand';
import { Button } from '../../ui/Button';
import { ContextMenu, type MenuAction } from '../../ui/ContextMenu';
import styles from './QuiltView.module.css';
import { quiltLabel } from './quilt-words';
import {
  firstPlace,
  outlinedPart,
  partsAlongWith,
  patchesTogether,
  slotOf,
  slotsOf,
  targetAt,
  type Target,
} from './target';
import type { FindFabric } from '../../panels/use-fabrics';
import { useScene } from '../../canvas/use-scene';
import type { Cargo } from '../../panels/cargo';
import type { QuiltTrial } from './receiver';

interface QuiltViewProps {
  quilt: Quilt;
  fabric: FindFabric;
  targets: readonly Target[];
  target: Target | null;
  /** The slot that the next block is for; null while no blocks are offered. */
  slot: Slot | null;
  /** Something that is held over the quilt. */
  trial: QuiltTrial | null;
  drag: Drag<Cargo>;
  /** What drags do while a fabric is in the hand. */
  sweep: Sweep;
  /** The fabric in the hand: taps give it, however fast they follow each other. */
  held: Fabric | null;
  onPutDown: () => void;
  onPick: (part: Part | null) => void;
  onPickUp: (part: Part | null) => void;
  onPointer: (inches: Position | null) => void;
  onBlocks: (slot: Slot) => void;
  onFabric: (target: Target) => void;
}

/** The quilt in the middle of the workspace. */
export function QuiltView({
  quilt,
  fabric,
  targets,
  target,
  slot,
  trial,
  drag,
  sweep,
  held,
  onPutDown,
  onPick,
  onPickUp,
  onPointer,
  onBlocks,
  onFabric,
}: QuiltViewProps) {
  const seen = trial?.design.quilt ?? quilt;
  const { scene, failure, retry } = useScene(seen);
  const [tapped, setTapped] = useState<Part | null>(null);
  const [menu, setMenu] = useState<{ at: Position; part: Part } | null>(null);
  const pointer = useRef<Position | null>(null);
  const aimedAt = trial?.part ?? null;
  const isBlank = quilt.blocks.every(({ blockNum }) => blockNum === 0);

  const selected = () => {
    if (aimedAt || !scene) return aimedAt;
    if (slot !== null) return trial || slotsOf(quilt).length === 1 ? null : firstPlace(scene, slot);
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
  const partUnderPointer = () => {
    const { x, y } = pointer.current ?? {};
    return scene && x !== undefined && y !== undefined ? partAt(scene, x, y) : null;
  };

  const canvas = (
    <QuiltCanvas<Cargo>
      scene={scene}
      fabric={fabric}
      selected={selected()}
      aimed={alongWith()}
      together={together}
      onPick={(part) => {
        setTapped(part);
        onPick(part);
      }}
      onHold={onPickUp}
      onPointer={(inches) => {
        pointer.current = inches;
        onPointer(inches);
      }}
      onUndo={() => {
        run(quiltCommands.undo);
      }}
      onRedo={() => {
        run(quiltCommands.redo);
      }}
      drag={{
        ...drag,
        onDrop(cargo, part, isOver) {
          setTapped(part);
          drag.onDrop(cargo, part, isOver);
        },
      }}
      tool={held ? 'sweep' : 'pick'}
      sweep={sweep}
      corner={held && <InHand fabric={held} onPutDown={onPutDown} />}
      label={quiltLabel(quilt)}
    />
  );
  return (
    <div className={styles.view}>
      <CanvasBoundary message="The quilt could not be drawn. It is still here, and you can save it.">
        <div
          className={styles.canvas}
          data-tool={held ? 'colour' : undefined}
          onDoubleClick={() => {
            const part = partUnderPointer();
            if (part?.kind === 'block' && !held) onBlocks(slotOf(part.placement));
          }}
          onContextMenu={(event) => {
            const part = partUnderPointer();
            if (!part || event.isDefaultPrevented()) return;
            event.preventDefault();
            setMenu({ at: { x: event.clientX, y: event.clientY }, part });
          }}
        >
          {canvas}
        </div>
      </CanvasBoundary>
      <ContextMenu
        at={menu?.at ?? null}
        label="This part of the quilt"
        actions={
          menu ? actionsFor(menu.part, targetAt(targets, menu.part), { onPickUp, onFabric, onBlocks }) : []
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
  { onPickUp, onFabric, onBlocks }: Pick<QuiltViewProps, 'onPickUp' | 'onFabric' | 'onBlocks'>,
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
