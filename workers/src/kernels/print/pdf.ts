import {
  PDF,
  PdfArray,
  PdfBool,
  PdfDict,
  PdfName,
  PdfNumber,
  PdfStream,
  ops,
  type EmbeddedFont,
  type PDFImage,
  type PDFPage,
  type PDFPattern,
} from '@libpdf/core';
import type { Edge, Outline } from '@quiltwright/shared/geometry/outline';
import { pointOn } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { CLOTH_TILE } from '@quiltwright/shared/limits';
import type { LetterPainter, LetterPicture } from './letter-painter';
import {
  inks,
  type Cloth,
  type FontName,
  type Ink,
  type Mark,
  type Measure,
  type PathMark,
  type Place,
  type Stroke,
  type TextMark,
} from './marks';
import { runsOf, type TextRun } from './text-runs';

/* The one file that knows the PDF library. */

const POINTS_AN_INCH = 72;
/** An arc of up to a quarter turn is one curve; it leaves the arc by 0.03 % of its radius. */
const QUARTER = Math.PI / 2;
/** Neighbours reach under one another by half of this, in points: viewers show the paper between them otherwise. */
const OVERLAP = 0.25;
/** Points between the slanted lines of a hatch, across and down, and how wide they are. */
const HATCH = { step: 5, width: 0.6 };

export interface PdfOptions {
  title: string;
  /** The sheet of paper, in inches. */
  paper: { width: number; height: number };
  /** What a printed inch measures: 0.98 when the printer draws it too short. All is made so much larger. */
  cameOut: { across: number; down: number };
  fonts: Readonly<Record<FontName, Uint8Array>>;
  /** JPEG pictures of 6 inches of cloth; others are printed in their mean colour. */
  pictures: ReadonlyMap<number, Uint8Array>;
  colours: ReadonlyMap<number, Ink>;
  /** Draws the letters that the fonts lack; null where nothing can, and then texts hold none of them. */
  letters: LetterPainter | null;
}

/** A picture of letters as the PDF holds it. */
interface Letters extends Omit<LetterPicture, 'png'> {
  image: PDFImage;
}

/** A PDF that is written page by page. */
export class PdfFile {
  readonly #pdf = PDF.create();
  readonly #options: PdfOptions;
  readonly #fonts: Record<FontName, EmbeddedFont>;
  readonly #images = new Map<number, PDFImage>();
  #hatch: PDFPattern | undefined;
  readonly #letters = new Map<string, Letters>();
  /** Points that an inch of the layout takes. */
  readonly #across: number;
  readonly #down: number;

  constructor(options: PdfOptions) {
    this.#options = options;
    this.#across = POINTS_AN_INCH / options.cameOut.across;
    this.#down = POINTS_AN_INCH / options.cameOut.down;
    const { regular, semiBold, title } = options.fonts;
    this.#fonts = {
      regular: this.#pdf.embedFont(regular),
      semiBold: this.#pdf.embedFont(semiBold),
      title: this.#pdf.embedFont(title),
    };
    this.#pdf.setTitle(options.title);
    this.#pdf
      .getCatalog()
      .set(
        'ViewerPreferences',
        PdfDict.of({ PrintScaling: PdfName.of('None'), DisplayDocTitle: PdfBool.of(true) }),
      );
  }

  /** The width of a text in inches of the layout. */
  readonly measure: Measure = (text, font, points) =>
    this.runsOf(text, font).reduce((sum, run) => sum + this.widthOf(run, points), 0);

  /** Whether there are all letters of a text; one that there isn't would be missing without an error. */
  canWrite(text: string): boolean {
    return this.#options.letters !== null || this.#hasLetters(text);
  }

  /** The runs of a text, each in the font that it is written in: titles have fewer letters than text. */
  runsOf(text: string, wanted: FontName): FontRun[] {
    const runs = this.#hasLetters(text)
      ? [{ text, isPicture: false }]
      : runsOf(text, (letter) => this.#hasLetters(letter));
    const isTitle =
      wanted === 'title' && runs.every((run) => run.isPicture || this.#fonts.title.canEncode(run.text));
    const font = wanted === 'title' && !isTitle ? 'semiBold' : wanted;
    return runs.map((run) => ({ ...run, font }));
  }

  /** The width of a run in inches of the layout. */
  widthOf({ text, isPicture, font }: FontRun, points: number): number {
    const width = isPicture
      ? (this.#options.letters?.widthOf(text, font) ?? 0) * points
      : this.#fonts[font].widthOfTextAtSize(text, points);
    return width / POINTS_AN_INCH;
  }

  #hasLetters(text: string): boolean {
    return this.#fonts.regular.canEncode(text) && this.#fonts.semiBold.canEncode(text);
  }

  /** Adds a page with these marks. */
  async addPage(marks: readonly Mark[]): Promise<void> {
    await this.#drawLetters(marks);
    const { width, height } = this.#options.paper;
    const page = this.#pdf.addPage({ width: width * POINTS_AN_INCH, height: height * POINTS_AN_INCH });
    const content = new PageContent(this, page, [this.#across, this.#down], height * POINTS_AN_INCH);
    content.draw(marks, { x: 0, y: 0 });
    const stream = new PdfStream([], new TextEncoder().encode(content.toString()));
    page.dict.set('Contents', this.#pdf.register(stream));
  }

  /** Draws the letters of these marks that the fonts lack. */
  async #drawLetters(marks: readonly Mark[]): Promise<void> {
    const { letters } = this.#options;
    if (!letters) return;
    for (const mark of marks) {
      if (mark.kind === 'clip') await this.#drawLetters(mark.marks);
      if (mark.kind !== 'text') continue;
      for (const run of this.runsOf(mark.text, mark.font)) {
        const key = lettersKey(run, mark.ink);
        if (!run.isPicture || this.#letters.has(key)) continue;
        const { png, ...box } = await letters.pictureOf(run.text, run.font, mark.ink);
        this.#letters.set(key, { ...box, image: this.#pdf.embedPng(png) });
      }
    }
  }

  /** The picture of a run of letters. */
  letters(run: FontRun, ink: Ink): Letters | undefined {
    return this.#letters.get(lettersKey(run, ink));
  }

  async save(): Promise<Uint8Array> {
    return this.#pdf.save({ subsetFonts: true });
  }

  font(name: FontName): EmbeddedFont {
    return this.#fonts[name];
  }

  colour(fabric: number): Ink | undefined {
    return this.#options.colours.get(fabric);
  }

  /** The tiling pattern of cloth; null where there is no picture of it. */
  pattern({ fabric, tile }: Cloth, corner: readonly [number, number]): PDFPattern | null {
    const image = this.#image(fabric);
    if (!image) return null;
    const [width, height] = [tile * this.#across, tile * this.#down];
    const pattern = this.#pdf.createImagePattern({ image, width: CLOTH_TILE, height: CLOTH_TILE });
    const matrix = [width / CLOTH_TILE, 0, 0, height / CLOTH_TILE, corner[0], corner[1] - height];
    const dictionary = this.#pdf.getObject(pattern.ref);
    if (dictionary instanceof PdfDict)
      dictionary.set('Matrix', PdfArray.of(...matrix.map((value) => PdfNumber.of(value))));
    return pattern;
  }

  /** Slanted lines, with what lies below seen between them. */
  hatch(): PDFPattern {
    const { step, width } = HATCH;
    // The corners of a tile are on lines of its neighbours, too.
    const lines = [-step, 0, step].flatMap((from) => [
      ops.moveTo(from - 1, -1),
      ops.lineTo(from + step + 1, step + 1),
    ]);
    if (this.#hatch) return this.#hatch;
    this.#hatch = this.#pdf.createTilingPattern({
      bbox: { x: 0, y: 0, width: step, height: step },
      ...{ xStep: step, yStep: step },
      operators: [ops.setStrokingRGB(...inks.quiet), ops.setLineWidth(width), ...lines, ops.stroke()],
    });
    // A pattern has to name its resources, also where it has none; the library leaves them out.
    const dictionary = this.#pdf.getObject(this.#hatch.ref);
    if (dictionary instanceof PdfDict) dictionary.set('Resources', PdfDict.of({}));
    return this.#hatch;
  }

  #image(fabric: number): PDFImage | undefined {
    const known = this.#images.get(fabric);
    const picture = this.#options.pictures.get(fabric);
    if (known || !picture) return known;
    const image = this.#pdf.embedJpeg(picture);
    this.#images.set(fabric, image);
    return image;
  }
}

/** A run, and the font that it is written in or whose weight its picture has. */
interface FontRun extends TextRun {
  font: FontName;
}

function lettersKey({ text, font }: FontRun, ink: Ink): string {
  return [font === 'regular' ? 400 : 600, ...ink, text].join(' ');
}

/** The operators of one page. */
class PageContent {
  readonly #file: PdfFile;
  readonly #page: PDFPage;
  readonly #across: number;
  readonly #down: number;
  readonly #height: number;
  readonly #out: string[] = [];
  readonly #patterns = new Map<string, string>();
  readonly #fontNames = new Map<FontName, string>();

  constructor(file: PdfFile, page: PDFPage, [across, down]: readonly [number, number], height: number) {
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

  /** A picture of letters, with the text that it shows for whoever searches or copies: an unseen sign stands for it. */
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

  /** The name of the pattern of cloth on this page, one for each place in its tile at which it begins. */
  #cloth(cloth: Cloth, by: Point): string | null {
    const { fabric, tile } = cloth;
    const [x, y] = [(cloth.x + by.x) % tile, (cloth.y + by.y) % tile];
    const key = [fabric, tile, x, y].map(figure).join();
    const known = this.#patterns.get(key);
    if (known) return known;
    const pattern = this.#file.pattern(cloth, [x * this.#across, this.#height - y * this.#down]);
    return pattern && this.#registered(key, pattern);
  }

  /** The name of a pattern on this page. */
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

/** A text as PDF has it in its dictionaries: UTF-16 with its mark, in hexadecimal digits. */
function utf16(text: string): string {
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  return [0xfeff, ...units].map((unit) => unit.toString(16).padStart(4, '0')).join('');
}

/** An arc as cubic curves: two control points and an end each. */
function curvesOf({ arc }: Edge): [Point, Point, Point][] {
  if (!arc) return [];
  const count = Math.max(1, Math.ceil(Math.abs(arc.sweep) / QUARTER - 1e-9));
  const step = arc.sweep / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [arc.start + i * step, arc.start + (i + 1) * step];
    const control = (t: number, by: number) => {
      const { x, y } = pointOn(arc, t);
      return { x: x - by * arc.radiusX * Math.sin(t), y: y + by * arc.radiusY * Math.cos(t) };
    };
    return [control(from, reach), control(to, -reach), pointOn(arc, to)];
  });
}

function colours(ink: Ink): string {
  return ink.map(figure).join(' ');
}

/** A number as PDF writes it: a ten-thousandth of a point is finer than any printer. */
function figure(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}
