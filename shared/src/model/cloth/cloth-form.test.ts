import { newBlock } from '../../quilting/block.js';
import { newFreeFormQuilt } from '../../quilting/quilt.js';
import { describe, expect, it } from 'vitest';
import { ran } from '../command.js';
import { blockCloth } from './block-cloth.js';
import { after, placeAt, star } from '../free-form/arrangement.fixture.js';
import { levelsIn } from '../levels.fixture.js';
import { bandFabric, inBandFabric, toggledBorder, toggledSashing } from './quilt-bands.js';
import { withColourway } from '../recolouring/quilt-colourways.js';
import { recolouring } from '../recolouring/recoloured-quilt.js';
import { freeFormCloth, standardQuiltCloth } from '../quilt-cloth.js';
import { quiltActions } from '../actions.fixture.js';
import { newDocument } from '../standard-quilt/quilt-document.js';

const FOREIGN = 10_001;

describe('a standard quilt with a missing fabric', () => {
  const { chooseSize, chooseBlock } = quiltActions;
  const foreign = { ...star, levels: levelsIn([11, FOREIGN]), cloth: [] };
  const actions = [chooseSize(9), chooseBlock(0, foreign)];
  const { quilt, spare } = actions.reduce((document, action) => ran(document, action), newDocument()).design;
  const design = { quilt: inBandFabric(toggledBorder(quilt, 1), 'border1', FOREIGN), spare };

  it('lists the parts in that fabric', () => {
    expect(new Set(standardQuiltCloth.fabrics(design.quilt))).toEqual(new Set([FOREIGN, 11]));
    expect(standardQuiltCloth.parts(design.quilt, FOREIGN)).toBe('First border, parts of 12 blocks');
  });

  it('replaces it in all of them', () => {
    const next = standardQuiltCloth.replaced(design, FOREIGN, 12);
    expect(new Set(standardQuiltCloth.fabrics(next.quilt))).toEqual(new Set([11, 12]));
    expect(bandFabric(next.quilt, 'border1')).toBe(12);
  });

  it('counts its colourways, and replaces it in them', () => {
    const kept = withColourway({ ...design, quilt: inBandFabric(design.quilt, 'border1', 12) });
    const now = standardQuiltCloth.replaced(kept, FOREIGN, 13);
    expect(standardQuiltCloth.parts(kept.quilt, FOREIGN)).toBe('parts of 12 blocks, 1 kept colourway');
    const other = withColourway({ ...kept, quilt: recolouring([[FOREIGN, 13]]).ofQuilt(kept.quilt) });
    expect(standardQuiltCloth.parts(other.quilt, FOREIGN)).toBe('1 kept colourway');
    expect(new Set(standardQuiltCloth.fabrics(other.quilt))).toEqual(new Set([11, 12, 13, FOREIGN]));
    expect(new Set(standardQuiltCloth.fabrics(now.quilt))).toEqual(new Set([11, 12, 13]));
  });

  it('replaces it in the hidden second block too', () => {
    const [placement = null] = design.quilt.blocks;
    const next = standardQuiltCloth.replaced({ ...design, spare: placement }, FOREIGN, 12);
    expect(next.spare?.levels).toEqual(levelsIn([11, 12]));
  });
});

it('names the parts of a free form quilt, and leaves everything else unchanged', () => {
  const { design } = after(placeAt(3, 4)).document;
  const before = { ...design, quilt: inBandFabric(toggledSashing(design.quilt), 'sashing', FOREIGN) };
  expect(freeFormCloth.parts(before.quilt, FOREIGN)).toBe('Sashing');
  const next = freeFormCloth.replaced(before, FOREIGN, 12);
  expect(next.quilt).toEqual(inBandFabric(before.quilt, 'sashing', 12));
  expect(next.placements).toBe(before.placements);
  expect(freeFormCloth.fabrics(newFreeFormQuilt(0))).toEqual([]);
});

it('counts the patches and colourways of a block', () => {
  const cloth = blockCloth();
  const levels = levelsIn([FOREIGN, 3], [FOREIGN]);
  const block = { ...newBlock(0), levels, colourways: [[11, 11, FOREIGN]] };
  // Spots, such as 3, are not fabrics.
  expect(new Set(cloth.fabrics(block))).toEqual(new Set([FOREIGN, 11]));
  expect(cloth.parts(block, FOREIGN)).toBe('2 patches, 1 kept colourway');
  expect(cloth.replaced({ block }, FOREIGN, 12).block).toEqual({
    ...block,
    levels: levelsIn([12, 3], [12]),
    colourways: [[11, 11, 12]],
  });
});
