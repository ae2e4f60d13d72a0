import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { MESSAGES } from '@quiltwright/shared/messages';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isSamePart, type Part } from '../../canvas/hit-test';
import type { FabricDrag } from '../../canvas/QuiltCanvas';
import { CanvasInput } from '../../canvas/tools/canvas-input';
import type { QuiltDocument } from '../../document/quilt-document';
import { run } from '../../document/quilt-store';
import { fabricQuery, knowFabrics } from '../../server/queries';
import { notify } from '../../ui/Notices';
import {
  dress,
  dressedTarget,
  presentTarget,
  targetAt,
  targetFabric,
  targetKey,
  type Target,
} from './target';

/** Fabrics that stay at hand after they were used. */
const REMEMBERED = 4;

/** A fabric that is held over a part: how the quilt would look. The document knows nothing of it. */
export interface Trial {
  target: Target;
  fabric: Fabric;
  /** Where it is held; null while the pointer is on the swatch. */
  part: Part | null;
  /** The quilt that it is tried on, and what it would become. */
  of: Quilt;
  quilt: Quilt;
}

/** What the next fabric goes to, and the ways to give it one: tap, or drag there. */
export function useColouring(document: QuiltDocument) {
  const { quilt } = document.design;
  const queryClient = useQueryClient();
  const [input] = useState(() => new CanvasInput<Fabric>());
  const [wanted, setWanted] = useState<Target | null>(null);
  const [recent, setRecent] = useState<readonly Fabric[]>([]);
  const [picked, setPicked] = useState<Fabric | null>(null);
  const [tried, setTried] = useState<Trial | null>(null);
  const target = presentTarget(quilt, wanted);
  // What was tried on a quilt that has changed since, as by undo, is over.
  const trial = tried?.of === quilt ? tried : null;

  const remember = (used: Fabric) => {
    setRecent((before) =>
      [used, ...before.filter(({ fabricNum }) => fabricNum !== used.fabricNum)].slice(0, REMEMBERED),
    );
  };

  const aim = (next: Target | null) => {
    setWanted(next);
    setPicked(null);
  };

  const giveTo = (receiver: Target, given: Fabric) => {
    setTried(null);
    knowFabrics(queryClient, [given]);
    run(dress(receiver, given.fabricNum));
    setWanted(dressedTarget(receiver, given.fabricNum));
    setPicked(given);
  };

  const give = (given: Fabric) => {
    remember(given);
    if (target) giveTo(target, given);
    else notify('First tap the part of the quilt that this fabric is for.');
  };

  const tryOn = (receiver: Target | null, held: Fabric, part: Part | null) => {
    if (!receiver) {
      setTried(null);
      return;
    }
    if (trial && trial.fabric === held && targetKey(trial.target) === targetKey(receiver)) {
      if (!isSamePart(trial.part, part)) setTried({ ...trial, part });
      return;
    }
    knowFabrics(queryClient, [held]);
    const after = dress(receiver, held.fabricNum).run(document);
    setTried({ target: receiver, fabric: held, part, of: quilt, quilt: after.design.quilt });
  };

  const receiverAt = (part: Part | null) => presentTarget(quilt, part && targetAt(quilt, part));

  /** The pointer rests on a fabric, or on none any more. */
  const peek = (held: Fabric | null) => {
    if (held) tryOn(target, held, null);
    else setTried((before) => (before?.part ? before : null));
  };

  /** Takes the fabric of a part into the hand; gives null where there is none. */
  const pickUp = (part: Part | null): Fabric | null => {
    const at = receiverAt(part);
    const found = at && queryClient.getQueryData(fabricQuery(targetFabric(quilt, at)).queryKey);
    if (!found) {
      notify('There is no fabric here to pick up.');
      return null;
    }
    remember(found);
    setPicked(found);
    notify(`${MESSAGES.fabricSelected}: ${found.fabricName}`);
    return found;
  };

  const drag: FabricDrag = {
    input,
    onCarry: (held, part) => {
      tryOn(receiverAt(part), held, part);
    },
    onDrop: (held, part) => {
      const at = receiverAt(part);
      setTried(null);
      if (!at) return;
      remember(held);
      giveTo(at, held);
    },
    onAbandon: () => {
      setTried(null);
    },
  };

  return { target, recent, picked, trial, drag, aim, give, peek, pickUp };
}
