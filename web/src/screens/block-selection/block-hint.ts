import { MESSAGES } from '@quiltwright/shared/messages';
import type { ColourMode } from '../../model/designed-block/colour-modes';
import { nameOfFabric } from '../../panels/fabric/fabric-search';
import { usesTouch } from '../../render/uses-touch';
import type { useColouring } from './use-colouring';

type Hand = Pick<ReturnType<typeof useColouring>, 'mode' | 'target' | 'tapTool' | 'held' | 'last' | 'trial'>;

const firstSteps: Record<ColourMode, string> = {
  layer: 'Select a layer, then pick a fabric',
  patch: 'Tap a patch, then pick a fabric',
  fabric: 'Tap a fabric in the block, then pick another one',
};

const nextSteps: Record<ColourMode, string> = {
  layer: 'select a layer for it, or tap one in the block',
  patch: 'tap or sweep over the patches that get it',
  fabric: 'tap or sweep over the fabrics that it takes the place of',
};

/** What can be done next with the block on the table, or has just been done. */
export function blockHint({ trial, tapTool, held, last, mode, target }: Hand, isThere: boolean): string {
  if (trial?.part) return usesTouch() ? 'Two-finger tap undoes' : 'Escape puts it back';
  if (tapTool?.name === 'pick-up') return 'Tap a patch to pick its fabric up';
  if (tapTool?.name === 'swap') {
    return tapTool.first === null
      ? 'Tap the first of two fabrics'
      : 'Now tap the fabric that it is swapped with';
  }
  if (held && isThere) {
    return `${MESSAGES.fabricSelected}: ${nameOfFabric(held)}. Now ${nextSteps[mode]}`;
  }
  if (last) return `${MESSAGES.fabricSelected}: ${nameOfFabric(last)}`;
  if (!isThere) return MESSAGES.blockInstructions;
  if (!target) return firstSteps[mode];
  return mode === 'fabric' ? 'Now pick the fabric that takes its place' : 'Now pick a fabric for it';
}
