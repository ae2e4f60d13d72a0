import { DEFAULTS, LIMITS } from '@quiltwright/shared/limits';
import { isSpot } from '@quiltwright/shared/quilting/spots';
import { BookmarkPlus, Layers, Pipette, Shuffle } from 'lucide-react';
import { useMemo } from 'react';
import { keyWords, shortcuts } from '../../editor/shortcuts';
import { quiltOfBlock } from '../../render/quilt/block-quilt';
import { act, workOn } from '@quiltwright/shared/model/command';
import type { Part } from '../../render/scene/part';
import { blockReading } from '../../panels/reading/block-reading';
import { PatchReading } from '../../panels/reading/PatchReading';
import { useSpotNumbers } from '../../panels/patches/list/use-spot-numbers';
import { useScene } from '../../editor/loading/use-scene';
import { blockCommands, hasPatches } from '@quiltwright/shared/model/designed-block/block-commands';
import { layerOf } from '@quiltwright/shared/model/designed-block/colour-modes';
import { LiveAnnouncement } from '../../ui/LiveAnnouncement';
import { CanvasView } from '../../panels/workspace/canvas/CanvasView';
import { focusMain } from '../../ui/hooks/focus-main';
import { HeldFabric } from '../../panels/fabric/swatch/HeldFabric';
import type { Shell } from '../../panels/workspace/use-shell';
import type { MenuAction } from '../../ui/menus/ContextMenu';
import { formatSize } from '@quiltwright/shared/ruler/lengths';
import styles from './BlockView.module.css';
import { describeTarget } from './colouring/colouring-words';
import { targetAt } from './colouring/drop-target';
import { ColourBar } from './colouring/ColourBar';
import { BlockColourways } from './colourways/BlockColourways';
import { FirstBlock } from './FirstBlock';
import type { BlockEditor } from './use-block-editor';

const keepColourway = act(blockCommands.keepColourway);

/** The height that the floating bar takes at the top, in pixels, by layout. */
const ABOVE: Record<Shell, number> = { desk: 84, tablet: 92, phone: 72 };

/**
 * Returns the number to show on patches of a fabric spot. Returns null for a real fabric, because its patches need no
 * number.
 */
const spotOf = (fabricNum: number) => (isSpot(fabricNum) ? fabricNum : null);

/** The block in the middle of the workspace. */
export function BlockView({ editor }: { editor: BlockEditor }) {
  const { workspace, colouring, name, fabric } = editor;
  const { document, documentSession, shell } = workspace;
  const { design } = document;
  const { block } = colouring.trial?.design ?? design;
  const isThere = hasPatches({ ...design, block });
  const quilt = useMemo(() => (isThere ? quiltOfBlock(block) : null), [block, isThere]);
  const seen = useScene(quilt);
  const isEmpty = !isThere && !seen.failure;

  const reading = useMemo(
    () => blockReading(isThere ? `${name ?? ''} block` : 'No block yet', block, fabric),
    [isThere, name, block, fabric],
  );

  const numbers = useSpotNumbers(block, colouring.layer === 0 ? null : colouring.layer - 1, spotOf);
  const { trial, marked } = colouring;
  const held = trial?.item.kind === 'fabric' ? trial.part : null;
  const chosen: Part | null =
    marked === null || trial?.item.kind === 'block'
      ? null
      : { kind: 'block', placement: 0, copy: 0, shape: marked };

  return (
    <div className={styles.view}>
      <div className={styles.canvas}>
        <div className={styles.stage} data-empty={isEmpty || undefined}>
          <CanvasView
            workspace={workspace}
            seen={seen}
            fabric={fabric}
            marks={{
              selected: held ?? chosen,
              together: (_, shape) => colouring.patchesWith(shape),
              highlight: (block.blockWidth * DEFAULTS.highlight) / LIMITS.blockSpace,
            }}
            above={ABOVE[shell]}
            overlay={numbers}
            tools={colouring.tools}
            tool={colouring.tool}
            input={colouring.carry.input}
            corner={colouring.held && <HeldFabric fabric={colouring.held} onPutDown={colouring.letGo} />}
            label={
              isThere
                ? `${name ?? ''} block, ${formatSize(block.blockWidth, block.blockHeight)}`
                : 'No block yet'
            }
            selectedPart={() => chosen}
            actionsFor={(part) => (part ? actionsFor(part, editor) : ownActions(editor))}
            reading={reading}
            {...(isThere && { onCloth: colouring.giveDropped })}
            readingDialog={
              isThere
                ? (onClose) => (
                    <PatchReading
                      name={`${name ?? ''} block`}
                      block={block}
                      fabric={fabric}
                      onClose={onClose}
                    />
                  )
                : undefined
            }
            nameOfPart={(part) => {
              const under = part.kind === 'block' ? targetAt(block.levels, 'patch', part.shape) : null;
              return under && describeTarget(under, block, fabric);
            }}
          />
          <ColourBar
            mode={colouring.mode}
            tool={colouring.tapTool}
            isThere={editor.isThere}
            canKeep={keepColourway.canRun(workOn(document))}
            onMode={colouring.setMode}
            onTool={(tool) => {
              colouring.turnTool(tool);
              // The next actions are on the canvas, so it takes the focus.
              focusMain();
            }}
            onShuffle={editor.shuffle}
            onKeep={() => {
              documentSession.run(keepColourway);
            }}
          />
        </div>
        {isEmpty && <FirstBlock onBlock={editor.chooseBlank} />}
        <LiveAnnouncement announcement={editor.announcement} />
      </div>
      {shell !== 'phone' && design.block.colourways.length > 0 && (
        <BlockColourways block={design.block} fabric={fabric} />
      )}
    </div>
  );
}

/** Returns the menu's actions for the whole block. Shown while no part is chosen. */
function ownActions({ workspace, shuffle, isThere }: BlockEditor): MenuAction[] {
  const { document, documentSession } = workspace;
  return [
    {
      ...{ name: shortcuts.shuffle.label, icon: Shuffle, keys: keyWords('shuffle') },
      disabled: !isThere,
      onChoose: shuffle,
    },
    {
      ...{ name: shortcuts.keepColourway.label, icon: BookmarkPlus, keys: keyWords('keepColourway') },
      disabled: !keepColourway.canRun(workOn(document)),
      onChoose: () => {
        documentSession.run(keepColourway);
      },
    },
  ];
}

/** Returns the menu's actions for one part of the block. */
function actionsFor(part: Part, { workspace, colouring }: BlockEditor): MenuAction[] {
  const { block } = workspace.document.design;
  if (part.kind !== 'block' || part.shape === null) return [];
  const layer = layerOf(block.levels, part.shape);
  return [
    { name: `Choose layer ${layer}`, icon: Layers, onChoose: () => colouring.chooseLayer(layer) },
    { name: 'Pick up this fabric', icon: Pipette, onChoose: () => colouring.pickUpAt(part) },
  ];
}
