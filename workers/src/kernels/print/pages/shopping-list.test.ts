import { describe, expect, it } from 'vitest';
import { newFreeFormQuilt } from '@quiltwright/shared/quilting/quilt';
import { placementOf, standardQuilt } from '@quiltwright/shared/quilting/quilts.fixture';
import { blocksOf, layer } from '../../cutting/cutting.fixture';
import { DEFAULT_CUTTING } from '../../cutting/settings';
import type { CuttingSettings } from '../../cutting/cutting-types';
import { FINISHING_DEFAULTS } from '../../finishing/finishing-types';
import { wholePlan } from '../../plan/whole-plan';
import { pageArea } from '../paper/paper';
import type { OpenPage } from '../cover/cover-page';
import { listBelow, shoppingPages } from './shopping-list';
import { shoppingRows } from './shopping-rows';
import { textsOf, wordsForTests } from '../names/words.fixture';
import { prepare } from '../../prepared/prepared-quilt';

const area = pageArea('letter', { across: 1, down: 1 });

/**
 * Returns the page with the shopping list of a Queen quilt of 96″ × 108″, and the texts of this page. The quilt has 8 ×
 * 9 = 72 squares of 12″: 36 of block 4 and 36 of block 5.
 */
function listOf(
  changes: Partial<CuttingSettings> = {},
  binding = FINISHING_DEFAULTS.binding,
  cover: OpenPage | null = null,
) {
  const settings = { ...DEFAULT_CUTTING, ...changes };
  const whole = wholePlan(prepare(standardQuilt()), {
    cutting: settings,
    finishing: { ...FINISHING_DEFAULTS, binding },
  });
  if (!whole.ok) throw new Error(whole.error.code);
  const words = wordsForTests();
  const rows = shoppingRows(whole.value, settings, words);
  const below = cover && listBelow(cover, rows, settings, area, words);
  const pages = below ? [below] : shoppingPages(rows, settings, area, words);
  const [page] = pages;
  if (!page) throw new Error('There is no page.');
  return { ...page, pages: pages.length, said: textsOf(page.marks).filter((text) => text !== '') };
}

/**
 * Returns `length` texts of the list, starting with a name.
 * @param said all texts of the page
 */
function row(said: readonly string[], name: string, length: number): string[] {
  return said.slice(said.indexOf(name), said.indexOf(name) + length);
}

describe('shoppingPages', () => {
  it('lists each fabric with its uses, cut length and amount to buy, in yards and metres', () => {
    const { said, detail, foot } = listOf();
    // Three squares of 12½″ fit in a strip, so 36 squares need 12 strips, 150″. With 1″ to spare, they are 4.19 yd or
    // 3.835 m.
    expect(row(said, 'Fabric 11', 5)).toEqual(['Fabric 11', 'Block 4', '150″', '4¼', '3.85']);
    expect(row(said, 'Fabric 12', 5)).toEqual(['Fabric 12', 'Block 5', '150″', '4¼', '3.85']);
    expect(detail).toBe('Rounded up to the next ⅛ yard. Nothing added for shrinkage');
    expect(foot).toBe('Fabric 42″ wide');
  });

  it('has the binding, backing and batting, and the sum of the cloth for top and binding', () => {
    const { said } = listOf();
    // The perimeter is 2 × (96 + 108) = 408″. With a strip for each 40″, that is 11 strips, 27½″. With 1″ to spare,
    // they are 0.79 yd or 0.724 m.
    expect(row(said, 'Binding', 5)).toEqual(['Binding', '11 strips 2½″', '27½″', '⅞', '0.75']);
    // The sums are 4¼ + 4¼ + ⅞ yards and 3.85 + 3.85 + 0.75 metres.
    const total = 'Fabric for the top and binding, each cut with 1″ to straighten its edge';
    expect(row(said, total, 3)).toEqual([total, '9⅜', '8.45']);
    // With 4″ more on every side, the backing is 104″ × 116″. Three panels of 42″ are 3 · 42 − 2 = 124″ wide, enough
    // for 116″. They are 3 × 104 = 312″ long in total; with 1″ to spare, 8.69 yd or 7.9502 m.
    const backing = '3 panels of 104″, fabric 42″ wide';
    expect(row(said, 'Backing', 5)).toEqual(['Backing', backing, '312″', '8¾', '8']);
    // A Queen package is only 90″ × 108″.
    expect(row(said, 'Batting', 3)).toEqual(['Batting', '104″ × 116″', '1 packaged King, 120″ × 120″']);
  });

  it('adds binding in a fabric of the quilt to that fabric', () => {
    const { said } = listOf({}, { ...FINISHING_DEFAULTS.binding, fabric: 11 });
    expect(said).not.toContain('Binding');
    expect(said).toContain('Block 4, binding');
  });

  it('says how much is added, and how wide the fabric is', () => {
    const { said, detail, foot } = listOf({ usableWidth: 40, shrinkage: 5, sparePercent: 10 });
    expect(detail).toBe('Rounded up to the next ⅛ yard. With 5 % for shrinkage');
    const spare = 'each cut with 10 % to spare, at least 1″';
    expect(said).toContain(`Fabric for the top and binding, ${spare}`);
    expect(foot).toBe('Fabric 40″ wide');
    // 150 ÷ 0.95 × 1.1 = 173.68″, which is 4.82 yd or 4.41 m.
    expect(row(said, 'Fabric 11', 5)).toEqual(['Fabric 11', 'Block 4', '150″', '4⅞', '4.45']);
  });

  it('warns of fabrics with too little left to straighten their edge, if nothing is added', () => {
    // Nine squares of 4½″ need a strip of 4½″, which is ⅛ yd, so nothing is left. Nine squares of 3½″ need 3½″, which
    // leaves 1″.
    const rowOf = (fabric: number, side: number) => blocksOf(layer([1, 0, 0, 1000, 1000, fabric]), side, 9);
    const quilt = { ...newFreeFormQuilt(2), blocks: [rowOf(11, 4), rowOf(12, 3)] };
    const notesOf = (changes: Partial<CuttingSettings>) => {
      const settings = { ...DEFAULT_CUTTING, ...changes };
      const whole = wholePlan(prepare(quilt), { cutting: settings, finishing: FINISHING_DEFAULTS });
      if (!whole.ok) throw new Error(whole.error.code);
      return shoppingRows(whole.value, settings, wordsForTests())
        .filter(({ isNote }) => isNote)
        .map(({ name }) => name);
    };
    expect(notesOf({ spareInches: 0 })).toEqual(['Less than ½″ is left to straighten the edge of Fabric 11']);
    expect(notesOf({})).toEqual([]);
  });

  it('counts fat quarters where these are bought', () => {
    const { said, detail, foot } = listOf({ buy: 'fatQuarters' });
    // A strip of 22″ holds one square of 12½″, and a fat quarter of 17½″ holds one strip.
    expect(row(said, 'Fabric 11', 4)).toEqual(['Fabric 11', 'Block 4', '450″', '36 fat quarters']);
    expect(detail).toBe('Nothing added for shrinkage');
    expect(foot).toBe('Fat quarters of 18″ × 22″');
  });

  it('lists parts without fabric, and about how much is missing for them', () => {
    // 36 squares of 12½″ have a placeholder fabric: 4¼ yards.
    const whole = wholePlan(prepare(standardQuilt({ blocks: [placementOf(4, [11]), placementOf(5, [2])] })), {
      cutting: DEFAULT_CUTTING,
      finishing: FINISHING_DEFAULTS,
    });
    if (!whole.ok) throw new Error(whole.error.code);
    const rows = shoppingRows(whole.value, DEFAULT_CUTTING, wordsForTests());
    expect(rows.at(-1)).toMatchObject({
      ...{ name: 'No fabric yet', use: '36 of 72 patches', metres: 'about 4¼ yd missing from this list' },
    });
  });

  it('is below the picture if all of it fits', () => {
    const cover = (bottom: number): OpenPage => ({
      title: 'Anna',
      detail: '',
      foot: '',
      marks: [],
      bottom,
      end: 10.22,
    });
    // The list takes at least 2.34″: six rows of 0.26″ (1.56″), the heads (0.26″ and 0.22″) and the space above (0.3″).
    // The foot is at 10.22″.
    const short = listOf({}, FINISHING_DEFAULTS.binding, cover(7.87));
    expect([short.title, short.pages]).toEqual(['Anna', 1]);
    expect(short.said).toContain('Batting');
    expect(listOf({}, FINISHING_DEFAULTS.binding, cover(7.89)).title).toBe('Shopping list');
  });
});
