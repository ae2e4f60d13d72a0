import { DEFAULTS, LIMITS } from '@quiltwright/shared/limits';
import { Layers, Pipette, type LucideIcon } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { quiltOfBlock } from '../../render/block-quilt';
import type { Position } from '../../render/camera';
import type { Part } from '../../render/hit-test';
import type { CanvasMenu } from '../../editor/stage/QuiltCanvas';
import { useScene } from '../../panels/workspace/use-scene';
import { blockCommands, hasPatches } from '../../model/designed-block/block-commands';
import type { BlockDesign } from '../../model/designed-block/block-document';
import { useMade } from '../../server/use-tab';
import { createDesignedBlockSession } from '../../persistence/designed-block-session';
import { act } from '../../model/command';
import { layerOf } from '../../model/designed-block/colour-modes';
import { CanvasBoundary, CanvasFailure } from '../../panels/workspace/CanvasBoundary';
import { LazyCanvas } from '../../panels/workspace/LazyCanvas';
import { InHand } from '../../panels/fabric/InHand';
import type { Shell } from '../../panels/workspace/use-shell';
import type { FindFabric } from '../../panels/use-fabrics';
import { ContextMenu } from '../../ui/ContextMenu';
import { formatSize } from '../../ui/inches';
import styles from './BlockView.module.css';
import type { useColouring } from './use-colouring';

interface BlockViewProps {
  shell: Shell;
  design: BlockDesign;
  /** What the block on the table is called. */
  name: string;
  fabric: FindFabric;
  hand: ReturnType<typeof useColouring>;
  /** Floats over the canvas. */
  bar: ReactNode;
  /** Stands below the canvas. */
  strip: ReactNode;
  /** Stands in the place of the canvas while there is no block. */
  empty: ReactNode;
  onPointer: (inches: Position | null) => void;
}

/** Pixels that the floating bar takes at the top, by how much room there is. */
const ABOVE: Record<Shell, number> = { desk: 84, tablet: 92, phone: 72 };

/** The block in the middle of the workspace. */
export function BlockView({
  shell,
  design,
  name,
  fabric,
  hand,
  bar,
  strip,
  empty,
  onPointer,
}: BlockViewProps) {
  const { run } = useMade(createDesignedBlockSession);
  const { block } = hand.trial?.design ?? design;
  const isThere = hasPatches({ ...design, block });
  const quilt = useMemo(() => (isThere ? quiltOfBlock(block) : null), [block, isThere]);
  const { scene, failure, retry } = useScene(quilt);
  const isEmpty = !isThere && !failure;
  const [menu, setMenu] = useState<CanvasMenu | null>(null);

  const { trial, marked } = hand;
  const held = trial?.item.kind === 'fabric' ? trial.part : null;
  const chosen: Part | null =
    marked === null || trial?.item.kind === 'block'
      ? null
      : { kind: 'block', placement: 0, copy: 0, shape: marked };

  return (
    <div className={styles.view} data-letter-keys>
      <div className={styles.canvas}>
        <div className={styles.stage} data-empty={isEmpty || undefined}>
          <CanvasBoundary message="The block could not be drawn. It is still here, and you can save it.">
            <LazyCanvas
              of="Block"
              scene={scene}
              fabric={fabric}
              marks={{
                selected: held ?? chosen,
                together: (_, shape) => hand.patchesWith(shape),
                highlight: (block.blockWidth * DEFAULTS.highlight) / LIMITS.blockSpace,
              }}
              above={ABOVE[shell]}
              tools={hand.tools}
              tool={hand.tool}
              input={hand.carry.input}
              onPointer={onPointer}
              onMenu={setMenu}
              onFingers={(count) => run(act(count === 2 ? blockCommands.undo : blockCommands.redo))}
              corner={hand.held && <InHand fabric={hand.held} onPutDown={hand.letGo} />}
              label={
                isThere ? `${name} block, ${formatSize(block.blockWidth, block.blockHeight)}` : 'No block yet'
              }
            />
          </CanvasBoundary>
          {bar}
        </div>
        {isEmpty && empty}
        {failure && <CanvasFailure message={failure.message} onRetry={retry} />}
      </div>
      {strip}
      <ContextMenu
        at={menu?.at ?? null}
        label="This part of the block"
        actions={menu ? actionsFor(menu.part, design, hand) : []}
        onClose={() => {
          setMenu(null);
        }}
      />
    </div>
  );
}

/** What can be done with a part of the block. */
function actionsFor(
  part: Part,
  { block }: BlockDesign,
  hand: BlockViewProps['hand'],
): { name: string; icon: LucideIcon; onChoose: () => void }[] {
  if (part.kind !== 'block' || part.shape === null) return [];
  const layer = layerOf(block.levels, part.shape);
  return [
    { name: `Choose layer ${layer}`, icon: Layers, onChoose: () => hand.chooseLayer(layer) },
    { name: 'Pick up this fabric', icon: Pipette, onChoose: () => hand.pickUpAt(part) },
  ];
}
