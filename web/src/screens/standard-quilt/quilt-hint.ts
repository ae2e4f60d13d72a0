import { MESSAGES } from '@quiltwright/shared/messages';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { hasSize, isBlank } from '@quiltwright/shared/model/standard-quilt/quilt-commands';
import { nameOfFabric } from '../../panels/fabric/finding/fabric-search';
import { tapWord, type DeviceInUse } from '../../panels/workspace/canvas/device-in-use';
import type { useQuiltActions } from './use-quilt-actions';

type QuiltActions = Pick<ReturnType<typeof useQuiltActions>, 'last' | 'held' | 'trial'>;

const SIZE_FIRST = 'First select a quilt size';

/**
 * Returns a hint in words: the next possible step with a standard quilt. The hint names keys, a mouse or touch, by
 * the device in use.
 */
export function quiltHint(quilt: Quilt, { last, held, trial }: QuiltActions, device: DeviceInUse): string {
  const tap = tapWord(device).toLowerCase();
  const byKeys = device === 'keyboard';
  if (trial?.part)
    return device === 'touch' ? 'Tap with two fingers to undo' : 'Press Escape to put the fabric back';
  if (held) {
    const next = byKeys
      ? 'Now choose the parts for this fabric in the fabric panel'
      : `Now ${tap} the parts for this fabric, or sweep over them`;
    return `${MESSAGES.fabricSelected}: ${nameOfFabric(held)}. ${hasSize(quilt) ? next : SIZE_FIRST}`;
  }
  if (last) return `${MESSAGES.fabricSelected}: ${nameOfFabric(last)}`;
  if (!hasSize(quilt)) return SIZE_FIRST;
  if (isBlank(quilt))
    return byKeys ? 'Choose a block from the panel' : 'Choose a block, or drag one on to the quilt';
  return byKeys
    ? 'In the fabric panel, choose a part and then a fabric'
    : `Drag a fabric on to the quilt, or pick a part and ${tap} a fabric`;
}
