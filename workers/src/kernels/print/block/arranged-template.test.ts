import { levelsOf } from '@quiltwright/shared/quilting/quilts.fixture';
import { describe, expect, it } from 'vitest';
import { SewnBlocks } from '../../patches/sewn-blocks';
import { arrangements } from './arranged-template';
import { pagesOf } from './page-parts';
import { templatesOf, type Template } from './templates';

const body = { width: 7.3, height: 8.4 };
const words = { width: 2, height: 0.5 };

/**
 * Returns the template of a strip that lies at 45°, with a seam allowance of ¼″.
 * @param length in inches
 * @param width in inches
 */
function slanted(length: number, width: number): Template {
  const block = {
    name: 'Plain',
    levels: levelsOf([11]),
    blockNum: 4,
    covers: [],
    copies: 1,
    width: 3,
    height: 3,
  };
  const [template] = templatesOf([block], 0.25, () => true, new SewnBlocks());
  if (!template) throw new Error('There is no template.');
  const part = Math.SQRT1_2;
  const at = (along: number, across: number) => ({
    x: (along - across + width + 0.25) * part,
    y: (along + across + 0.25) * part,
  });
  const around = (by: number) => [
    at(-by, -by),
    at(length + by, -by),
    at(length + by, width + by),
    at(-by, width + by),
  ];
  return { ...template, corners: around(0), cut: around(0.25), holes: [] };
}

describe('arrangements', () => {
  it('lays a strip at 45° along its sides if it then fits on one page', () => {
    // With its seams, the strip is 8″ × 2½″. At 45° it would be 10½ ÷ √2 = 7.42″ wide, but a page is only 7.3″ wide. If
    // the strip is upright, its words fit beside it.
    const ways = arrangements(slanted(7.5, 2), words, body);
    expect(ways).toHaveLength(1);
    expect(ways[0].words).toBe('beside');
    expect(ways[0].width).toBeCloseTo(2.5 + 0.08 + 2);
    expect(ways[0].height).toBeCloseTo(8);
    // The grain turns with it.
    expect(Math.abs(ways[0].turn)).toBeCloseTo(Math.PI / 4);
  });

  it('lays a strip at 45° that is exactly as long as the page along its sides', () => {
    // With its seams, the strip is 7.9 + ½″ long. At 45° it would be 10.9 ÷ √2 = 7.71″ wide. Its turn is rounded.
    const [way] = arrangements(slanted(7.9, 2), words, body);
    expect(way.box.height).toBeCloseTo(8.4);
    expect(pagesOf(way, body)).toBe(1);
  });

  it('leaves a strip at 45° as it lies in its block if it fits so', () => {
    // At 45°, a strip of 6½″ × 2½″ is 9 ÷ √2 = 6.36″ wide.
    const [first] = arrangements(slanted(6, 2), words, body);
    expect(first.turn).toBe(0);
    expect(first.width).toBeCloseTo(6.364, 3);
  });
});
