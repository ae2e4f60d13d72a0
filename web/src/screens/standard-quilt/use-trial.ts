import type { BlockListItem } from '@quiltwright/shared/contract/block-calls';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { useState } from 'react';
import { isSamePart, type Part } from '../../canvas/hit-test';
import { quiltCommands, type Command, type Slot } from '../../document/quilt-commands';
import type { QuiltDocument } from '../../document/quilt-document';
import { dress, type Target } from './target';

/** What can be taken out of a panel and put on to the quilt. */
export type Cargo = { kind: 'fabric'; fabric: Fabric } | { kind: 'block'; block: BlockListItem };

/** What it is put on: a target for a fabric, a slot for a block. */
export type Receiver = Target | { kind: 'slot'; key: string; name: string; slot: Slot };

/** How the quilt would look with something on it. The document knows nothing of it. */
export interface Trial {
  receiver: Receiver;
  cargo: Cargo;
  /** Where it is held over the quilt; null while the pointer is in the panel. */
  part: Part | null;
  /** The quilt that it is tried on, and what it would become. */
  of: Quilt;
  quilt: Quilt;
}

export function slotReceiver(slot: Slot): Receiver {
  return { kind: 'slot', key: `slot${slot + 1}`, name: `Block ${slot + 1}`, slot };
}

/** The command that puts something on what receives it; null where it doesn't go. */
export function put(receiver: Receiver, cargo: Cargo): Command | null {
  if (receiver.kind === 'slot')
    return cargo.kind === 'block' ? quiltCommands.chooseBlock(receiver.slot, cargo.block) : null;
  return cargo.kind === 'fabric' ? dress(receiver, cargo.fabric.fabricNum) : null;
}

/** Tries things on the quilt on the table. */
export function useTrial(document: QuiltDocument) {
  const { quilt } = document.design;
  const [tried, setTried] = useState<Trial | null>(null);
  // What was tried on a quilt that has changed since, as by undo, is over.
  const trial = tried?.of === quilt ? tried : null;

  const tryOn = (receiver: Receiver | null, cargo: Cargo, part: Part | null) => {
    const command = receiver && put(receiver, cargo);
    if (!command?.canRun(document)) {
      setTried(null);
    } else if (trial && isSameCargo(trial.cargo, cargo) && trial.receiver.key === receiver?.key) {
      if (!isSamePart(trial.part, part)) setTried({ ...trial, part });
    } else if (receiver) {
      setTried({ receiver, cargo, part, of: quilt, quilt: command.run(document).design.quilt });
    }
  };

  /** Ends what was tried from a panel; what is held over the quilt stays there. */
  const endPeek = () => {
    setTried((before) => (before?.part ? before : null));
  };

  const end = () => {
    setTried(null);
  };

  return { trial, tryOn, endPeek, end };
}

function isSameCargo(one: Cargo, other: Cargo): boolean {
  if (one.kind === 'fabric') return other.kind === 'fabric' && one.fabric === other.fabric;
  return other.kind === 'block' && one.block === other.block;
}
