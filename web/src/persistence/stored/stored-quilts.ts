import { isFreeForm, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { failure, success, type Result } from '@quiltwright/shared/result';
import type { Tab } from '../../browser/tab';
import {
  openedFreeForm,
  type FreeFormDocument,
} from '@quiltwright/shared/model/free-form/free-form-document';
import type { Stored } from '@quiltwright/shared/model/open-document';
import { opened, type QuiltDocument } from '@quiltwright/shared/model/standard-quilt/quilt-document';
import { call } from '../../server/calls/call';
import type { CallFailure } from '../../server/calls/call-failure';
import { openQuilt } from '../../server/queries/open-quilt';
import { knowFabrics } from '../../server/queries/queries';
import { createQueryClient } from '../../server/queries/query-client';
import { createSession } from '../../server/session/session';
import { createFreeFormSession } from '../kinds/free-form-session';
import { createStandardQuiltSession } from '../kinds/standard-quilt-session';

/** Returns the operations on the quilter's quilts on the server, both standard and free form quilts. */
export function createStoredQuilts(tab: Tab) {
  const session = tab.get(createSession);
  const documentSessions = [tab.get(createStandardQuiltSession), tab.get(createFreeFormSession)];
  /**
   * Fetches the current version of a saved quilt, with an empty history. Fails if the quilt isn't of the wanted kind.
   */
  const fetchFor = async <Document>(
    open: (quilt: Quilt, stored: Stored) => Document,
    quiltNum: number,
    wantsFreeForm: boolean,
  ): Promise<Result<Document>> => {
    const answer = await openQuilt(session, quiltNum);
    if (!answer.ok) return answer;
    const { quilt, fabrics } = answer.value;
    if (isFreeForm(quilt) !== wantsFreeForm)
      return failure(
        'other-kind',
        `This is a ${wantsFreeForm ? 'standard' : 'free form'} quilt. Open it from My Quilts.`,
      );
    knowFabrics(tab.get(createQueryClient), fabrics);
    return success(open(quilt, { num: quiltNum, revision: quilt.revision ?? 0 }));
  };
  return {
    /** Fetches the current version of a saved standard quilt. Fails with the reason. */
    fetch: (quiltNum: number): Promise<Result<QuiltDocument>> => fetchFor(opened, quiltNum, false),

    /** Fetches the current version of a saved free form quilt. Fails with the reason. */
    fetchFreeForm: (quiltNum: number): Promise<Result<FreeFormDocument>> =>
      fetchFor(openedFreeForm, quiltNum, true),

    /** Stores a copy of the current version of a saved quilt under this name. */
    duplicate: async (quiltNum: number, name: string): Promise<Result<null, CallFailure>> => {
      const answer = await call(session, 'retrQuilt', {
        query: { quiltNum: String(quiltNum), form: 'setting' },
      });
      if (!answer.ok) return answer;
      const { revision, ...quilt } = answer.value;
      const body = { ...quilt, quiltNum: 0, quiltName: name };
      const copy = await call(session, 'storeQuilt', { body, idempotencyKey: crypto.randomUUID() });
      return copy.ok ? success(null) : copy;
    },

    /** Renames a saved quilt on the server, and in every tab that has the quilt open. */
    rename: async (quiltNum: number, name: string): Promise<Result<null, CallFailure>> => {
      const answer = await call(session, 'renameQuilt', { body: { quiltNum, newQuiltName: name } });
      if (!answer.ok) return answer;
      for (const documentSession of documentSessions)
        documentSession.renamed({ num: quiltNum, name, revision: answer.value.revision });
      return success(null);
    },

    /**
     * Deletes a saved quilt on the server. If this tab has the quilt open without unsaved changes, a new quilt
     * replaces it.
     */
    delete: async (quiltNum: number): Promise<Result<null, CallFailure>> => {
      const answer = await call(session, 'deleteQuilt', { body: { quiltNum } });
      if (!answer.ok) return answer;
      for (const documentSession of documentSessions) documentSession.deleted(quiltNum);
      return success(null);
    },
  };
}
