import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { unpackedQuilt } from '@quiltwright/shared/quilting/stored/packed-quilt';
import { quiltFaults, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { shownQuilt } from '@quiltwright/shared/quilting/sideways';
import { failure, success, type Result } from '@quiltwright/shared/result';
import { call } from '../calls/call';
import type { SessionStore } from '../session/session';

/** Fetches a saved quilt, ready for display, and its fabrics. Fails if a call fails, or if the quilt is damaged. */
export async function openQuilt(
  session: SessionStore,
  quiltNum: number,
): Promise<Result<{ quilt: Quilt; fabrics: Fabric[] }>> {
  const query = { quiltNum: String(quiltNum) };
  const [quilt, fabrics] = await Promise.all([
    call(session, 'retrQuilt', { query: { ...query, form: 'setting' } }),
    call(session, 'retrFabricsForQuilt', { query }),
  ]);
  if (!quilt.ok) return quilt;
  if (!fabrics.ok) return fabrics;
  const opened = unpackedQuilt(quilt.value);
  const fault = quiltFaults(opened)[0];
  if (fault)
    return failure(
      'damaged',
      `This quilt is damaged and can’t be opened. ${fault.message} (${fault.path.join(' › ')})`,
    );
  return success({ quilt: shownQuilt(opened), fabrics: fabrics.value });
}
