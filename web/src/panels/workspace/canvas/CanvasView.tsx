import { Table2 } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { bandInSentence } from '@quiltwright/shared/quilting/bands/band-words';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { createOwnPictures } from '../../../server/uploads/own-pictures';
import { useMade } from '../../../server/session/use-tab';
import { usePastedPictures } from './use-pasted-pictures';
import { fetchChunk } from '../../../browser/chunks';
import type { QuiltCanvasProps } from '../../../editor/stage/QuiltCanvas';
import type { CanvasMenu } from '../../../editor/stage/use-canvas-menu';
import type { Position } from '../../../render/camera/camera';
import type { Part } from '../../../render/scene/part';
import { ContextMenu, type MenuAction } from '../../../ui/menus/ContextMenu';
import type { Reading, ReadingDialog } from '../../../ui/dialogs/ReadingDialog';
import { useLatest } from '../../../ui/hooks/use-latest';
import { CanvasBoundary, CanvasFailure } from './CanvasBoundary';
import { redoIn, undoIn } from '../history';
import { LazyCanvas } from '../../../editor/loading/LazyCanvas';
import type { Seen } from '../../../editor/loading/use-scene';
import type { WorkspaceState } from '../use-workspace';
import { useValuesOnly } from './use-values-only';

interface CanvasViewProps<Design, Content extends object> extends Omit<
  QuiltCanvasProps,
  | 'scene'
  | 'isCurrent'
  | 'of'
  | 'description'
  | 'reading'
  | 'views'
  | 'onPictures'
  | 'onPointer'
  | 'onMenu'
  | 'onFingers'
> {
  workspace: Pick<WorkspaceState<Design, Content>, 'documentSession' | 'cursor'>;
  seen: Seen;
  /**
   * Returns the actions in the menu of a part. For null, returns the actions in the menu of the whole design.
   * @param at the menu's place, in inches from the design's corner
   */
  actionsFor: (part: Part | null, at: Position) => readonly MenuAction[];
  /** The open document as words and as a table. */
  reading: Reading;
  /** Renders a dialog with the document as a table, in place of the dialog that shows `reading`. */
  readingDialog?: ((onClose: () => void) => ReactNode) | undefined;
  /**
   * Returns the name of a part at a point, with its fabric; null for a part without a name.
   * @param at the point, in inches from the design's corner
   */
  nameOfPart?: (part: Part, at: Position) => string | null;
  /**
   * Uses a fabric that was made of a picture: on the part on which the picture was dropped, or for the next parts
   * (null). Absent if the editor takes no pictures.
   */
  onCloth?: (fabric: Fabric, part: Part | null) => void;
  /** Called before the menu of a part opens. */
  onMenu?: (part: Part) => void;
}

/** Returns words for the part on which a picture was dropped; null for none. */
function ontoWords(part: Part | null): string | null {
  if (!part) return null;
  return part.kind === 'band' ? bandInSentence(part.band) : 'the patch where you dropped it';
}

const NONE: readonly MenuAction[] = [];

/**
 * The canvas of an editor, with the context menus of the design and of its parts. If drawing fails, the canvas shows
 * the reason.
 */
export function CanvasView<Design, Content extends object>({
  workspace: { documentSession, cursor },
  seen: { scene, isCurrent, failure, retry },
  actionsFor,
  reading,
  readingDialog,
  nameOfPart,
  onMenu,
  fabric,
  onCloth,
  ...canvas
}: CanvasViewProps<Design, Content>) {
  const [menu, setMenu] = useState<CanvasMenu | null>(null);
  const closeMenu = useLatest(() => {
    setMenu(null);
  });
  const { noun } = documentSession.kind;
  const pictures = useMade(createOwnPictures);
  const giveCut = useLatest((cut: Fabric, part: Part | null) => onCloth?.(cut, part));
  const takePictures = (files: readonly File[], part: Part | null) => {
    const use = (cut: Fabric) => {
      giveCut(cut, part);
    };
    pictures.add(files, use, ontoWords(part));
  };
  usePastedPictures(
    onCloth &&
      ((files) => {
        takePictures(files, null);
      }),
  );
  const { view, ...shown } = useValuesOnly(scene, fabric);
  const views = useMemo(() => [view], [view]);
  const [chunk, setChunk] = useState<{ ReadingDialog: typeof ReadingDialog } | null>(null);
  const [isReading, setReading] = useState(false);
  const closeReading = () => {
    setReading(false);
  };
  // The bar with this button renders again only if the object changes.
  const button = useMemo(
    () => ({
      name: `Read the ${noun} as a table`,
      onPress: () => {
        setReading(true);
        void fetchChunk('ReadingDialog', () => import('../../../ui/dialogs/ReadingDialog')).then(setChunk);
      },
    }),
    [noun],
  );
  const read: MenuAction = {
    ...{ name: button.name, icon: Table2, isApart: true },
    onChoose: button.onPress,
  };
  const own = menu ? actionsFor(menu.part, menu.inches) : NONE;
  const actions = menu && !menu.part ? [...own, read] : own;
  return (
    <>
      <CanvasBoundary
        message={`The ${noun} could not be drawn. Your work is not lost, and you can save the ${noun}.`}
      >
        <LazyCanvas
          {...canvas}
          of={noun === 'quilt' ? 'Quilt' : 'Block'}
          isCurrent={isCurrent}
          description={reading.summary}
          reading={button}
          views={views}
          // Light and puckers would mottle the greys.
          {...(view.isOn && { quilting: null })}
          {...shown}
          {...(onCloth && { onPictures: takePictures })}
          onPointer={(at) => {
            cursor.setState({ at });
          }}
          onMenu={(asked) => {
            if (asked.part) onMenu?.(asked.part);
            setMenu(asked);
          }}
          onFingers={(count) => {
            if (count === 2) undoIn(documentSession);
            else redoIn(documentSession);
          }}
        />
      </CanvasBoundary>
      <ContextMenu
        at={menu && actions.length > 0 ? menu.at : null}
        label={
          (menu?.part && nameOfPart?.(menu.part, menu.inches)) ??
          (menu?.part ? `This part of the ${noun}` : `The ${noun}`)
        }
        actions={actions}
        onClose={closeMenu}
      />
      {isReading &&
        (readingDialog?.(closeReading) ??
          (chunk && <chunk.ReadingDialog reading={reading} noun={noun} onClose={closeReading} />))}
      {failure && <CanvasFailure message={failure.message} onRetry={retry} />}
    </>
  );
}
