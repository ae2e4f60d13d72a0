import { Redo2, Undo2 } from 'lucide-react';
import { useStore } from 'zustand';
import { act } from '../../model/command';
import { runOn, type Table } from '../../persistence/table';
import { historyCommands } from '../../model/document-commands';
import type { TableDocument } from '../../model/table-document';
import { IconButton } from '../../ui/Button';

/** Undo and redo of what is done on a table, each saying what. */
export function HistoryButtons<Design, Content>({ table }: { table: Table<Design, Content> }) {
  const { past, future } = useStore(table);
  const { undo, redo } = historyCommands<TableDocument<Design, Content>>();
  const undone = past.at(-1);
  const redone = future.at(-1);
  return (
    <>
      <IconButton
        label="Undo"
        title={titled('Undo', undone)}
        disabled={!undone}
        onClick={() => {
          runOn(table, act(undo));
        }}
      >
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton
        label="Redo"
        title={titled('Redo', redone)}
        disabled={!redone}
        onClick={() => {
          runOn(table, act(redo));
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
