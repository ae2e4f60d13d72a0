import { success, type Result } from '@quiltwright/shared/result';
import type { Tab } from '../browser/tab';
import { opened, type QuiltDocument } from '../model/standard-quilt/quilt-document';
import { call } from '../server/call';
import type { CallFailure } from '../server/call-failure';
import { openQuilt } from '../server/open-quilt';
import { knowFabrics } from '../server/queries';
import { createQueryClient } from '../server/query-client';
import { createSession } from '../server/session';
import { createStandardQuiltSession } from './standard-quilt-session';

/** The quilts that the server has. */
export function createStoredQuilts(tab: Tab) {
  const session = tab.get(createSession);
  const quilts = tab.get(createStandardQuiltSession);
  return {
    /** Fetches a saved quilt, to be opened; fails with what is wrong. */
    fetch: async (quiltNum: number): Promise<Result<QuiltDocument>> => {
      const answer = await openQuilt(session, quiltNum);
      if (!answer.ok) return answer;
      const { quilt, fabrics } = answer.value;
      knowFabrics(tab.get(createQueryClient), fabrics);
      return success(opened(quilt, { num: quiltNum, revision: quilt.revision ?? 0 }));
    },

    /** Stores a copy of a saved quilt, as the server has it now, under a name. */
    duplicate: async (quiltNum: number, name: string): Promise<Result<null, CallFailure>> => {
      const answer = await call(session, 'retrQuilt', { query: { quiltNum: String(quiltNum) } });
      if (!answer.ok) return answer;
      const { revision, ...quilt } = answer.value;
      const body = { ...quilt, quiltNum: 0, quiltName: name };
      const copy = await call(session, 'storeQuilt', { body, idempotencyKey: crypto.randomUUID() });
      return copy.ok ? success(null) : copy;
    },

    /** Renames a saved quilt on the server, and where it is open. */
    rename: async (quiltNum: number, name: string): Promise<Result<null, CallFailure>> => {
      const answer = await call(session, 'renameQuilt', { body: { quiltNum, newQuiltName: name } });
      if (!answer.ok) return answer;
      quilts.renamed({ num: quiltNum, name, revision: answer.value.revision });
      return success(null);
    },

    /** Deletes a saved quilt on the server, and closes it where it is open in this tab. */
    delete: async (quiltNum: number): Promise<Result<null, CallFailure>> => {
      const answer = await call(session, 'deleteQuilt', { body: { quiltNum } });
      if (!answer.ok) return answer;
      quilts.deleted(quiltNum);
      return success(null);
    },
  };
}
