import { success, type Result } from '@quiltwright/shared/result';
import { useState } from 'react';
import { hasUnsavedChanges } from '../persistence/document-store';
import type { OpenDocument } from '../model/open-document';
import type { DocumentSession } from '../persistence/document-session';
import { useTurns } from '../ui/use-turns';

/** What was asked for and has come. */
interface Fetched<Design, Content> {
  document: OpenDocument<Design, Content>;
  /** What lies on the table was changed meanwhile, and would be put away unasked. */
  mustAsk: boolean;
}

/**
 * Fetches documents that are to be laid on a table, while work on it goes on. Of several the last one counts, and none
 * once `stop` was called or the screen was left: then `fetch` gives null.
 */
export function useOpening<Design, Content extends object>({
  kind,
  store,
}: DocumentSession<Design, Content>) {
  /** The number of the one on its way. */
  const [opening, setOpening] = useState<number | null>(null);
  const turn = useTurns();

  /** Says that one is on its way before it is asked for; gives what tells whether it still is. */
  const begin = (num: number) => {
    setOpening(num);
    return turn();
  };
  const fetch = async (
    num: number,
    fetched: () => Promise<Result<OpenDocument<Design, Content>>>,
  ): Promise<Result<Fetched<Design, Content>> | null> => {
    const isLast = begin(num);
    const { design } = store.getState();
    const answer = await fetched();
    if (!isLast()) return null;
    setOpening(null);
    if (!answer.ok) return answer;
    const now = store.getState();
    return success({
      document: answer.value,
      mustAsk: now.design !== design && hasUnsavedChanges(kind, now),
    });
  };

  const stop = () => {
    turn();
    setOpening(null);
  };
  return { opening, begin, fetch, stop };
}
