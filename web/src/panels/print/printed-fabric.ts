import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { PrintedFabric } from '@quiltwright/workers/kernels/print/print-types';
import { clothPicture } from '../../server/pictures';
import { nameOfFabric } from '../fabric/fabric-search';

/** A fabric with its picture, or what is known of it. */
export async function printedFabric(
  fabricNum: number,
  fabricOf: (fabricNum: number) => Promise<Fabric>,
  signal: AbortSignal,
): Promise<PrintedFabric> {
  try {
    const fabric = await fabricOf(fabricNum);
    const picture = await bytesAt(clothPicture(fabric), signal);
    return { fabricNum, name: nameOfFabric(fabric), colour: fabric.averageColour, picture };
  } catch {
    return { fabricNum, name: `Fabric ${fabricNum}`, colour: '#cccccc', picture: null };
  }
}

/** What is at an address; null where it can’t be had. */
export async function bytesAt(url: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const answer = await fetch(url, { signal });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
