import { Redo2, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { useStore } from 'zustand';
import { IconButton } from '../../ui/basics/Button';
import { describeLabel, type Label } from '@quiltwright/shared/model/history-words';
import type { SessionProps } from '../../documents/saving/session-props';

function Buttons<Design, Content extends object>({
  documentSession: { store, undo, redo },
}: SessionProps<Design, Content>) {
  const { past, future } = useStore(store);
  const undone = past.at(-1);
  const redone = future.at(-1);
  return (
    <>
      <IconButton label="Undo" title={titled('Undo', undone)} disabled={!undone} onClick={undo}>
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton label="Redo" title={titled('Redo', redone)} disabled={!redone} onClick={redo}>
        <Redo2 aria-hidden />
      </IconButton>
    </>
  );
}

/** The undo and redo buttons of an editor. Each button names the step that it would undo or redo. */
export const HistoryButtons = memo(Buttons) as typeof Buttons;

function titled(label: string, step: { label: Label } | undefined): string {
  return step ? `${label}: ${describeLabel(step.label)}` : label;
}
