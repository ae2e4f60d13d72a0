import { MESSAGES } from '@quiltwright/shared/messages';
import type { ColourMode } from '@quiltwright/shared/model/designed-block/colour-modes';
import { nameOfFabric } from '../../../panels/fabric/finding/fabric-search';
import { tapWord, type DeviceInUse } from '../../../panels/workspace/canvas/device-in-use';
import type { useColouring } from './use-colouring';

type Colouring = Pick<
  ReturnType<typeof useColouring>,
  'mode' | 'target' | 'tapTool' | 'held' | 'last' | 'trial'
>;

/** The text with the first steps in an empty editor. The button that saves is at the top right in every layout. */
export const FIRST_STEPS =
  'Pick a block first, then select a layer, then pick a fabric; save at the top right';

/** The word for the items among which the key N moves, by colour mode. */
const walked: Record<ColourMode, string> = { layer: 'layer', patch: 'patch', fabric: 'fabric of the block' };

function firstStep(mode: ColourMode, device: DeviceInUse): string {
  if (device === 'keyboard') return `Press N to mark the next ${walked[mode]}, then pick a fabric`;
  const steps: Record<ColourMode, string> = {
    layer: 'Select a layer, then pick a fabric',
    patch: `${tapWord(device)} a patch, then pick a fabric`,
    fabric: `${tapWord(device)} a fabric in the block, then pick its replacement`,
  };
  return steps[mode];
}

function nextStep(mode: ColourMode, device: DeviceInUse): string {
  if (device === 'keyboard')
    return `press N until the ${walked[mode]} for this fabric is marked, then press Enter`;
  const tap = tapWord(device).toLowerCase();
  const steps: Record<ColourMode, string> = {
    layer: `select a layer for this fabric, or ${tap} a layer in the block`,
    patch: `${tap} or sweep over the patches for this fabric`,
    fabric: `${tap} or sweep over the fabrics to replace`,
  };
  return steps[mode];
}

function swapStep(first: number | null, device: DeviceInUse): string {
  if (device === 'keyboard') {
    return first === null
      ? 'Press N until the first fabric to swap is marked, then press Enter'
      : 'Now press N until the second fabric is marked, then press Enter. Or pick a fabric from the palette';
  }
  const tap = tapWord(device);
  return first === null ? `${tap} the first fabric to swap` : `Now ${tap.toLowerCase()} the second fabric`;
}

/**
 * Returns a hint in words: the next possible step with the open block, or the last action. The hint names keys, a
 * mouse or touch, by the device in use.
 */
export function blockHint(
  { trial, tapTool, held, last, mode, target }: Colouring,
  isThere: boolean,
  device: DeviceInUse,
): string {
  if (trial?.part)
    return device === 'touch' ? 'Tap with two fingers to undo' : 'Press Escape to put the fabric back';
  if (tapTool?.name === 'pick-up') {
    return device === 'keyboard'
      ? 'Press N to mark a fabric, then press Enter to pick it up'
      : `${tapWord(device)} a patch to pick up its fabric`;
  }
  if (tapTool?.name === 'swap') return swapStep(tapTool.first, device);
  if (held && isThere) {
    return `${MESSAGES.fabricSelected}: ${nameOfFabric(held)}. Now ${nextStep(mode, device)}`;
  }
  if (last) return `${MESSAGES.fabricSelected}: ${nameOfFabric(last)}`;
  if (!isThere) return FIRST_STEPS;
  if (!target) return firstStep(mode, device);
  return mode === 'fabric' ? 'Now pick the new fabric' : 'Now pick a fabric for this part';
}
