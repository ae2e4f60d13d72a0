import { MESSAGES } from '@quiltwright/shared/messages';
import { hasBlocks, type FreeFormDesign } from '@quiltwright/shared/model/free-form/free-form-document';
import { nameOfFabric } from '../../../panels/fabric/finding/fabric-search';
import { tapWord, type DeviceInUse } from '../../../panels/workspace/canvas/device-in-use';
import type { useQuiltActions } from './use-quilt-actions';

interface Hinted {
  quiltActions: Pick<ReturnType<typeof useQuiltActions>, 'last' | 'held' | 'trial'>;
  design: FreeFormDesign;
  showsFabrics: boolean;
  selected: readonly unknown[];
}

/**
 * Returns a hint in words: the next possible step with a free form quilt. The hint names keys, a mouse or touch, by
 * the device in use.
 */
export function freeFormHint(
  { quiltActions: { last, held, trial }, design, showsFabrics, selected }: Hinted,
  device: DeviceInUse,
): string {
  const tap = tapWord(device);
  const byKeys = device === 'keyboard';
  if (trial?.part) {
    if (device === 'touch') return 'Tap with two fingers to undo';
    return trial.item.kind === 'block'
      ? 'Hold Alt to place the block on top, or press Escape to put it back'
      : 'Press Escape to put the fabric back';
  }
  if (held) {
    const next = byKeys
      ? 'Now press N to select a block. Then choose the part for this fabric in the fabric panel'
      : `Now ${tap.toLowerCase()} the parts for this fabric, or sweep over them`;
    return `${MESSAGES.fabricSelected}: ${nameOfFabric(held)}. ${next}`;
  }
  if (last) return `${MESSAGES.fabricSelected}: ${nameOfFabric(last)}`;
  if (!hasBlocks(design))
    return byKeys ? 'Add a block from the panel' : 'Add a block, or drag one on to the quilt';
  if (design.quilt.setting)
    return byKeys
      ? 'Choose a part in the fabric panel and then a fabric, or change the setting'
      : `${tap} a part of a block, then a fabric for it`;
  if (!showsFabrics) {
    if (!byKeys) return `${tap} a block to move, resize and repeat it`;
    return selected.length > 0
      ? 'Press arrow keys to move the selection'
      : 'Press N to select the next block, then arrow keys to move it';
  }
  if (byKeys)
    return selected.length === 1
      ? 'In the fabric panel, choose a part of the block and then a fabric'
      : 'Press N to select a block. Then choose a part of the block and a fabric in the fabric panel';
  return selected.length === 1
    ? `${tap} a part of the block, then a fabric for the part`
    : `${tap} a block, then a part of the block, then a fabric for the part`;
}
