import { Redo2, Undo2 } from 'lucide-react';
import { quiltCommands } from '../../document/quilt-commands';
import type { QuiltDocument } from '../../document/quilt-document';
import { run } from '../../document/quilt-store';
import { IconButton } from '../../ui/Button';

/** Undo and redo, each saying what. */
export function HistoryButtons({ document }: { document: QuiltDocument }) {
  const { undo, redo } = quiltCommands;
  const titled = (label: string, step: { label: string } | undefined) =>
    step ? `${label}: ${step.label}` : label;
  return (
    <>
      <IconButton
        label={undo.label}
        title={titled(undo.label, document.past.at(-1))}
        disabled={!undo.canRun(document)}
        onClick={() => {
          run(undo);
        }}
      >
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton
        label={redo.label}
        title={titled(redo.label, document.future.at(-1))}
        disabled={!redo.canRun(document)}
        onClick={() => {
          run(redo);
        }}
      >
        <Redo2 aria-hidden />
      </IconButton>
    </>
  );
}
