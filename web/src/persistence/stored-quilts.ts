import { success, type Result } from '@quiltwright/shared/result';
import { call } from '../server/call';
import type { CallFailure } from '../server/call-failure';
import { openQuilt } from '../server/open-quilt';
import { knowFabrics } from '../server/queries';
import { queryClient } from '../server/query-client';
import { opened, type QuiltDocument } from '../model/standard-quilt/quilt-document';
import { quiltWork } from './quilt-work';

/** A saved quilt as the server has it now, for the table; fails with what is wrong. */
export async function fetchStoredQuilt(quiltNum: number): Promise<Result<QuiltDocument>> {
  const answer = await openQuilt(quiltNum);
  if (!answer.ok) return answer;
  const { quilt, fabrics } = answer.value;
  knowFabrics(queryClient, fabrics);
  return success(opened(quilt, { num: quiltNum, revision: quilt.revision ?? 0 }));
}

/** Stores a copy of a saved quilt, as the server has it now, under a name. */
export async function duplicateStoredQuilt(
  quiltNum: number,
  name: string,
): Promise<Result<null, CallFailure>> {
  const answer = await call('retrQuilt', { query: { quiltNum: String(quiltNum) } });
  if (!answer.ok) return answer;
  const { revision, ...quilt } = answer.value;
  const body = { ...quilt, quiltNum: 0, quiltName: name };
  const copy = await call('storeQuilt', { body, idempotencyKey: crypto.randomUUID() });
  return copy.ok ? success(null) : copy;
}

/** Renames a saved quilt on the server, and on the tables where it lies. */
export async function renameStoredQuilt(quiltNum: number, name: string): Promise<Result<null, CallFailure>> {
  const answer = await call('renameQuilt', { body: { quiltNum, newQuiltName: name } });
  if (!answer.ok) return answer;
  quiltWork.renamed({ num: quiltNum, name, revision: answer.value.revision });
  return success(null);
}

/** Deletes a saved quilt on the server, and clears the table of it. */
export async function deleteStoredQuilt(quiltNum: number): Promise<Result<null, CallFailure>> {
  const answer = await call('deleteQuilt', { body: { quiltNum } });
  if (!answer.ok) return answer;
  quiltWork.deleted(quiltNum);
  return success(null);
}
