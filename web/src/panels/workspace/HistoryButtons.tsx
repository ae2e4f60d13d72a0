import { Redo2, Undo2 } from 'lucide-react';
import { useStore } from 'zustand';
import { act } from '../../model/command';
import type { DocumentSession } from '../../persistence/document-session';
import { historyCommands } from '../../model/document-commands';
import type { OpenDocument } from '../../model/open-document';
import { IconButton } from '../../ui/Button';

/** Undo and redo of what is done on a table, each saying what. */
export function HistoryButtons<Design, Content extends object>({
  documentSession: { store, run },
}: {
  documentSession: DocumentSession<Design, Content>;
}) {
  const { past, future } = useStore(store);
  const { undo, redo } = historyCommands<OpenDocument<Design, Content>>();
  const undone = past.at(-1);
  const redone = future.at(-1);
  return (
    <>
      <IconButton
        label="Undo"
        title={titled('Undo', undone)}
        disabled={!undone}
        onClick={() => {
          run(act(undo));
        }}
      >
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton
        label="Redo"
        title={titled('Redo', redone)}
        disabled={!redone}
        onClick={() => {
          run(act(redo));
        }}
      >
        <Redo2 aria-hidden />
      </IconButton>
    </>
  );
}

function titled(label: string, step: { label: string } | undefined): string {
  return step ? `${label}: ${step.label}` : label;
}
