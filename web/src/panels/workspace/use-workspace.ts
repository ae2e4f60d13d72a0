import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { OpenDocument } from '@quiltwright/shared/model/open-document';
import type { DocumentSession } from '../../persistence/document-session';
import type { Position } from '../../render/camera/camera';
import { redoIn, undoIn } from './history';
import { useShell, type Shell } from './use-shell';
import { useShortcuts } from './keys/use-shortcuts';

/**
 * Returns the state that all parts of an editor share: the document, the layout, the open section and the pointer's
 * place. Also handles the keys for undo and redo.
 * @param first returns the name of the section that is open at first; null for none
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

export type WorkspaceState<Design, Content extends object, Name extends string = string> = ReturnType<
  typeof useWorkspace<Design, Content, Name>
>;
