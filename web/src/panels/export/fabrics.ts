import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { quiltFabrics, type Quilt } from '@quiltwright/shared/quilting/quilt';
import type { QueryClient } from '@tanstack/react-query';
import { fabricQuery } from '../../server/queries/queries';
import { nameOfFabric } from '../fabric/finding/fabric-search';

/** Returns the available fabrics of a quilt. */
export async function fabricsOfQuilt(client: QueryClient, quilt: Quilt): Promise<Fabric[]> {
  const answers = await Promise.allSettled(
    quiltFabrics(quilt).map((fabricNum) => client.query({ ...fabricQuery(fabricNum), staleTime: 'static' })),
  );
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/**
 * Returns a function from the number of a quilt's fabric to its name. An unavailable fabric is named by its number:
 * Missing fabric 12.
 */
export async function fabricNames(client: QueryClient, quilt: Quilt): Promise<(fabric: number) => string> {
  const known = new Map((await fabricsOfQuilt(client, quilt)).map((fabric) => [fabric.fabricNum, fabric]));
  return (fabricNum) => {
    const fabric = known.get(fabricNum);
    if (fabric) return nameOfFabric(fabric);
    return fabricNum === 0 ? 'No fabric yet' : `Missing fabric ${fabricNum}`;
  };
}
