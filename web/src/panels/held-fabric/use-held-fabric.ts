import { MESSAGES } from '@quiltwright/shared/messages';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTab } from '../../server/session/use-tab';
import { fabricQuery, knowFabrics } from '../../server/queries/queries';
import { notify } from '../../ui/basics/notify';
import { nameOfFabric } from '../fabric/finding/fabric-search';
import { rememberFabric } from '../fabric/palette/recent-fabrics';

/**
 * Returns the held fabric and the last used fabric, each null if there is none, with the functions that change
 * them.
 * @param design the open design; when it changes, the last used fabric is forgotten
 */
export function useHeldFabric<Design>(design: Design) {
  const tab = useTab();
  const queryClient = useQueryClient();
  const [held, setHeld] = useState<Fabric | null>(null);
  const [use, setUse] = useState<{ fabric: Fabric; design: Design } | null>(null);

  /** The number of actions so far. If it has changed when a fetched fabric arrives, the answer is too late. */
  const turns = useRef(0);

  const putDown = () => {
    turns.current++;
    setHeld(null);
    setUse(null);
  };

  /**
   * Notes that a fabric was used, so that the canvas knows it and the palette remembers it.
   * @param after the design after the use
   */
  const noteUse = (fabric: Fabric, after: Design) => {
    knowFabrics(queryClient, [fabric]);
    rememberFabric(tab, fabric);
    setUse({ fabric, design: after });
  };

  /** Picks a fabric up, or puts it down if it is held. Returns true if it was picked up. */
  const take = (fabric: Fabric): boolean => {
    turns.current++;
    const isTaken = held?.fabricNum !== fabric.fabricNum;
    setHeld(isTaken ? fabric : null);
    setUse(null);
    return isTaken;
  };

  /**
   * Picks up the fabric of a part, like an eyedropper, to use it next. A notice shows its name, or why nothing
   * was picked up. If the page doesn't know the fabric yet, it is fetched first; another action cancels that.
   */
  const pickUpFabric = (fabricNum: number, onTaken: (fabric: Fabric) => void): void => {
    if (fabricNum === 0) {
      notify('This part has no fabric to pick up.');
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
