import { quiltCommands, type Slot } from '../../document/quilt-commands';
import type { QuiltCommand, QuiltDesign } from '../../document/quilt-document';
import type { Cargo } from '../../panels/cargo';
import type { Trial } from '../../panels/use-trial';
import { dress, type Target } from './target';

/** What something is put on: a target for a fabric, a slot for a block. */
export type Receiver = Target | { kind: 'slot'; key: string; name: string; slot: Slot };

export type QuiltTrial = Trial<QuiltDesign, Receiver>;

export function slotReceiver(slot: Slot): Receiver {
  return { kind: 'slot', key: `slot${slot + 1}`, name: `Block ${slot + 1}`, slot };
}

/** The command that puts something on what receives it; null where it doesn't go. */
export function put(receiver: Receiver, cargo: Cargo): QuiltCommand | null {
  if (receiver.kind === 'slot')
    return cargo.kind === 'block' ? quiltCommands.chooseBlock(receiver.slot, cargo.block) : null;
  return cargo.kind === 'fabric' ? dress(receiver, cargo.fabric.fabricNum) : null;
}
