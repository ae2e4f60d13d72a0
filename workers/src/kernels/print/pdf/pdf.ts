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
  type PDFPattern,
} from '@libpdf/core';
import { turning } from '@quiltwright/shared/geometry/orientation';
import { CLOTH_TILE } from '@quiltwright/shared/limits';
import type { LetterPainter } from './letter-painter';
import { inks, type Cloth, type FontName, type Ink, type Mark, type Measure } from '../paper/marks';
import { PageContent, type FontRun, type Letters } from './page-content';
import { POINTS_AN_INCH } from './pdf-operands';
import { directionOf, runsOf } from '../paper/text-runs';

/* The only file that calls the PDF library. Pages know its types. */

/**
 * A hatch of slanted lines: `step` is the distance between two lines, across and down, and `width` the width of a line.
 * In points.
 */
const HATCH = { step: 5, width: 0.6 };

export interface PdfOptions {
  title: string;
  /** The sheet of paper, in inches. */
  paper: { width: number; height: number };
  /**
   * The length that a printed inch really has, in inches: 0.98 if the printer draws inches too short. The pages are
   * enlarged to correct this.
   */
  cameOut: { across: number; down: number };
  fonts: Readonly<Record<FontName, Uint8Array>>;
  /**
   * JPEG pictures of 6 inches of each fabric, by fabric number. Fabrics without a picture are printed in their
   * mean colour.
   */
  pictures: ReadonlyMap<number, Uint8Array>;
  colours: ReadonlyMap<number, Ink>;
  /**
   * Draws the letters that the fonts lack. Null if this device can't draw them, or if the texts have no such letters.
   */
  letters: LetterPainter | null;
}

/** A PDF, written page by page. */
export class PdfFile {
  readonly #pdf = PDF.create();
  readonly #options: PdfOptions;
  readonly #fonts: Record<FontName, EmbeddedFont>;
  readonly #images = new Map<number, PDFImage>();
  #hatch: PDFPattern | undefined;
  readonly #letters = new Map<string, Letters>();
  /**
   * The number of PDF points for each inch of a page, across and down. More than 72 if the printer draws inches too
   * short, and less than 72 if it draws them too long.
   */
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

  /** Returns the width of a text, in inches. The enlargement that corrects an inexact printer isn't included. */
  readonly measure: Measure = (text, font, points) =>
    this.runsOf(text, font).reduce((sum, run) => sum + this.widthOf(run, points), 0);

  /**
   * True if all letters of a text can be printed: in a font, or as pictures. The PDF library omits other letters
   * without an error.
   */
  canWrite(text: string): boolean {
    return this.#options.letters !== null || this.#hasLetters(text);
  }

  /**
   * Returns the parts of a text, each with its font. A title with letters that the title font lacks is in the semi-bold
   * font instead.
   */
  runsOf(text: string, wanted: FontName): FontRun[] {
    const runs = this.#hasLetters(text)
      ? [{ text, isPicture: false }]
      : runsOf(text, (letter) => this.#hasLetters(letter));
    const isTitle =
      wanted === 'title' && runs.every((run) => run.isPicture || this.#fonts.title.canEncode(run.text));
    const font = wanted === 'title' && !isTitle ? 'semiBold' : wanted;
    return runs.map((run) => ({ ...run, font, direction: directionOf(text) }));
  }

  /**
   * Returns the width of a part of a text, in inches. The enlargement that corrects an inexact printer isn't included.
   */
  widthOf({ text, isPicture, font, direction }: FontRun, points: number): number {
    const width = isPicture
      ? (this.#options.letters?.widthOf(text, font, direction) ?? 0) * points
      : this.#fonts[font].widthOfTextAtSize(text, points);
    return width / POINTS_AN_INCH;
  }

  #hasLetters(text: string): boolean {
    return this.#fonts.regular.canEncode(text) && this.#fonts.semiBold.canEncode(text);
  }

  /** Adds a page, and draws marks (lines, areas and texts) on it. */
  async addPage(marks: readonly Mark[]): Promise<void> {
    await this.#drawLetters(marks);
    const { width, height } = this.#options.paper;
    const page = this.#pdf.addPage({ width: width * POINTS_AN_INCH, height: height * POINTS_AN_INCH });
    const content = new PageContent(this, page, [this.#across, this.#down], height * POINTS_AN_INCH);
    content.draw(marks, { x: 0, y: 0 });
    const stream = new PdfStream([], new TextEncoder().encode(content.toString()));
    page.dict.set('Contents', this.#pdf.register(stream));
  }

  /**
   * Stores pictures of the letters that the fonts lack, for all texts in `marks`. Letters side by side are in one
   * picture.
   */
  async #drawLetters(marks: readonly Mark[]): Promise<void> {
    const { letters } = this.#options;
    if (!letters) return;
    for (const mark of marks) {
      if (mark.kind === 'clip') await this.#drawLetters(mark.marks);
      if (mark.kind !== 'text') continue;
      for (const run of this.runsOf(mark.text, mark.font)) {
        const key = lettersKey(run, mark.ink);
        if (!run.isPicture || this.#letters.has(key)) continue;
        const { png, ...box } = await letters.pictureOf(run.text, run.font, mark.ink, run.direction);
        this.#letters.set(key, { ...box, image: this.#pdf.embedPng(png) });
      }
    }
  }

  /** Returns the stored picture of some letters in a colour; undefined if there is none. */
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

  /**
   * Returns the pattern that repeats a fabric's picture; null if there is no picture.
   * @param corner of a tile on the page, in points
   */
  pattern({ fabric, tile, turn = 0 }: Cloth, corner: readonly [number, number]): PDFPattern | null {
    const image = this.#image(fabric);
    if (!image) return null;
    const [width, height] = [tile * this.#across, tile * this.#down];
    const pattern = this.#pdf.createImagePattern({ image, width: CLOTH_TILE, height: CLOTH_TILE });
    // In a PDF, y points up: the picture's lower left corner is `height` below the tile's corner before the turn.
    const { a, b, c, d } = turning({ x: 0, y: 0, width: 0, height: 0 }, { turn });
    const matrix = [
      ...[
        (a * width) / CLOTH_TILE,
        (-b * width) / CLOTH_TILE,
        (-c * height) / CLOTH_TILE,
        (d * height) / CLOTH_TILE,
      ],
      ...[corner[0] + c * height, corner[1] - d * height],
    ];
    const dictionary = this.#pdf.getObject(pattern.ref);
    if (dictionary instanceof PdfDict)
      dictionary.set('Matrix', PdfArray.of(...matrix.map((value) => PdfNumber.of(value))));
    return pattern;
  }

  /** Returns a pattern of slanted lines. Drawings below the pattern stay visible between the lines. */
  hatch(): PDFPattern {
    if (this.#hatch) return this.#hatch;
    const { step, width } = HATCH;
    // The corners of a tile lie on lines of neighbouring tiles, so each tile draws three lines.
    const lines = [-step, 0, step].flatMap((from) => [
      ops.moveTo(from - 1, -1),
      ops.lineTo(from + step + 1, step + 1),
    ]);
    this.#hatch = this.#pdf.createTilingPattern({
      bbox: { x: 0, y: 0, width: step, height: step },
      ...{ xStep: step, yStep: step },
      operators: [ops.setStrokingRGB(...inks.quiet), ops.setLineWidth(width), ...lines, ops.stroke()],
    });
    // A PDF pattern must list its resources even if it has none. The library omits an empty list.
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

function lettersKey({ text, font, direction }: FontRun, ink: Ink): string {
  return [font === 'regular' ? 400 : 600, ...ink, direction, text].join(' ');
}
