import { Blocks, Pipette, SwatchBook } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { clothName } from '../../panels/held-fabric/fabric-step-words';
import { formatInches } from '@quiltwright/shared/ruler/lengths';
import type { Position } from '../../render/camera/camera';
import type { Part } from '../../render/scene/part';
import { hasSize, isBlank } from '@quiltwright/shared/model/standard-quilt/quilt-commands';
import { QuiltColourwayRow } from '../../panels/colourways/QuiltColourwayRow';
import { useClothOverlay } from '../../panels/estimate/totals/use-cloth-overlay';
import { CanvasView } from '../../panels/workspace/canvas/CanvasView';
import { useSewnView } from '../../panels/workspace/canvas/use-sewn-view';
import { HeldFabric } from '../../panels/fabric/swatch/HeldFabric';
import { Button } from '../../ui/basics/Button';
import type { MenuAction } from '../../ui/menus/ContextMenu';
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
} from './target';
import { standardReading } from '../../panels/reading/standard-reading';
import { useScene } from '../../editor/loading/use-scene';
import type { QuiltEditor } from './use-quilt-editor';

/** The quilt in the middle of the workspace. */
export function QuiltView({ editor }: { editor: QuiltEditor }) {
  const { workspace, quiltActions, fabric, chosenSlot: slot, openBlocks, nameOf } = editor;
  const { quilt } = workspace.document.design;
  const { targets, target, tapped, trial, held } = quiltActions;
  const seen = useScene(trial?.design.quilt ?? quilt);
  const { scene } = seen;
  const overlay = useClothOverlay(scene);
  const sewnView = useSewnView(quilt);
  const trialPart = trial?.part ?? null;

  const later = useDeferredValue(quilt);
  const fabricLater = useDeferredValue(fabric);
  const reading = useMemo(() => standardReading(later, nameOf, fabricLater), [later, nameOf, fabricLater]);

  const selected = () => {
    if (trialPart || !scene) return trialPart;
    if (slot !== null) return trial || slotsOf(quilt).length === 1 ? null : firstCopy(scene, slot);
    return target && outlinedPart(scene, target, tapped);
  };
  const alongWith = () => {
    const part = trialPart ?? (slot !== null && !trial ? selected() : null);
    return scene && part ? partsAlongWith(scene, part) : undefined;
  };
  const together = useCallback(
    (placement: number, shape: number) => patchesTogether(targets, placement, shape),
    [targets],
  );
  return (
    <div className={styles.view}>
      <div className={styles.canvas}>
        <CanvasView
          workspace={workspace}
          seen={seen}
          fabric={fabric}
          marks={{ selected: selected(), targeted: alongWith(), together }}
          {...sewnView}
          {...(overlay && { overlay })}
          tools={quiltActions.tools}
          tool={quiltActions.tool}
          input={quiltActions.carry.input}
          corner={held && <HeldFabric fabric={held} onPutDown={quiltActions.letGo} />}
          label={quiltLabel(quilt)}
          selectedPart={() => (trial ? null : selected())}
          actionsFor={(part) => (part ? actionsFor(part, editor) : ownActions(editor))}
          reading={reading}
          onCloth={quiltActions.giveDropped}
          nameOfPart={(part, at) => nameOfPart(part, at, editor)}
        />
        {isBlank(quilt) && slot === null && !seen.failure && (
          <div className={styles.next}>
            <p>Now choose a block for your quilt.</p>
            <Button
              onClick={() => {
                openBlocks(0);
              }}
            >
              Choose Block 1
            </Button>
          </div>
        )}
      </div>
      <QuiltColourwayRow colourways={editor.colourways} />
    </div>
  );
}

/** Returns the menu's actions for the whole quilt. Shown while no part of the quilt is chosen. */
function ownActions({ workspace, openBlocks }: QuiltEditor): MenuAction[] {
  const { quilt } = workspace.document.design;
  if (!hasSize(quilt)) return [];
  return slotsOf(quilt).map((slot) => ({
    name: `Change Block ${slot + 1}`,
    icon: Blocks,
    onChoose: () => openBlocks(slot),
  }));
}

/**
 * Returns words for a part of the quilt: its name, its fabric, and the position `at` (inches from the quilt's
 * corner).
 */
function nameOfPart(part: Part, at: Position, { quiltActions, fabric }: QuiltEditor): string | null {
  const target = targetAt(quiltActions.targets, part);
  if (!target) return null;
  const place = `${formatInches(Math.round(at.x))}, ${formatInches(Math.round(at.y))}`;
  const cloth = target.kind === 'band' ? `, ${clothName(fabric, target.fabric)}` : '';
  return `${target.name}${cloth}, at ${place}`;
}

/** Returns the menu's actions for one part of the quilt. */
function actionsFor(part: Part, { quiltActions, pickFabricFor, openBlocks }: QuiltEditor): MenuAction[] {
  const actions: MenuAction[] = [];
  const target = targetAt(quiltActions.targets, part);
  if (target) {
    actions.push({ name: 'Choose a fabric', icon: SwatchBook, onChoose: () => pickFabricFor(target) });
    if (target.fabric !== 0)
      actions.push({ name: 'Pick up this fabric', icon: Pipette, onChoose: () => quiltActions.pickUp(part) });
  }
  if (part.kind === 'block') {
    const slot = slotOf(part.placement);
    actions.push({ name: `Change Block ${slot + 1}`, icon: Blocks, onChoose: () => openBlocks(slot) });
  }
  return actions;
}
