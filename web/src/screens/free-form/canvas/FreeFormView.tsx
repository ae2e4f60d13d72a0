import { countBlocks } from '@quiltwright/shared/quilting/placement';
import { findCopy } from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import {
  ClipboardPaste,
  CopyPlus,
  Layers2,
  LockOpen,
  MousePointer2,
  Pipette,
  Replace,
  SquareDashedMousePointer,
  SwatchBook,
  Trash2,
  Ungroup,
  type LucideIcon,
} from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { keyWords, shortcuts, type ShortcutId } from '../../../editor/shortcuts';
import { act } from '@quiltwright/shared/model/command';
import {
  selectedPlacements,
  type Arrangement,
  type ArrangementAction,
} from '@quiltwright/shared/model/free-form/arrangement';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { laidPlacements, ownerIn, storedForm } from '@quiltwright/shared/model/free-form/free-form-document';
import { fitProblemsOf } from '@quiltwright/shared/model/free-form/fit/fit-problems';
import { QuiltColourwayRow } from '../../../panels/colourways/QuiltColourwayRow';
import { useClothOverlay } from '../../../panels/estimate/totals/use-cloth-overlay';
import { LiveAnnouncement } from '../../../ui/LiveAnnouncement';
import { clothName } from '../../../panels/held-fabric/fabric-step-words';
import { HeldFabric } from '../../../panels/fabric/swatch/HeldFabric';
import { CanvasView } from '../../../panels/workspace/canvas/CanvasView';
import { useSewnView } from '../../../panels/workspace/canvas/use-sewn-view';
import { useScene } from '../../../editor/loading/use-scene';
import type { Shell } from '../../../panels/workspace/use-shell';
import type { Position } from '../../../render/camera/camera';
import type { Part } from '../../../render/scene/part';
import type { MenuAction } from '../../../ui/menus/ContextMenu';
import { targetPart } from './target-part';
import { ArrangementBar } from './ArrangementBar';
import styles from './FreeFormView.module.css';
import { freeFormReading } from '../describing/free-form-reading';
import { Starts } from '../quilt/Starts';
import { useArrangementOverlay } from './use-arrangement-overlay';
import type { FreeFormEditor } from '../use-free-form-editor';
import { nameAndPlaceOf, quiltLabel } from '../describing/words';

const none: readonly number[] = [];

/** The height that the floating bar takes at the top, in pixels, by layout. */
const ABOVE: Record<Shell, number> = { desk: 84, tablet: 92, phone: 72 };

/** The quilt in the middle of the workspace. */
export function FreeFormView({ editor }: { editor: FreeFormEditor }) {
  const { workspace, arranging, options, quiltActions, fabric, nameOf } = editor;
  const arrangement = editor.fixed ?? editor.arrangement;
  const { design } = arrangement.document;
  const { trial, held } = quiltActions;
  const tried = trial?.design.quilt ?? design.quilt;
  const shown = useMemo(() => storedForm(tried), [tried]);
  const seen = useScene(shown);
  const blocks = useMemo(() => countBlocks(shown.blocks.filter(({ role }) => role === undefined)), [shown]);
  const later = useDeferredValue(design);
  const fabricLater = useDeferredValue(fabric);
  const reading = useMemo(() => freeFormReading(later, nameOf, fabricLater), [later, nameOf, fabricLater]);
  const fitProblems = fitProblemsOf(later);
  const marks = useArrangementOverlay(
    arrangement,
    arranging,
    fitProblems,
    !held && options.tool === 'select',
    trial?.dropTarget.kind === 'others' ? trial.dropTarget.ids : none,
    nameOf,
  );
  const overlay = useClothOverlay(seen.scene, marks);
  const sewnView = useSewnView(shown);
  const { target, targetCopy, reach } = quiltActions;
  const chosen = trial ? trial.part : targetPart(target, targetCopy, seen.scene, design);
  const together = (placement: number, shape: number) => {
    const laid = laidPlacements(design)[placement];
    const own = laid && (ownerIn(design, laid.id) ?? laid);
    if (target?.kind === 'spot' && target.id === own?.id && target.patches.includes(shape))
      return reach === 'patch' ? [shape] : target.patches;
    if (!held) return laid?.placement.levels.flat().map((_, index) => index) ?? null;
    const under = quiltActions.targetAt({ kind: 'block', placement, copy: 0, shape });
    return under?.kind === 'spot' ? under.patches : null;
  };
  return (
    <div className={styles.view}>
      <div className={styles.canvas}>
        <CanvasView
          workspace={workspace}
          seen={seen}
          fabric={fabric}
          marks={{ selected: chosen, together }}
          {...sewnView}
          above={ABOVE[workspace.shell]}
          overlay={overlay}
          tools={quiltActions.tools}
          tool={quiltActions.tool}
          input={quiltActions.carry.input}
          corner={held && <HeldFabric fabric={held} onPutDown={quiltActions.letGo} />}
          label={quiltLabel(design.quilt, blocks)}
          selectedPart={() =>
            targetPart(target, targetCopy, seen.scene, design) ?? selectedPart(seen.scene, arrangement)
          }
          actionsFor={(part, at) => (part ? actionsFor(part, editor) : ownActions(at, editor))}
          reading={reading}
          onCloth={quiltActions.giveDropped}
          nameOfPart={(part) => nameOfPart(part, editor)}
        />
        <ArrangementBar editing={arranging} />
        <Starts editor={editor} />
        <LiveAnnouncement announcement={editor.announcement} />
      </div>
      <QuiltColourwayRow colourways={editor.colourways} />
    </div>
  );
}

/** Returns the first copy of the topmost selected block; null without a selection. */
function selectedPart(scene: Scene | null, arrangement: Arrangement): Part | null {
  const top = selectedPlacements(arrangement).at(-1);
  if (!top || !scene) return null;
  const placement = laidPlacements(arrangement.document.design).findIndex(({ id }) => id === top.id);
  const copy = findCopy(scene.copies, (each) => each === placement);
  return copy === null ? null : { kind: 'block', placement, copy, shape: null };
}

/** Returns the menu's actions for the whole quilt. Shown while no block is selected. */
function ownActions(at: Position, { run, arranging, arrangement }: FreeFormEditor): MenuAction[] {
  const item = (id: ShortcutId, icon: LucideIcon, action: ArrangementAction): MenuAction => ({
    name: shortcuts[id].label,
    icon,
    keys: keyWords(id),
    disabled: !action.canRun(arrangement),
    onChoose: () => {
      run(action);
    },
  });
  const paste = act(commands.paste, arranging.placeOfPaste(at));
  return [
    { ...item('paste', ClipboardPaste, paste), name: 'Paste' },
    item('selectAll', SquareDashedMousePointer, act(commands.selectAll)),
  ];
}

/** Returns words for a part of the quilt: its name, its fabric, and the position of its block. */
function nameOfPart(
  part: Part,
  { quiltActions, arrangement, nameOf, fabric }: FreeFormEditor,
): string | null {
  const target = quiltActions.targetAt(part);
  const laid = part.kind === 'block' ? laidPlacements(arrangement.document.design)[part.placement] : null;
  const name = laid ? nameAndPlaceOf(laid.placement, nameOf) : target?.name;
  if (name === undefined) return null;
  return target ? `${name}, ${clothName(fabric, target.fabric)}` : name;
}

/** Returns the menu's actions for one part of the quilt. */
function actionsFor(part: Part, editor: FreeFormEditor): MenuAction[] {
  const { quiltActions, run, arrangement, pickFabricFor } = editor;
  const actions: MenuAction[] = [];
  const target = quiltActions.targetAt(part);
  const laid = part.kind === 'block' ? laidPlacements(arrangement.document.design)[part.placement] : null;
  // A fabric is chosen for the selected block, and a locked block can't be selected.
  const { setting } = arrangement.document.design.quilt;
  if (target && (setting || !laid?.isLocked))
    actions.push({
      name: 'Choose a fabric',
      icon: SwatchBook,
      onChoose: () => {
        if (target.kind === 'spot' && !setting) run(act(commands.select, [target.id]));
        pickFabricFor(target, part);
      },
    });
  if (target && target.fabric !== 0)
    actions.push({ name: 'Pick up this fabric', icon: Pipette, onChoose: () => quiltActions.pickUp(part) });
  if (!laid || setting) return actions;
  if (laid.isLocked)
    return [
      ...actions,
      {
        name: 'Unlock',
        icon: LockOpen,
        onChoose: () => {
          run(act(commands.lock, { ids: [laid.id], isLocked: false }));
        },
      },
    ];
  const isSelected = arrangement.selection.has(laid.id);
  const select = () => {
    if (!isSelected) run(act(commands.select, [laid.id]));
  };
  return [
    ...actions,
    ...(isSelected ? [] : [{ name: 'Select', icon: MousePointer2, onChoose: select }]),
    {
      name: 'Replace …',
      icon: Replace,
      onChoose: () => {
        select();
        editor.offerBlocks('here');
      },
    },
    {
      name: 'Place a block on top …',
      icon: Layers2,
      onChoose: () => {
        select();
        editor.offerBlocks('top');
      },
    },
    ...(countBlocks([laid.placement]) > 1
      ? [
          {
            name: 'Split the repeat',
            icon: Ungroup,
            onChoose: () => {
              select();
              run(act(commands.splitRepeat));
            },
          },
        ]
      : []),
    {
      name: 'Duplicate',
      icon: CopyPlus,
      onChoose: () => {
        select();
        run(act(commands.duplicate, null));
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
