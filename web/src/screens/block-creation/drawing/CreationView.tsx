import { FABRIC } from '@quiltwright/shared/limits';
import { spotFabricsOf } from '@quiltwright/shared/quilting/spots';
import { useMemo, type ReactNode } from 'react';
import { levelOf } from '@quiltwright/shared/model/created-block/design-layers';
import { boxInInches } from '../../../editor/tools/canvas-scale';
import { blockUnit, shownLevels } from '../../../editor/tools/drawing/drawing-editor';
import { LiveAnnouncement } from '../../../ui/LiveAnnouncement';
import { CanvasView } from '../../../panels/workspace/canvas/CanvasView';
import { blockReading } from '../../../panels/reading/block-reading';
import { PatchReading } from '../../../panels/reading/PatchReading';
import { useSpotNumbers } from '../../../panels/patches/list/use-spot-numbers';
import { useScene } from '../../../editor/loading/use-scene';
import { usesTouch } from '../../../render/camera/uses-touch';
import type { Shell } from '../../../panels/workspace/use-shell';
import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import { quiltOfBlock } from '../../../render/quilt/block-quilt';
import { formatSize } from '@quiltwright/shared/ruler/lengths';
import { laysShapes } from '../../../editor/tools/drawing/lays-shapes';
import { StrokeBar } from '../drafting/StrokeBar';
import { canvasToolOf, drawingTools } from './drawing-tools';
import { SketchBar } from './SketchBar';
import { giveDropped } from '../selection/give-dropped';
import { hasSelectionBar, PasteBar, SelectionBar } from '../selection/SelectionBar';
import { menuOf, selectedPart, selectForMenu } from '../selection/shape-menu';
import { ToolBar } from '../ToolBar';
import type { CreationEditor } from '../use-creation-editor';
import { useDrawingOverlay } from './use-drawing-overlay';
import styles from './CreationView.module.css';

/** The height that the floating bar takes at the top, in pixels, by layout. */
const ABOVE: Record<Shell, number> = { desk: 84, tablet: 92, phone: 72 };

/** The height that the tour of drafting takes below the bar, in pixels. */
const ABOVE_TOUR = 100;

const NAME = 'The block that you draw';

interface CreationViewProps {
  editor: CreationEditor;
  fabric: FindFabric;
  /** The present step of the tour of drafting, if it is shown. */
  tour: ReactNode;
}

/** The block being drawn, in the middle of the workspace. */
export function CreationView({ editor, fabric, tour }: CreationViewProps) {
  const { workspace, drawing, editing, options, run, inSight } = editor;
  const { design } = drawing.document;
  const { block } = design;
  const quilt = useMemo(() => quiltOfBlock({ ...design.block, levels: shownLevels(design) }), [design]);
  const seen = useScene(quilt);
  const tools = useMemo(() => drawingTools(editing, run), [editing, run]);
  const { blockWidth, blockHeight } = block;
  const shown = useMemo(
    () => inSight && boxInInches(inSight, blockUnit({ blockWidth, blockHeight })),
    [inSight, blockWidth, blockHeight],
  );
  const selects = !laysShapes(options.tool);
  const marks = useMemo(() => {
    const isFree = shownLevels(design).flatMap((level, index) =>
      level.map(() => !design.layers[index]?.isLocked),
    );
    // Only the parts that a tap can select are outlined under the pointer.
    return {
      selected: null,
      ignoresPointer: !selects,
      together: (_: number, shape: number) => (isFree[shape] ? [shape] : []),
    };
  }, [design, selects]);
  const reading = useMemo(() => blockReading(NAME, block, fabric), [block, fabric]);
  const drawn = useDrawingOverlay(editor, fabric);
  const spotOf = useMemo(() => {
    const fabrics = spotFabricsOf(block);
    return (fabricNum: number) => {
      const index = fabrics.indexOf(fabricNum);
      return index < 0 ? null : FABRIC.firstSpot + index;
    };
  }, [block]);
  const picked = options.showsSpots ? levelOf(design, options.layer) : null;
  const overlay = useSpotNumbers(quilt.blocks[0] ?? block, picked, spotOf, drawn);
  const hasBar = hasSelectionBar(editor);
  const isBusy = editor.isSketching || editor.isDrafting;
  const hasStrokeBar = usesTouch() && (editor.isDrafting || editor.hasLoose);
  const canPaste = usesTouch() && editor.selected.length === 0 && drawing.clipboard !== null && !isBusy;
  return (
    <div className={styles.view}>
      <CanvasView
        workspace={workspace}
        seen={seen}
        fabric={fabric}
        marks={marks}
        above={ABOVE[workspace.shell] + (editor.tour.isShown ? ABOVE_TOUR : 0)}
        inSight={shown}
        tools={tools}
        tool={canvasToolOf(options)}
        overlay={overlay}
        hasZoomBar={!hasBar && !hasStrokeBar && !(isBusy && usesTouch())}
        label={`${NAME}, ${formatSize(block.blockWidth, block.blockHeight)}`}
        onMenu={(part) => {
          selectForMenu(part, editor);
        }}
        onCloth={(cut, part) => {
          giveDropped(cut.fabricNum, part, { drawing: () => editing.drawing(), run });
        }}
        selectedPart={() => selectedPart(drawing)?.part ?? null}
        reading={reading}
        readingDialog={(onClose) => (
          <PatchReading name={NAME} block={block} fabric={fabric} shapes={reading} onClose={onClose} />
        )}
        actionsFor={(part, at) => menuOf(part, at, editor)}
      />
      <ToolBar editing={editing} options={options} />
      {tour}
      {hasBar && <SelectionBar editor={editor} />}
      {editor.isSketching && <SketchBar editing={editing} run={run} />}
      {hasStrokeBar && <StrokeBar editing={editing} isDrafting={editor.isDrafting} run={run} />}
      {canPaste && <PasteBar run={run} editing={editing} />}
      <LiveAnnouncement announcement={editor.announcement} />
    </div>
  );
}
