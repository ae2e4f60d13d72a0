import { success, type Result } from '@quiltwright/shared/result';
import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { hasUnsavedChanges } from '../../persistence/document-store';
import type { OpenDocument } from '../../model/open-document';
import type { DocumentSession } from '../../persistence/document-session';
import { useMade } from '../../server/session/use-tab';
import { useTurns } from '../../ui/hooks/use-turns';

/** The fetched document. */
interface Fetched<Design, Content> {
  document: OpenDocument<Design, Content>;
  /** The open document was changed in the meantime: the quilter must be asked before it is left. */
  mustAsk: boolean;
}

/** The latest opening in a tab, in any editor. */
const createLatestOpening = () => createStore<{ opening: object | null }>(() => ({ opening: null }));

/**
 * Fetches documents to open, while work on the open one goes on. The last of several counts, in any editor, and none
 * after `stop` or once the screen was left: then `fetch` returns null.
 */
export function useOpening<Design, Content extends object>({
  kind,
  store,
}: DocumentSession<Design, Content>) {
  const latest = useMade(createLatestOpening);
  const [asked, setAsked] = useState<{ num: number } | null>(null);
  /** True if no other editor has started an opening since. */
  const isLatest = useStore(latest, (now) => now.opening === asked);
  const turn = useTurns();

  /** Notes an opening; returns a function that is true while it is the latest. */
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
  /** The number of the document being opened. */
  const opening = asked && isLatest ? asked.num : null;
  return { opening, begin, fetch, stop };
}
