import { isFreeForm, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { failure, success, type Result } from '@quiltwright/shared/result';
import type { Tab } from '../browser/tab';
import { openedFreeForm, type FreeFormDocument } from '../model/free-form/free-form-document';
import type { Stored } from '../model/open-document';
import { opened, type QuiltDocument } from '../model/standard-quilt/quilt-document';
import { call } from '../server/call';
import type { CallFailure } from '../server/call-failure';
import { openQuilt } from '../server/open-quilt';
import { knowFabrics } from '../server/queries';
import { createQueryClient } from '../server/query-client';
import { createSession } from '../server/session';
import { createFreeFormSession } from './free-form-session';
import { createStandardQuiltSession } from './standard-quilt-session';

/** The quilts that the server has, standard and free form. */
export function createStoredQuilts(tab: Tab) {
  const session = tab.get(createSession);
  const tables = [tab.get(createStandardQuiltSession), tab.get(createFreeFormSession)];
  /** A saved quilt as the server has it now, opened, if it is of the kind. */
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
    /** A saved standard quilt as the server has it now, to be opened; fails with what is wrong. */
    fetch: (quiltNum: number): Promise<Result<QuiltDocument>> => fetchFor(opened, quiltNum, false),

    /** A free form quilt likewise. */
    fetchFreeForm: (quiltNum: number): Promise<Result<FreeFormDocument>> =>
      fetchFor(openedFreeForm, quiltNum, true),

    /** Stores a copy of a saved quilt, as the server has it now, under a name. */
    duplicate: async (quiltNum: number, name: string): Promise<Result<null, CallFailure>> => {
      const answer = await call(session, 'retrQuilt', {
        query: { quiltNum: String(quiltNum), form: 'looks' },
      });
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
      for (const table of tables) table.renamed({ num: quiltNum, name, revision: answer.value.revision });
      return success(null);
    },

    /** Deletes a saved quilt on the server, and closes it where it is open in this tab. */
    delete: async (quiltNum: number): Promise<Result<null, CallFailure>> => {
      const answer = await call(session, 'deleteQuilt', { body: { quiltNum } });
      if (!answer.ok) return answer;
      for (const table of tables) table.deleted(quiltNum);
      return success(null);
    },
  };
}
