import type { EmbeddedFont, PDFImage, PDFPage, PDFPattern } from '@libpdf/core';
import type { Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { LetterPicture } from './letter-painter';
import {
  inks,
  type Cloth,
  type FontName,
  type Ink,
  type Mark,
  type PathMark,
  type Place,
  type Stroke,
  type TextMark,
} from '../paper/marks';
import { colours, curvesOf, figure, POINTS_AN_INCH, utf16 } from './pdf-operands';
import type { Direction, TextRun } from '../paper/text-runs';

/**
 * Width of the line around each filled area, in points. The line has the colour of the area, and makes neighbouring
 * areas overlap. Without it, viewers would show hairlines of paper between them.
 */
const OVERLAP = 0.25;

/** A picture of some letters, stored in the PDF as an image. */
export interface Letters extends Omit<LetterPicture, 'png'> {
  image: PDFImage;
}

/** A part of a text with its font. Letters in a picture are painted in the weight of this font. */
export interface FontRun extends TextRun {
  font: FontName;
  /** The direction of the whole text from which the part was split. */
  direction: Direction;
}

/** The members of `PdfFile` that `PageContent` uses. */
interface PageSource {
  runsOf(text: string, wanted: FontName): FontRun[];
  /**
   * Returns the width of a part of a text, in inches. The enlargement that corrects an inexact printer isn't included.
   */
  widthOf(run: FontRun, points: number): number;
  letters(run: FontRun, ink: Ink): Letters | undefined;
  font(name: FontName): EmbeddedFont;
  colour(fabric: number): Ink | undefined;
  pattern(cloth: Cloth, corner: readonly [number, number]): PDFPattern | null;
  hatch(): PDFPattern;
}

/** Collects the PDF operators that draw one page. */
export class PageContent {
  readonly #file: PageSource;
  readonly #page: PDFPage;
  readonly #across: number;
  readonly #down: number;
  readonly #height: number;
  readonly #out: string[] = [];
  readonly #patterns = new Map<string, string>();
  readonly #fontNames = new Map<FontName, string>();

  constructor(file: PageSource, page: PDFPage, [across, down]: readonly [number, number], height: number) {
    this.#file = file;
    this.#page = page;
    this.#across = across;
    this.#down = down;
    this.#height = height;
  }

  toString(): string {
    return this.#out.join('\n');
  }

  draw(marks: readonly Mark[], by: Point): void {
    for (const mark of marks) {
      this.#out.push('q');
      if (mark.kind === 'text') this.#text(mark, by);
      else if (mark.kind === 'path') this.#path(mark, by);
      else if (mark.kind === 'line') {
        this.#stroke(mark.stroke);
        for (const [first, ...rest] of mark.paths) {
          if (!first) continue;
          this.#out.push(
            `${this.#point(first, by)} m`,
            ...rest.map((point) => `${this.#point(point, by)} l`),
          );
        }
        this.#out.push('S');
      } else {
        const { x, y, width, height } = mark.box;
        const [left, bottom] = [this.#x(x + by.x), this.#y(y + height + by.y)];
        this.#out.push(
          `${left} ${bottom} ${figure(width * this.#across)} ${figure(height * this.#down)} re W n`,
        );
        this.draw(mark.marks, { x: by.x + mark.by.x, y: by.y + mark.by.y });
      }
      this.#out.push('Q');
    }
  }

  #path({ outlines, places = [{ x: 0, y: 0, scale: 1 }], fill, stroke }: PathMark, by: Point): void {
    const isCloth = typeof fill === 'object' && 'fabric' in fill;
    if (fill === 'hatch') this.#out.push(`/Pattern cs /${this.#registered('hatch', this.#file.hatch())} scn`);
    else if (isCloth) {
      const pattern = this.#cloth(fill, by);
      const colour = colours(this.#file.colour(fill.fabric) ?? inks.white);
      this.#out.push(
        pattern ? `/Pattern cs /${pattern} scn /Pattern CS /${pattern} SCN` : `${colour} rg ${colour} RG`,
        `1 j ${OVERLAP} w`,
      );
    } else if (fill) this.#out.push(`${colours(fill)} rg`);
    if (stroke) this.#stroke(stroke);
    for (const place of places) for (const outline of outlines) this.#outline(outline, place, by);
    this.#out.push(fill ? (stroke || isCloth ? 'B' : 'f') : 'S');
  }

  #outline(outline: Outline, place: Place, by: Point): void {
    const start = outline.at(-1)?.to;
    if (!start) return;
    const at = ({ x, y }: Point) =>
      this.#point({ x: place.x + x * place.scale, y: place.y + y * place.scale }, by);
    this.#out.push(`${at(start)} m`);
    for (const edge of outline) {
      if (!edge.arc) this.#out.push(`${at(edge.to)} l`);
      else for (const [one, two, to] of curvesOf(edge)) this.#out.push(`${at(one)} ${at(two)} ${at(to)} c`);
    }
    this.#out.push('h');
  }

  #stroke({ ink, width, dash }: Stroke): void {
    this.#out.push(
      `${colours(ink)} RG ${figure(width)} w 1 j${dash ? ` [${dash.map(figure).join(' ')}] 0 d` : ''}`,
    );
  }

  #text({ text, at, font: wanted, points, ink, align, isUpright }: TextMark, by: Point): void {
    const runs = this.#file.runsOf(text, wanted);
    const widths = runs.map((run) => this.#file.widthOf(run, points));
    const width = widths.reduce((sum, each) => sum + each, 0);
    const shift = align === 'right' ? width : align === 'centre' ? width / 2 : 0;
    let { x, y } = isUpright ? { x: at.x, y: at.y + shift } : { x: at.x - shift, y: at.y };
    runs.forEach((run, i) => {
      const start = { x: x + by.x, y: y + by.y };
      if (run.isPicture) this.#letters(run, start, { points, ink, isUpright });
      else this.#glyphs(run, start, { points, ink, isUpright });
      if (isUpright) y -= widths[i] ?? 0;
      else x += widths[i] ?? 0;
    });
  }

  #glyphs({ text, font }: FontRun, start: Point, { points, ink, isUpright }: TextLook): void {
    this.#out.push(
      `BT /${this.#fontName(font)} ${figure(points)} Tf ${colours(ink)} rg`,
      `${this.#turn(isUpright)} ${this.#point(start, ORIGIN)} Tm <${this.#encoded(text, font)}> Tj ET`,
    );
  }

  /**
   * Draws a picture of letters. An invisible character carries their text, so that readers of the PDF can search and
   * copy it.
   */
  #letters(run: FontRun, start: Point, { points, ink, isUpright }: TextLook): void {
    const letters = this.#file.letters(run, ink);
    if (!letters) return;
    const em = points / POINTS_AN_INCH;
    const [left, bottom] = [letters.left * em, (letters.top + letters.height) * em];
    const [width, height] = [letters.width * em, letters.height * em];
    const corner = isUpright
      ? { x: start.x + bottom, y: start.y - left }
      : { x: start.x + left, y: start.y + bottom };
    const matrix = isUpright
      ? [0, width * this.#down, -height * this.#across, 0]
      : [width * this.#across, 0, 0, height * this.#down];
    const font = run.font === 'title' ? 'semiBold' : run.font;
    this.#out.push(
      `/Span <</ActualText <${utf16(run.text)}>>> BDC`,
      `q ${matrix.map(figure).join(' ')} ${this.#point(corner, ORIGIN)} cm /${this.#page.registerImage(letters.image)} Do Q`,
      `q BT 3 Tr /${this.#fontName(font)} ${figure(points)} Tf`,
      `${this.#turn(isUpright)} ${this.#point(start, ORIGIN)} Tm <${this.#encoded('?', font)}> Tj ET Q EMC`,
    );
  }

  #turn(isUpright = false): string {
    const [across, down] = [this.#across / POINTS_AN_INCH, this.#down / POINTS_AN_INCH];
    return isUpright ? `0 ${figure(down)} ${figure(-across)} 0` : `${figure(across)} 0 0 ${figure(down)}`;
  }

  #encoded(text: string, font: FontName): string {
    return this.#file
      .font(font)
      .encodeTextToGids(text)
      .map((glyph) => glyph.toString(16).padStart(4, '0'))
      .join('');
  }

  #fontName(font: FontName): string {
    const name = this.#fontNames.get(font) ?? this.#page.registerFont(this.#file.font(font));
    this.#fontNames.set(font, name);
    return name;
  }

  /**
   * Returns the name that a fabric's pattern has on this page; null if the fabric has no picture. Areas whose tiles
   * start at different positions have separate patterns.
   */
  #cloth(cloth: Cloth, by: Point): string | null {
    const { fabric, tile, turn = 0 } = cloth;
    // The tiles of slanted cloth don't repeat along the page.
    const from = { x: cloth.x + by.x, y: cloth.y + by.y };
    const { x, y } = turn % 2 === 0 ? { x: from.x % tile, y: from.y % tile } : from;
    const key = [fabric, tile, x, y, turn].map(figure).join();
    const known = this.#patterns.get(key);
    if (known) return known;
    const pattern = this.#file.pattern(cloth, [x * this.#across, this.#height - y * this.#down]);
    return pattern && this.#registered(key, pattern);
  }

  /** Returns the name that a pattern has on this page. Registers the pattern at its first use. */
  #registered(key: string, pattern: PDFPattern): string {
    const name = this.#patterns.get(key) ?? this.#page.registerPattern(pattern);
    this.#patterns.set(key, name);
    return name;
  }

  #point({ x, y }: Point, by: Point): string {
    return `${this.#x(x + by.x)} ${this.#y(y + by.y)}`;
  }

  #x(inches: number): string {
    return figure(inches * this.#across);
  }

  #y(inches: number): string {
    return figure(this.#height - inches * this.#down);
  }
}

type TextLook = Pick<TextMark, 'points' | 'ink' | 'isUpright'>;

const ORIGIN: Point = { x: 0, y: 0 };
