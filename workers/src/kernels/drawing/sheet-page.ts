import type { Box, Size } from '@quiltwright/shared/geometry/box';
import { formatSize } from '@quiltwright/shared/ruler/lengths';
import type { PrintedFabric } from '../print/paper/print-types';
import { escapedXml, short } from './svg';

const INK = '#1f2a44';
const QUIET = '#5a6478';

/** The room for a design on A4 and Letter, upright and sideways, beside margins, title and key, in inches. */
const ROOMS: readonly Size[] = [
  { width: 7.5, height: 9 },
  { width: 10, height: 6 },
];

/* The measures of the page, in inches on the paper. */
const MARGIN = 0.4;
/** The height of the title with the size below it: their letters' heights, and the base lines below the margin. */
const HEAD = 0.75;
const TITLE = { letters: 0.26, at: 0.22 };
const SIZE = { letters: 0.16, at: 0.5 };
/** The space between the design and the key. */
const KEY_TOP = 0.25;
const ROW = 0.34;
const SWATCH = 0.26;
const LETTERS = 0.15;
/** The places in an entry of the key: the right edge of the number, and the left edges of the swatch and the name. */
const NUMBER_AT = 0.22;
const SWATCH_AT = 0.3;
const NAME_AT = 0.66;
const BETWEEN = 0.25;
/** The width of a letter as a share of its height: at most, in a usual text of this kind. */
const LATIN = 0.6;
const WIDE = 1;
/** The first letter of those that are as wide as high, such as Chinese ones. */
const FIRST_WIDE = 0x2e80;

/** The page of a colouring sheet, around a design whose top left corner is at 0, 0. */
interface SheetPage {
  /** The whole page, in inches of the design. */
  box: Box;
  /** The SVG element that lies below the design. */
  paper: string;
  /** The SVG elements of the title and the key. */
  marks: string[];
}

interface SheetOptions extends Size {
  /** The name of the design. */
  name: string;
  /** The fabrics' numbers on the sheet, by fabric number. */
  numbers: ReadonlyMap<number, number>;
  fabrics: readonly PrintedFabric[];
  /** Pictures of fabrics as data URLs, by fabric number. The other fabrics are shown in their mean colour. */
  cloths: ReadonlyMap<number, string>;
}

/**
 * Returns the page of a colouring sheet: white paper with a design in the middle. The design's name and size are at the
 * top, and a key at the bottom. The key has the number, a swatch and the name of each fabric, in as many columns as fit
 * side by side. `width` and `height` are the sides of the design, in inches.
 */
export function sheetPage({ width, height, name, ...of }: SheetOptions): SheetPage {
  const inch = paperInch({ width, height });
  const room = width / inch;
  const key = sheetKey(of, room);
  const box = {
    x: -MARGIN * inch,
    y: -(MARGIN + HEAD) * inch,
    width: width + 2 * MARGIN * inch,
    height: height + (2 * MARGIN + HEAD + key.height) * inch,
  };
  const at = `x="${short(box.x)}" y="${short(box.y)}"`;
  return {
    box,
    paper: `<rect ${at} width="${short(box.width)}" height="${short(box.height)}" fill="#fff"/>`,
    marks: [
      onPaper(-HEAD * inch, inch),
      words(name, { x: 0, y: TITLE.at, letters: TITLE.letters, room }),
      words(formatSize(width, height), { x: 0, y: SIZE.at, letters: SIZE.letters, room, ink: QUIET }),
      '</g>',
      onPaper(height + KEY_TOP * inch, inch),
      ...key.marks,
      '</g>',
    ],
  };
}

/** Returns the number of inches of a design that one inch of the paper shows, if the design fills the sheet. */
export function paperInch({ width, height }: Size): number {
  return Math.min(...ROOMS.map((room) => Math.max(width / room.width, height / room.height)));
}

/** Returns the opening tag of a group that is measured in inches on the paper. `top` is in inches of the design. */
function onPaper(top: number, inch: number): string {
  return `<g font-family="sans-serif" transform="translate(0 ${short(top)}) scale(${short(inch)})">`;
}

/** Returns the SVG elements of the key, and the height that it takes below the design, in inches on the paper. */
function sheetKey(
  { numbers, fabrics, cloths }: Pick<SheetOptions, 'numbers' | 'fabrics' | 'cloths'>,
  room: number,
): { marks: string[]; height: number } {
  if (numbers.size === 0) return { marks: [], height: 0 };
  const known = new Map(fabrics.map((fabric) => [fabric.fabricNum, fabric]));
  const entries = [...numbers].map(([fabricNum, number]) => {
    const { name = `Fabric ${fabricNum}`, colour = '#ccc' } = known.get(fabricNum) ?? {};
    return { name, colour, number, cloth: cloths.get(fabricNum) };
  });
  const widest = NAME_AT + Math.max(...entries.map(({ name }) => lengthOf(name))) * LETTERS;
  const columns = Math.max(1, Math.floor((room + BETWEEN) / (widest + BETWEEN)));
  const rows = Math.ceil(entries.length / columns);
  const marks = entries.flatMap(({ name, colour, number, cloth }, index) => {
    const x = Math.floor(index / rows) * (widest + BETWEEN);
    const y = (index % rows) * ROW;
    const line = y + (SWATCH + 0.7 * LETTERS) / 2;
    const swatch = `x="${short(x + SWATCH_AT)}" y="${short(y)}" width="${SWATCH}" height="${SWATCH}"`;
    return [
      `<text x="${short(x + NUMBER_AT)}" y="${short(line)}" font-size="${LETTERS}" text-anchor="end" fill="${INK}">${number}</text>`,
      `<rect ${swatch} fill="${escapedXml(colour)}" stroke="${QUIET}" stroke-width="0.01"/>`,
      ...(cloth === undefined ? [] : [`<image ${swatch} xlink:href="${cloth}"/>`]),
      words(name, { x: x + NAME_AT, y: line, letters: LETTERS, room: room - NAME_AT }),
    ];
  });
  return { marks, height: KEY_TOP + rows * ROW };
}

interface WordsPlace {
  x: number;
  y: number;
  /** The height of the letters. They are smaller if the text would be longer than `room`. */
  letters: number;
  room: number;
  ink?: string;
}

function words(text: string, { x, y, letters, room, ink = INK }: WordsPlace): string {
  const size = Math.min(letters, room / lengthOf(text));
  return `<text x="${short(x)}" y="${short(y)}" font-size="${short(size)}" fill="${ink}">${escapedXml(text)}</text>`;
}

/** Returns the length of a text as a multiple of its letters' height. Rather too long, as fonts differ. */
function lengthOf(text: string): number {
  return Array.from(text).reduce(
    (sum, letter) => sum + ((letter.codePointAt(0) ?? 0) < FIRST_WIDE ? LATIN : WIDE),
    LATIN,
  );
}
