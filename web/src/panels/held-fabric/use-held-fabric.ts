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
 * Returns the fabric that the quilter has picked up and the last used fabric, each null if there is none. Also returns
 * functions that change them.
 * @param design the open design; when it changes, the last used fabric is forgotten
 */
export function useHeldFabric<Design>(design: Design) {
  const tab = useTab();
  const queryClient = useQueryClient();
  const [held, setHeld] = useState<Fabric | null>(null);
  const [use, setUse] = useState<{ fabric: Fabric; design: Design } | null>(null);

  /**
   * The number of times that a fabric was picked up or put down. If it changes while a fabric is fetched, the fetched
   * fabric isn't picked up.
   */
  const turns = useRef(0);

  const putDown = () => {
    turns.current++;
    setHeld(null);
    setUse(null);
  };

  /**
   * Records the use of a fabric: the canvas then knows the fabric, and the palette lists it as recently used.
   * @param after the design after the use
   */
  const noteUse = (fabric: Fabric, after: Design) => {
    knowFabrics(queryClient, [fabric]);
    rememberFabric(tab, fabric);
    setUse({ fabric, design: after });
  };

  /** Picks up a fabric, or puts it down if it was picked up already. Returns true if the fabric was picked up. */
  const take = (fabric: Fabric): boolean => {
    turns.current++;
    const isTaken = held?.fabricNum !== fabric.fabricNum;
    setHeld(isTaken ? fabric : null);
    setUse(null);
    return isTaken;
  };

  /**
   * Picks up the fabric of a part, like an eyedropper, to use it next. A notice shows the fabric's name, or why nothing
   * was picked up. An unknown fabric is fetched first. If another fabric is picked up or put down before it arrives,
   * nothing happens.
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
