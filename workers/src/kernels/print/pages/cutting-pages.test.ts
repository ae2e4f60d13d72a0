import { describe, expect, it } from 'vitest';
import type { FabricPlan } from '../../cutting/cutting-types';
import { DEFAULT_CUTTING } from '../../cutting/settings';
import { pieceOf } from '../../cutting/strip-plan.fixture';
import { cuttingPages } from './cutting-pages';
import type { LineMark, Mark, PathMark } from '../paper/marks';
import { pageArea } from '../paper/paper';
import { PieceNames } from '../names/piece-names';
import type { Words } from '../names/words';
import { textsOf, wordsForTests } from '../names/words.fixture';

const area = pageArea('letter', { across: 1, down: 1 });

const halves = pieceOf(4.875, 4.875, 30, {
  ...{ kind: 'halfSquareTriangle', method: 'two', finished: [4, 4], yields: 2, needed: 60 },
});
const geese = pieceOf(7.25, 7.25, 15, {
  ...{ kind: 'goose', method: 'four', finished: [6, 3], yields: 4, needed: 60 },
});
const sashes = pieceOf(12.5, 2.5, 49, {
  places: [{ of: 'sashing', blockNum: 0, each: 1, copies: 49 }],
});

/**
 * A plan of strips of 42″. Each strip holds 5 squares of 7¼″ for geese, 8 squares of 4⅞″ for halves, or 3 sashes of
 * 12½″.
 */
const plan: FabricPlan = {
  fabric: 11,
  pieces: [geese, halves, sashes],
  strips: [
    { count: 3, height: 7.25, left: 5.75, columns: columnsOf(0, 5, 7.25, 7.25) },
    { count: 4, height: 4.875, left: 3, columns: columnsOf(1, 8, 4.875, 4.875) },
    { count: 17, height: 2.5, left: 4.5, columns: columnsOf(2, 3, 12.5, 2.5) },
  ],
  // The strips are 3 × 7¼ = 21¾″, 4 × 4⅞ = 19½″ and 17 × 2½ = 42½″.
  inches: 83.75,
  bound: 80.3,
  gap: 3.45,
  isLeast: true,
  leastForStrips: { eighths: 18, fatQuarters: null },
  proven: true,
  // 84.75″ ÷ 4½ = 18.8 eighths of a yard; 84.75″ × 0.0254 = 2.153 m.
  bought: { inches: 84.75, spare: 1, eighths: 19, metres: 2.2, fatQuarters: null },
  alternatives: [],
};

function columnsOf(piece: number, count: number, width: number, height: number) {
  return Array.from({ length: count }, (_, i) => ({
    ...{ piece, x: i * width, y: 0, width, height, stack: 1, turned: false },
  }));
}

const pagesOf = (plans: readonly FabricPlan[]) => cuttingPages(plans, DEFAULT_CUTTING, area, wordsFor(plans));
/** Returns the `Words` that pages use for the fabrics and pieces of some plans. */
function wordsFor(fabrics: readonly FabricPlan[]): Words {
  const unchosen = { patches: 0, of: 0, bought: null, squareInches: 0 };
  return { ...wordsForTests(), names: new PieceNames({ fabrics: [...fabrics], problems: [], unchosen }, []) };
}
const isDashed = (mark: Mark): mark is LineMark => mark.kind === 'line' && mark.stroke.dash !== undefined;

describe('cuttingPages', () => {
  it('begin below a shopping list that leaves them room, with a heading between', () => {
    const list = (height: number) => ({
      ...{ title: 'The list', detail: 'Its detail', height, items: [] },
      head: () => ({ height, marks: () => [] }),
    });
    const below = (height: number) =>
      cuttingPages([plan], DEFAULT_CUTTING, area, wordsFor([plan]), list(height));
    const [shared] = below(3);
    expect([shared?.title, shared?.detail]).toEqual(['The list', 'Its detail']);
    expect(textsOf(shared?.marks ?? [])).toEqual(expect.arrayContaining(['Cutting charts', 'A Fabric 11']));
    // No strip has room in the last half inch of the page’s 8.4 inches, so the charts begin on the next page.
    const [alone, next] = below(7.9);
    expect(textsOf(alone?.marks ?? [])).toEqual([]);
    expect(next?.title).toBe('Cutting charts');
    expect(textsOf(next?.marks ?? [])).not.toContain('Cutting charts');
  });

  it('says to measure the quilt before border strips are cut, if each comes from one strip', () => {
    const places = (of: 'border1' | 'sashing') => ({ places: [{ of, blockNum: 0, each: 1, copies: 2 }] });
    const border = pieceOf(40.5, 5.5, 2, places('border1'));
    const joined = pieceOf(42, 5.5, 2, { ...places('border1'), joined: 'whole' });
    const strips = [0, 1].map((piece) => ({
      ...{ count: 2, height: 5.5, left: 0, columns: columnsOf(piece, 1, piece === 0 ? 40.5 : 42, 5.5) },
    }));
    const [page] = pagesOf([{ ...plan, pieces: [border, joined], strips }]);
    const said = textsOf(page?.marks ?? []).join(' ');
    expect(said).toContain('Measure the quilt first · first border');
    expect(said).toContain('Sewn end to end · first border');
    // Sashes are cut as planned, without measuring.
    expect(textsOf(pagesOf([plan])[0]?.marks ?? []).join(' ')).not.toContain('Measure');
  });

  it('lists the strips to cut, and below each its pieces by name, count, size and use', () => {
    const [page] = pagesOf([plan]);
    const said = textsOf(page?.marks ?? []);
    // 3 strips of 5 squares give all 15. 4 strips of 8 squares give 32, two more than needed.
    expect(said.filter((line) => !/^A\d$/.test(line))).toEqual([
      ...['A Fabric 11', 'Buy 2⅜ yd or 2.2 m: 83¾″ of strips and 1″ to straighten the edge'],
      ...['Cut 3 strips 7¼″ × 42″', '15 squares 7¼″', 'Four geese from each'],
      ...['Cut 4 strips 4⅞″ × 42″', '32 squares 4⅞″', 'Two from each'],
      ...['Cut 17 strips 2½″ × 42″', '51 of 2½″ × 12½″', 'sashing'],
      '21¾″ + 19½″ + 42½″ = 83¾″ of fabric, before spare fabric is added. Pieces cut from strips need at least 80¼″.',
    ]);
    expect(page?.foot).toBe('Sizes to cut, including seam allowances of ¼″, fabric 42″ wide');
  });

  it('breaks the sum of seven heights into lines that fit the page', () => {
    const strips = Array.from({ length: 7 }, (_, i) => ({
      ...{ count: 17, height: 12.125 + i, left: 0, columns: columnsOf(0, 3, 12, 12.125 + i) },
    }));
    // The lengths go from 17 · 12⅛ = 206⅛″ to 17 · 18⅛ = 308⅛″. All seven are 1799⅞″.
    const pages = pagesOf([{ ...plan, strips, inches: 1799.875, bound: 1700, gap: 99.875 }]);
    const lines = textsOf(pages.flatMap(({ marks }) => marks)).filter((line) =>
      /″ \+ |spare fabric|need at least/.test(line),
    );
    expect(lines.join(' ')).toMatch(/^206⅛″ \+ .* = 1799⅞″ of fabric, .* need at least 1700″\.$/);
    for (const line of lines)
      expect(wordsForTests().measure(line, 'regular', 9)).toBeLessThanOrEqual(area.body.width);
  });

  it('says the total count if a strip holds only some of the pieces', () => {
    const [page] = pagesOf([{ ...plan, pieces: [{ ...geese, count: 18 }, halves, sashes] }]);
    expect(textsOf(page?.marks ?? [])).toEqual(
      expect.arrayContaining(['15 squares 7¼″', 'of 18 · Four geese from each']),
    );
  });

  it('draws every piece to scale, with the lines of its second cuts', () => {
    const [page] = pagesOf([plan]);
    const marks = page?.marks ?? [];
    // The page has 7.3 inches: 3.5 for words, and the rest for 42 inches of fabric.
    const scale = 3.8 / 42;
    const pieces = marks.filter(
      (mark): mark is PathMark => mark.kind === 'path' && mark.outlines.length > 1 && mark.fill !== undefined,
    );
    expect(pieces.map(({ outlines }) => outlines.length)).toEqual([5, 8, 3]);
    const [corner, across] = [pieces[1]?.outlines[1]?.at(-1)?.to, pieces[1]?.outlines[1]?.[0]?.to];
    expect((across?.x ?? 0) - (corner?.x ?? 0)).toBeCloseTo(4.875 * scale);
    // The second square of its strip begins where the first one ends.
    expect(corner?.x).toBeCloseTo(0.6 + 3.5 + 4.875 * scale);
    // Squares for geese show both diagonals, squares for triangles one, and sashes none.
    expect(marks.filter(isDashed).map(({ paths }) => paths.length)).toEqual([10, 8]);
  });

  it('lays several fabrics on a page, and continues one on the next', () => {
    // A fabric without strips takes 0.56 + 0.22 = 0.78 of the page's 8.4 inches. Twelve strips take 12 × 0.86, more
    // than a page.
    const short = (fabric: number) => ({ ...plan, fabric, pieces: [halves], strips: [] });
    expect(pagesOf([short(11), short(12), short(13)])).toHaveLength(1);
    const long = {
      ...plan,
      strips: Array.from({ length: 12 }, () => plan.strips).flatMap(([one]) => one ?? []),
    };
    const [first, second] = pagesOf([long]);
    expect(textsOf(first?.marks ?? [])).toContain('A Fabric 11');
    expect(textsOf(second?.marks ?? [])).toContain('A Fabric 11, continued');
  });

  it('counts the blocks of a piece if their names have no room, and continues longer notes below', () => {
    const notesFor = (blocks: number, blockName: string) => {
      const places = Array.from({ length: blocks }, (_, index) => ({
        ...{ of: 'block' as const, blockNum: index + 1, each: 1, copies: 10 },
      }));
      const plans = [{ ...plan, pieces: [geese, { ...halves, places }, sashes] }];
      const words = { ...wordsFor(plans), block: (blockNum: number) => `${blockName} ${blockNum}` };
      return cuttingPages(plans, DEFAULT_CUTTING, area, words).flatMap(({ marks }) => textsOf(marks));
    };
    expect(notesFor(3, 'Star')).toContain('Two from each · Star 1, Star 2, Star 3');
    expect(notesFor(3, 'Star of Bethlehem in a window')).toContain('Two from each · 3 blocks');
    const long = notesFor(1, 'A long name that Anna gave to her block on a long winter evening');
    expect(long.filter((words) => words.includes('…'))).toEqual([]);
    expect(long.join(' ')).toContain(
      'Two from each · A long name that Anna gave to her block on a long winter evening 1',
    );
  });

  it('counts fat quarters if these are bought', () => {
    const bought = { ...plan.bought, fatQuarters: 6 };
    const [page] = cuttingPages(
      [{ ...plan, bought }],
      { ...DEFAULT_CUTTING, buy: 'fatQuarters' },
      area,
      wordsFor([plan]),
    );
    expect(textsOf(page?.marks ?? [])).toContain('Buy 6 fat quarters, each with ½″ to straighten its edge');
    expect(page?.foot).toBe('Sizes to cut, including seam allowances of ¼″, fat quarters of 18″ × 22″');
  });
});
