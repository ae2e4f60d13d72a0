import { MESSAGES } from '@quiltwright/shared/messages';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fabricQuery, knowFabrics } from '../server/queries';
import { notify } from '../ui/Notices';
import { useEscape } from '../ui/use-escape';
import { nameOfFabric } from './fabric/fabric-search';
import { rememberFabric } from './fabric/recent-fabrics';

/** The fabric in the hand and the one that was used last, null for none, and how they change. Escape puts it down. */
export function useHeldFabric() {
  const queryClient = useQueryClient();
  const [held, setHeld] = useState<Fabric | null>(null);
  const [last, setLast] = useState<Fabric | null>(null);

  const putDown = () => {
    setHeld(null);
    setLast(null);
  };
  useEscape(held !== null, putDown);

  /** Notes a fabric that is put on something: whoever draws that knows it, and the palette keeps it at hand. */
  const noteUse = (fabric: Fabric) => {
    knowFabrics(queryClient, [fabric]);
    rememberFabric(fabric);
    setLast(fabric);
  };

  /** Takes a fabric into the hand, or puts it down if it is there. Gives whether it is there now. */
  const take = (fabric: Fabric): boolean => {
    const isTaken = held?.fabricNum !== fabric.fabricNum;
    setHeld(isTaken ? fabric : null);
    setLast(isTaken ? fabric : null);
    return isTaken;
  };

  /** Takes a fabric that something is in into the hand. Says which; gives null, and says so, where there is none. */
  const pickUpFabric = (fabricNum: number): Fabric | null => {
    const found = queryClient.getQueryData(fabricQuery(fabricNum).queryKey);
    if (!found) {
      notify('There is no fabric here to pick up.');
      return null;
    }
    setHeld(found);
    noteUse(found);
    notify(`${MESSAGES.fabricSelected}: ${nameOfFabric(found)}`);
    return found;
  };

  return { held, last, putDown, noteUse, take, pickUpFabric };
}
