import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { OpenDocument } from '../../model/open-document';
import type { DocumentSession } from '../../persistence/document-session';
import type { Position } from '../../render/camera';
import { redoIn, undoIn } from './history';
import { useShell, type Shell } from './use-shell';
import { useShortcuts } from './use-shortcuts';

/**
 * What the parts of a table share, whatever is made on it: its document, how much room there is, which section is open,
 * where the cursor is. Undo and redo have their keys from here.
 * @param first the section that is open at first
 */
export function useWorkspace<Design, Content extends object, Name extends string>(
  documentSession: DocumentSession<Design, Content>,
  first: (shell: Shell, document: OpenDocument<Design, Content>) => Name | null,
) {
  const document = useStore(documentSession.store);
  const shell = useShell();
  const [section, setSection] = useState(() => first(shell, document));
  const [cursor] = useState(() => createStore<{ at: Position | null }>(() => ({ at: null })));
  useShortcuts({ undo: () => undoIn(documentSession), redo: () => redoIn(documentSession) });
  return useMemo(
    () => ({ documentSession, document, shell, section, setSection, cursor }),
    [documentSession, document, shell, section, cursor],
  );
}

/** What `useWorkspace` gives. */
export type WorkspaceState<Design, Content extends object, Name extends string = string> = ReturnType<
  typeof useWorkspace<Design, Content, Name>
>;
