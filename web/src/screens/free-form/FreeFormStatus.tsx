import { bordersOf } from '@quiltwright/shared/quilting/bands/bands';
import { insideBorders } from '@quiltwright/shared/quilting/quilt-areas';
import { HeldOver } from '../../panels/held-fabric/HeldOver';
import { CursorPosition } from '../../panels/workspace/canvas/CursorPosition';
import { StatusLine } from '../../panels/workspace/StatusLine';
import { formatSize } from '@quiltwright/shared/ruler/lengths';
import type { FreeFormEditor } from './use-free-form-editor';
import { sizeOf } from './describing/words';

/** The status bar: the quilt's size, the pointer's position, the selection and the possible actions. */
export function FreeFormStatus({ editor }: { editor: FreeFormEditor }) {
  const { workspace, quiltActions, selected, nameOf } = editor;
  const { quilt } = workspace.document.design;
  const inside = insideBorders(quilt);
  const [only] = selected;
  return (
    <StatusLine
      size={
        <>
          <span>Finished size </span>
          <b>{formatSize(quilt.quiltWidth, quilt.quiltLength)}</b>
        </>
      }
      detail={
        bordersOf(quilt).length > 0 && (
          <>
            <span>Inside </span>
            <b>{formatSize(inside.width, inside.height)}</b>
          </>
        )
      }
      facts={
        <>
          <CursorPosition cursor={workspace.cursor} step={1 / 4} />
          {quiltActions.trial?.part ? (
            <HeldOver trial={quiltActions.trial} />
          ) : (
            only && (
              <p>
                <span>Selected </span>
                {selected.length > 1 ? (
                  <b>{`${selected.length} placements`}</b>
                ) : (
                  <>
                    <b>{nameOf(only.placement)}</b>
                    <span>{`, ${sizeOf(only.placement)}`}</span>
                  </>
                )}
              </p>
            )
          )}
        </>
      }
      hint={editor.hint}
      isAnnounced
      isNews={quiltActions.last !== null || quiltActions.held !== null}
    />
  );
}
