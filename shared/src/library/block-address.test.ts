import { expect, it } from 'vitest';
import { addressOf } from './address-of.js';
import { premadeNamed } from './block-address.js';
import { premadeBlocks } from './premade-blocks.js';

it('gives each block its own address', () => {
  const addresses = premadeBlocks.map(({ title }) => addressOf(title));
  expect(new Set(addresses).size).toBe(premadeBlocks.length);
  for (const address of addresses) expect(address).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

it.each(premadeBlocks)('finds $title by its name, its address and the name of its picture', (block) => {
  for (const name of [block.title, addressOf(block.title), block.designName])
    expect(premadeNamed(name)?.title).toBe(block.title);
});

it('finds a block by its other names, with any kind of apostrophe', () => {
  for (const name of [
    'Bear’s Paw',
    "bear's paw",
    'BEARS PAW',
    'bears-paw',
    ' Bears  Paw',
    'Bear‘s Paw',
    'Bearʼs Paw',
    'bear`s paw',
  ])
    expect(premadeNamed(name)?.title).toBe('Bear’s Paw');
  expect(premadeNamed('Eight Point Design')?.title).toBe('Ohio Star');
  expect(premadeNamed('No Such Block')).toBeUndefined();
  expect(premadeNamed('')).toBeUndefined();
});
