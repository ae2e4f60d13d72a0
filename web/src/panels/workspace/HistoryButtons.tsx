import { Redo2, Undo2 } from 'lucide-react';
import { IconButton } from '../../ui/Button';

interface HistoryButtonsProps {
  /** What was done, latest last, and what was undone, next one last. */
  past: readonly { label: string }[];
  future: readonly { label: string }[];
  onUndo: () => void;
  onRedo: () => void;
}

/** Undo and redo, each saying what. */
export function HistoryButtons({ past, future, onUndo, onRedo }: HistoryButtonsProps) {
  const undone = past.at(-1);
  const redone = future.at(-1);
  return (
    <>
      <IconButton label="Undo" title={titled('Undo', undone)} disabled={!undone} onClick={onUndo}>
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton label="Redo" title={titled('Redo', redone)} disabled={!redone} onClick={onRedo}>
        <Redo2 aria-hidden />
      </IconButton>
    </>
  );
}

function titled(label: string, step: { label: string } | undefined): string {
  return step ? `${label}: ${step.label}` : label;
}
