import { DEFAULT_CUTTING } from '../cutting/settings';
import { FINISHING_DEFAULTS } from '../finishing/finishing-types';
import type { Point } from '@quiltwright/shared/geometry/point';
import * as mupdf from 'mupdf';
import { cutPrintFont, printFonts } from '../../../build/print-fonts';
import type { LetterPainter } from './pdf/letter-painter';
import type { FontName } from './paper/marks';
import type { PrintJob } from './paper/print-types';
import { lettersOf } from './paper/text-runs';

const bytes = (buffer: Uint8Array) => new Uint8Array(buffer);

/** Returns the fonts of printed pages. They contain the same letters as the font files that the build makes. */
export async function fontsForTests(): Promise<Record<FontName, Uint8Array>> {
  const [regular, semiBold, title] = await Promise.all(
    [printFonts.regular, printFonts.semiBold, printFonts.title].map(cutPrintFont),
  );
  if (!regular || !semiBold || !title) throw new Error('A font is missing.');
  return { regular: bytes(regular), semiBold: bytes(semiBold), title: bytes(title) };
}

/**
 * Returns a made-up JPEG of a fabric: one colour, with a darker square in its corner. Colour values are from 0 to 255.
 */
export function clothForTests(red: number, green: number, blue: number): Uint8Array<ArrayBuffer> {
  const side = 96;
  const pixmap = new mupdf.Pixmap(mupdf.ColorSpace.DeviceRGB, [0, 0, side, side], false);
  const pixels = pixmap.getPixels();
  for (let i = 0; i < side * side; i++) {
    const dark = i % side < 16 && i < side * 16 ? 0.5 : 1;
    pixels.set([red * dark, green * dark, blue * dark], i * 3);
  }
  return new Uint8Array(pixmap.asJPEG(90, false));
}

const EM = 20;

/** Draws each letter as a dark box that stands on the baseline, 1 em wide and 0.7 em high. */
export const boxPainter: LetterPainter = {
  widthOf: (text) => lettersOf(text).length,
  pictureOf: (text) => {
    const width = lettersOf(text).length;
    const pixmap = new mupdf.Pixmap(mupdf.ColorSpace.DeviceRGB, [0, 0, width * EM, 0.7 * EM], true);
    const pixels = pixmap.getPixels();
    for (let i = 0; i < pixels.length; i += 4) pixels.set([0, 0, 0, 255], i);
    return Promise.resolve({ png: new Uint8Array(pixmap.asPNG()), left: 0, top: -0.7, width, height: 0.7 });
  },
};

/** Returns the text of each page of a PDF. MuPDF reads it, not the library that wrote the PDF. */
export function textsIn(pdf: Uint8Array): string[] {
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  return Array.from({ length: document.countPages() }, (_, index) =>
    document.loadPage(index).toStructuredText('').asText(),
  );
}

/** The pixels of a page in shades of grey. */
export interface Raster {
  width: number;
  height: number;
  /** Returns the brightness of a pixel, from 0 (black) to 255 (white). */
  at: (x: number, y: number) => number;
  png: () => Uint8Array;
}

/** Returns the pages of a PDF as pictures. MuPDF draws them, not the library that wrote the PDF. */
export function rasters(pdf: Uint8Array, dotsAnInch: number): Raster[] {
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  return Array.from({ length: document.countPages() }, (_, index) => {
    const scale = dotsAnInch / 72;
    const pixmap = document
      .loadPage(index)
      .toPixmap(mupdf.Matrix.scale(scale, scale), mupdf.ColorSpace.DeviceRGB, false, true);
    const [width, height, stride] = [pixmap.getWidth(), pixmap.getHeight(), pixmap.getStride()];
    const pixels = new Uint8Array(pixmap.getPixels());
    return {
      width,
      height,
      at: (x: number, y: number) => {
        const i = y * stride + x * 3;
        return ((pixels[i] ?? 255) + (pixels[i + 1] ?? 255) + (pixels[i + 2] ?? 255)) / 3;
      },
      png: () => new Uint8Array(pixmap.asPNG()),
    };
  });
}

/** A curve that is printed as a part of a line: its start, its two control points and its end, in inches on the page. */
export type PrintedCurve = readonly [from: Point, control: Point, control: Point, to: Point];

/**
 * Returns the curves of all lines in a PDF that are as wide as `width`, in points. MuPDF reads them, not the library
 * that wrote the PDF.
 */
export function curvesIn(pdf: Uint8Array, width: number): PrintedCurve[] {
  const curves: PrintedCurve[] = [];
  const device = new mupdf.Device({
    strokePath(path, stroke, [a, b, c, d, e, f]) {
      if (Math.abs(stroke.getLineWidth() - width) > 0.01) return;
      const place = (x: number, y: number) => ({ x: (a * x + c * y + e) / 72, y: (b * x + d * y + f) / 72 });
      let from = place(0, 0);
      const go = (x: number, y: number) => {
        from = place(x, y);
      };
      path.walk({
        moveTo: go,
        lineTo: go,
        curveTo(x1, y1, x2, y2, x3, y3) {
          curves.push([from, place(x1, y1), place(x2, y2), place(x3, y3)]);
          go(x3, y3);
        },
      });
    },
  });
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  for (let page = 0; page < document.countPages(); page++)
    document.loadPage(page).run(device, mupdf.Matrix.identity);
  return curves;
}

/** Returns the lines of text of each page of a PDF. MuPDF reads them, not the library that wrote the PDF. */
export function writtenLines(pdf: Uint8Array): string[][] {
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  return Array.from({ length: document.countPages() }, (_, index) =>
    document
      .loadPage(index)
      .toStructuredText('')
      .asText()
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );
}

/** Returns a print job for a design, with default values for all fields that `changes` leaves out. */
export function jobOf(
  design: PrintJob['design'],
  fonts: PrintJob['fonts'],
  changes: Partial<PrintJob> = {},
): PrintJob {
  return {
    design,
    name: 'Prairie Star for Anna',
    date: '22 November 2026',
    pages: ['picture', 'templates'],
    onlyBlock: null,
    everyTemplate: true,
    paper: 'letter',
    cameOut: { across: 1, down: 1 },
    plan: { cutting: DEFAULT_CUTTING, finishing: FINISHING_DEFAULTS },
    fabrics: [],
    blockNames: [],
    fonts,
    ...changes,
  };
}
