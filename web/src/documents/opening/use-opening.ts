import { success, type Result } from '@quiltwright/shared/result';
import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { hasUnsavedChanges } from '../../persistence/document-store';
import type { OpenDocument } from '@quiltwright/shared/model/open-document';
import type { DocumentSession } from '../../persistence/document-session';
import { useMade } from '../../server/session/use-tab';
import { useTurns } from '../../ui/hooks/use-turns';

/** The fetched document, and whether the quilter must be asked before it is opened. */
interface Fetched<Design, Content> {
  document: OpenDocument<Design, Content>;
  /**
   * True if the open document was changed while the other document was being fetched. The quilter must then be asked
   * before it is replaced.
   */
  mustAsk: boolean;
}

/** Creates the store of the latest request to open a document. All editors of the tab share this store. */
const createLatestOpening = () => createStore<{ opening: object | null }>(() => ({ opening: null }));

/**
 * Returns functions that fetch a document to open, while the quilter continues to work on the open document. If several
 * documents are requested, in any editor, only the last document is opened. `fetch` returns null if another document
 * was requested during the fetch, if `stop` was called, or if the screen was left.
 */
export function useOpening<Design, Content extends object>({
  kind,
  store,
}: DocumentSession<Design, Content>) {
  const latest = useMade(createLatestOpening);
  const [asked, setAsked] = useState<{ num: number } | null>(null);
  /** True while this editor's request is the latest one of all editors. */
  const isLatest = useStore(latest, (now) => now.opening === asked);
  const turn = useTurns();

  /** Starts a request. Returns a function that returns true while this request is the latest. */
  const begin = (num: number) => {
    const opening = { num };
    setAsked(opening);
    latest.setState({ opening });
    const isOwnLast = turn();
    return () => isOwnLast() && latest.getState().opening === opening;
  };
  const fetch = async (
    num: number,
    fetched: () => Promise<Result<OpenDocument<Design, Content>>>,
  ): Promise<Result<Fetched<Design, Content>> | null> => {
    const isLast = begin(num);
    const { design } = store.getState();
    const answer = await fetched();
    if (!isLast()) return null;
    setAsked(null);
    if (!answer.ok) return answer;
    const now = store.getState();
    return success({
      document: answer.value,
      mustAsk: now.design !== design && hasUnsavedChanges(kind, now),
    });
  };

  const stop = () => {
    turn();
    setAsked(null);
    latest.setState({ opening: null });
  };
  /** The number of the document being opened; null for none. */
  const opening = asked && isLatest ? asked.num : null;
  return { opening, begin, fetch, stop };
}
