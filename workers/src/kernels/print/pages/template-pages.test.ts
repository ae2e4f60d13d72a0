import { describe, expect, it } from 'vitest';
import { levelsOf } from '@quiltwright/shared/quilting/quilts.fixture';
import type { Mark } from '../paper/marks';
import { pageArea } from '../paper/paper';
import { templatePages } from './template-pages';
import { ground, quarterDisc } from '../../patches/curves/own-shapes.fixture';
import { SewnBlocks } from '../../patches/sewn-blocks';
import { templatesOf } from '../block/templates';
import { textsOf, wordsForTests } from '../names/words.fixture';

const area = pageArea('letter', { across: 1, down: 1 });

/** Returns the template pages of a block that is one patch. Lengths in inches. */
function pagesOf(width: number, height: number, seam: number) {
  const block = { name: 'Plain', levels: levelsOf([11]), blockNum: 4, covers: [], copies: 1, width, height };
  return templatePages(
    templatesOf([block], seam, () => true, new SewnBlocks()),
    seam,
    area,
    wordsForTests(),
  );
}

function flat(marks: readonly Mark[]): Mark[] {
  return marks.flatMap((mark) => (mark.kind === 'clip' ? flat(mark.marks) : [mark]));
}

describe('templatePages', () => {
  it.each([
    [0.25, '¼″'],
    [0.375, '⅜″'],
    [0.5, '½″'],
  ])('names a seam of %s inches, and has match marks on the cutting line', (seam, words) => {
    const [page] = pagesOf(3, 3, seam);
    expect(page?.detail).toBe(
      `Cut on solid lines. Sew on dashed lines, ${words} inside. Match the triangles on the sides of pieces that you sew together`,
    );
    // The cutting line is a square of 3″ plus two seams, with a triangle in the middle of each side.
    const side = 3 + 2 * seam;
    const triangles = flat(page?.marks ?? []).flatMap((mark) =>
      mark.kind === 'path' ? mark.outlines.filter(({ length }) => length === 3) : [],
    );
    const onCut = triangles.map((triangle) =>
      triangle.filter(({ to: { x, y } }) => [x, y, x - side, y - side].some((from) => Math.abs(from) < 1e-9)),
    );
    expect(onCut.map(({ length }) => length)).toEqual([2, 2, 2, 2]);
  });

  it('draws curves as arcs, each with three match marks', () => {
    const levels = [[ground], [quarterDisc(750, 2)]];
    const block = { name: 'Path', levels, blockNum: 4, covers: [], copies: 1, width: 4, height: 4 };
    const templates = templatesOf([block], 0.25, () => true, new SewnBlocks());
    // A hollow of 3″ is cut with a radius of 2¾″, and a quarter circle of 3″ with one of 3¼″.
    const radii = templates.map(({ lines }) =>
      [lines.sewing, lines.cutting].flatMap((line) => line.flatMap(({ arc }) => arc?.radiusX ?? [])),
    );
    expect(radii).toEqual([
      [expect.closeTo(3, 5), expect.closeTo(2.75, 5)],
      [expect.closeTo(3, 5), expect.closeTo(3.25, 5)],
    ]);
    const pages = templatePages(templates, 0.25, area, wordsForTests());
    const triangles = pages
      .flatMap(({ marks }) => flat(marks))
      .flatMap((mark) =>
        mark.kind === 'path' && mark.fill ? mark.outlines.filter(({ length }) => length === 3) : [],
      );
    // The background has two sides of 4″ and two of 1″, and the quarter circle two of 3″. Each curve has three marks.
    expect(triangles).toHaveLength(2 + 3 + 2 + 3);
    const said = pages.flatMap(({ marks }) => textsOf(marks));
    expect(said).toContain('T1 Background of a quarter circle');
    expect(said).toContain('T2 Quarter circle');
  });

  it('prints a quarter circle of 8½″ in three parts, in order', () => {
    // A Drunkard’s Path of 12″: with its allowance, the quarter circle is about 9″ × 9″, on pages of 7.3″ × 8.4″. The
    // fourth part would begin 6.8″ and 7.9″ from its corner, beyond the curve.
    const levels = [[ground], [quarterDisc(1000 * (8.5 / 12), 2)]];
    const block = { name: 'Path', levels, blockNum: 4, covers: [], copies: 1, width: 12, height: 12 };
    const templates = templatesOf([block], 0.25, () => true, new SewnBlocks());
    const pages = templatePages(templates, 0.25, area, wordsForTests());
    const parts = pages.flatMap(({ foot }) => foot.match(/T2 [^.]*/g) ?? []);
    expect(parts).toEqual([1, 2, 3].map((part) => `T2 Quarter circle, part ${part} of 3`));
  });

  it('counts patches without fabric in the index', () => {
    const block = (width: number) => ({
      ...{ name: 'Plain', levels: levelsOf([0]), blockNum: 4, covers: [], copies: 2, width, height: 3 },
    });
    const all = templatesOf([block(3), block(4)], 0.25, () => true, new SewnBlocks());
    const words = { ...wordsForTests(), fabric: () => 'no fabric yet' };
    const [page] = templatePages(all, 0.25, area, words);
    const said = textsOf(page?.marks ?? []);
    expect(said).toContain('Square 3″ × 3″: 2 no fabric yet. Plain');
  });

  it('lays a template on its side, or its words beside it, if that saves a page', () => {
    // With its seams, the template is 7.75″ × 2.5″, wider than the 7.3″ of a page. On its side it fits, with its words
    // below.
    expect(pagesOf(7.25, 2, 0.25)).toHaveLength(1);
    // With its seams, the template is 8.25″ × 2.5″. On its side it leaves too little of the 8.4″ for its words, so they
    // are beside it.
    const [page, ...more] = pagesOf(7.75, 2, 0.25);
    expect(more).toEqual([]);
    expect(textsOf(page?.marks ?? []).some((words) => words.startsWith('T1 Rectangle'))).toBe(true);
    // With its seams, the template is 8.5″ × 2.5″, longer than a page is high.
    expect(pagesOf(8, 2, 0.25).map(({ foot }) => foot)).toEqual([
      'T1 Rectangle, part 1 of 2. T1 Rectangle, part 2 of 2',
    ]);
  });
});
