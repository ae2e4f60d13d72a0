import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { isSpot } from '@quiltwright/shared/quilting/spots';
import type { PrintedFabric } from '@quiltwright/workers/kernels/print/paper/print-types';
import { blobOfDataUrl } from '../../render/surface/data-url';
import { clothPicture } from '../../server/uploads/pictures';
import { mayComeLater } from '../../server/queries/query-client';
import { nameOfFabric } from '../fabric/finding/fabric-search';

/** The greatest number of simultaneous requests. With more, the page would miss frames. */
const AT_ONCE = 6;

/**
 * Returns fabrics with their pictures. Plain fabrics replace deleted fabrics. Rejects if a fabric exists but can't be
 * fetched.
 */
export async function printedFabrics(
  fabricNums: readonly number[],
  fabricOf: (fabricNum: number) => Promise<Fabric>,
  signal: AbortSignal,
): Promise<PrintedFabric[]> {
  const fabrics: PrintedFabric[] = [];
  const queue = fabricNums.entries();
  const work = async () => {
    for (const [index, fabricNum] of queue) fabrics[index] = await printedFabric(fabricNum, fabricOf, signal);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return fabrics;
}

/**
 * Returns a fabric with its picture. A plain fabric replaces a deleted fabric. Rejects if the fabric exists but can't
 * be fetched.
 */
export async function printedFabric(
  fabricNum: number,
  fabricOf: (fabricNum: number) => Promise<Fabric>,
  signal: AbortSignal,
): Promise<PrintedFabric> {
  try {
    const fabric = await fabricOf(fabricNum);
    // The plain fabrics of spots have no pictures, on the screen as in print.
    const picture = isSpot(fabricNum) ? null : await bytesAt(clothPicture(fabric), signal);
    return { fabricNum, name: nameOfFabric(fabric), colour: fabric.averageColour, picture };
  } catch (error) {
    if (mayComeLater(error)) throw error;
    return { fabricNum, name: `Missing fabric ${fabricNum}`, colour: '#cccccc', picture: null };
  }
}

/** Returns the bytes at an address; null if the server answers 404 or 410. Rejects for any other failure. */
export async function bytesAt(url: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null> {
  const data = blobOfDataUrl(url);
  if (data) return new Uint8Array(await data.arrayBuffer());
  const answer = await fetch(new URL(url, location.origin), { signal });
  if (answer.status === 404 || answer.status === 410) return null;
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}
