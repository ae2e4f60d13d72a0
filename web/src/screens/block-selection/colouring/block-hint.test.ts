import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { describe, expect, it } from 'vitest';
import { levelsIn } from '@quiltwright/shared/model/levels.fixture';
import { blockHint } from './block-hint';
import { targetAt } from './drop-target';

const chambray: Fabric = {
  fabricNum: 40,
  paletteNum: 2,
  fabricName: 'Chambray',
  userFabricName: '',
  fabricUrl: 'cloth.webp',
  swatchUrl: 'swatch.webp',
  averageColour: '#204080',
};

const idle = { mode: 'layer', target: null, tapTool: null, held: null, last: null, trial: null } as const;

it('gives the instructions while there is no block', () => {
  expect(blockHint(idle, false, 'mouse')).toBe(
    'Pick a block first, then select a layer, then pick a fabric; save at the top right',
  );
});

describe('once there is a block', () => {
  it.each([
    ['layer', 'Select a layer, then pick a fabric'],
    ['patch', 'Tap a patch, then pick a fabric'],
    ['fabric', 'Tap a fabric in the block, then pick its replacement'],
  ] as const)('gives the first step when it is coloured by %s', (mode, hint) => {
    expect(blockHint({ ...idle, mode }, true, 'touch')).toBe(hint);
  });

  it('asks for a fabric for the chosen part', () => {
    const target = targetAt(levelsIn([31, 32]), 'layer', 0);
    expect(blockHint({ ...idle, target }, true, 'touch')).toBe('Now pick a fabric for this part');
  });

  it('asks for a layer for the held fabric, as the notice does', () => {
    const colouring = { ...idle, held: chambray, last: chambray };
    expect(blockHint(colouring, true, 'touch')).toBe(
      'Fabric is selected: Chambray. Now select a layer for this fabric, or tap a layer in the block',
    );
  });

  it('says for each mode which part gets the held fabric', () => {
    const colouring = { ...idle, held: chambray, last: chambray };
    expect(blockHint({ ...colouring, mode: 'patch' }, true, 'touch')).toContain(
      'tap or sweep over the patches for this fabric',
    );
    expect(blockHint({ ...colouring, mode: 'fabric' }, true, 'touch')).toContain(
      'tap or sweep over the fabrics to replace',
    );
  });
});

describe('matches the device in use', () => {
  const swapping = { ...idle, tapTool: { name: 'swap', first: null } } as const;
  it.each([
    ['mouse', 'Click the first fabric to swap'],
    ['pen', 'Tap the first fabric to swap'],
    ['touch', 'Tap the first fabric to swap'],
    ['keyboard', 'Press N until the first fabric to swap is marked, then press Enter'],
  ] as const)('says how two fabrics are swapped by %s', (device, hint) => {
    expect(blockHint(swapping, true, device)).toBe(hint);
  });

  it('says which key gives the held fabric', () => {
    const colouring = { ...idle, mode: 'patch', held: chambray } as const;
    expect(blockHint(colouring, true, 'keyboard')).toBe(
      'Fabric is selected: Chambray. Now press N until the patch for this fabric is marked, then press Enter',
    );
  });
});
