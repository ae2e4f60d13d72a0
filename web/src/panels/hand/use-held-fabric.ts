import { MESSAGES } from '@quiltwright/shared/messages';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTab } from '../../server/use-tab';
import { fabricQuery, knowFabrics } from '../../server/queries';
import { notify } from '../../ui/notify';
import { nameOfFabric } from '../fabric/fabric-search';
import { rememberFabric } from '../fabric/recent-fabrics';

/**
 * The fabric in the hand and the one that was used last, null for none, and how they change.
 * @param design what lies on the table: the last use is told of only while that is as the use left it
 */
export function useHeldFabric<Design>(design: Design) {
  const tab = useTab();
  const queryClient = useQueryClient();
  const [held, setHeld] = useState<Fabric | null>(null);
  const [use, setUse] = useState<{ fabric: Fabric; design: Design } | null>(null);

  /** Counts what the hand did. */
  const turns = useRef(0);

  const putDown = () => {
    turns.current++;
    setHeld(null);
    setUse(null);
  };

  /**
   * Notes a fabric that was put on something: whoever draws that knows it, and the palette keeps it at hand.
   * @param after the design with it
   */
  const noteUse = (fabric: Fabric, after: Design) => {
    knowFabrics(queryClient, [fabric]);
    rememberFabric(tab, fabric);
    setUse({ fabric, design: after });
  };

  /** Takes a fabric into the hand, or puts it down if it is there. Gives whether it is there now. */
  const take = (fabric: Fabric): boolean => {
    turns.current++;
    const isTaken = held?.fabricNum !== fabric.fabricNum;
    setHeld(isTaken ? fabric : null);
    setUse(null);
    return isTaken;
  };

  /**
   * Takes a fabric that something is in into the hand, and says which or why not. One that the page doesn't know yet
   * is waited for, unless the hand does something else meanwhile.
   */
  const pickUpFabric = (fabricNum: number, onTaken: (fabric: Fabric) => void): void => {
    if (fabricNum === 0) {
      notify('There is no fabric here to pick up.');
      return;
    }
    const turn = ++turns.current;
    const pickUp = (fabric: Fabric) => {
      if (turn !== turns.current) return;
      setHeld(fabric);
      noteUse(fabric, design);
      notify(`${MESSAGES.fabricSelected}: ${nameOfFabric(fabric)}`);
      onTaken(fabric);
    };
    const query = fabricQuery(fabricNum);
    const known = queryClient.getQueryData(query.queryKey);
    if (known) pickUp(known);
    else {
      queryClient.query(query).then(pickUp, (error: unknown) => {
        notify(error instanceof Error ? error.message : String(error));
      });
    }
  };

  const last = use?.design === design ? use.fabric : null;
  return { held, last, putDown, noteUse, take, pickUpFabric };
}
