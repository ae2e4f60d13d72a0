import { MESSAGES } from '@quiltwright/shared/messages';
import { hasBlocks, type FreeFormDesign } from '@quiltwright/shared/model/free-form/free-form-document';
import { nameOfFabric } from '../../../panels/fabric/finding/fabric-search';
import { tapWord, type DeviceInUse } from '../../../panels/workspace/canvas/device-in-use';
import type { useHand } from './use-hand';

interface Hinted {
  hand: Pick<ReturnType<typeof useHand>, 'last' | 'held' | 'trial'>;
  design: FreeFormDesign;
  showsFabrics: boolean;
  selected: readonly unknown[];
}

/** Returns the next possible step with a free form quilt, in words for the device in use. */
export function freeFormHint(
  { hand: { last, held, trial }, design, showsFabrics, selected }: Hinted,
  device: DeviceInUse,
): string {
  const tap = tapWord(device);
  const byKeys = device === 'keyboard';
  if (trial?.part) {
    if (device === 'touch') return 'Two-finger tap undoes';
    return trial.item.kind === 'block' ? 'Alt lays it on top, Escape puts it back' : 'Escape puts it back';
  }
  if (held) {
    const next = byKeys
      ? 'Now select a block with N, and choose the part in the fabric panel'
      : `Now ${tap.toLowerCase()} the parts for it, or sweep over them`;
    return `${MESSAGES.fabricSelected}: ${nameOfFabric(held)}. ${next}`;
  }
  if (last) return `${MESSAGES.fabricSelected}: ${nameOfFabric(last)}`;
  if (!hasBlocks(design))
    return byKeys ? 'Add a block from the panel' : 'Add a block, or drag one on to the quilt';
  if (!showsFabrics) {
    if (!byKeys) return `${tap} a block to move, size and repeat it`;
    return selected.length > 0 ? 'Arrow keys move it' : 'Press N for the next block, arrow keys move it';
  }
  if (byKeys)
    return selected.length === 1
      ? 'Choose a part of the block in the panel, then the fabric that it gets'
      : 'Press N for a block, choose a part in the panel, then the fabric that it gets';
  return selected.length === 1
    ? `${tap} a part of the block, then the fabric that it gets`
    : `${tap} a block, a part of it, then the fabric that it gets`;
}
