import type { Box, Size } from '@quiltwright/shared/geometry/box';
import { formatSize } from '@quiltwright/shared/ruler/lengths';
import type { PrintedFabric } from '../print/paper/print-types';
import { escapedXml, short } from './svg';

const INK = '#1f2a44';
const QUIET = '#5a6478';

/* The measures of the page, in inches on the paper. */
const MARGIN = 0.4;
/** The room within the margins of a sheet that A4 and Letter both hold (8.25 × 11 inches), upright and sideways. */
const ROOMS: readonly Size[] = [
  { width: 7.45, height: 10.2 },
  { width: 10.2, height: 7.45 },
];
/** The greatest share of the room's height for the key. A key of more fabrics is smaller. */
const MOST_KEY = 1 / 3;
/** The step from one size of the key to the next. */
const SMALLER = 0.95;
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
/** The width of a letter as a share of its height: at most, or on average for small letters, in the fonts of browsers. */
const SMALL = 0.6;
const CAPITAL = 0.8;
const WIDE = 1;
/** Latin letters that are as wide as high. Letters of other scripts, such as Chinese ones, count as wide too. */
const IS_WIDE = /[MWmw@%—]|[^ -\u024F\u2010-\u203F]/u;

/** The page of a colouring sheet, around a design whose top left corner is at 0, 0. */
interface SheetPage {
  /** The whole page, in inches of the design. */
  box: Box;
  /** How many inches of the design are an inch on the paper, if the page fills the sheet. */
  inch: number;
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
 * side by side. The page is upright or sideways, whichever shows the design larger.
 * `width` and `height` are the sides of the design, in inches.
 */
export function sheetPage({ width, height, name, ...of }: SheetOptions): SheetPage {
  const pages = ROOMS.map((room) => {
    const key = sheetKey(of, room);
    const inch = Math.max(width / room.width, height / (room.height - HEAD - key.height));
    return { room, key, inch };
  });
  const { room, key, inch } = pages.reduce((best, page) => (page.inch < best.inch ? page : best));
  // The page is as wide as its widest part. The design is in its middle.
  const wide = Math.min(room.width, Math.max(width / inch, key.width, lengthOf(name) * TITLE.letters));
  const left = (width - wide * inch) / 2;
  const box = {
    x: left - MARGIN * inch,
    y: -(MARGIN + HEAD) * inch,
    width: (wide + 2 * MARGIN) * inch,
    height: height + (2 * MARGIN + HEAD + key.height) * inch,
  };
  const at = `x="${short(box.x)}" y="${short(box.y)}"`;
  return {
    box,
    inch,
    paper: `<rect ${at} width="${short(box.width)}" height="${short(box.height)}" fill="#fff"/>`,
    marks: [
      onPaper(left, -HEAD * inch, inch),
      words(name, { x: 0, y: TITLE.at, letters: TITLE.letters, room: wide }),
      words(formatSize(width, height), { x: 0, y: SIZE.at, letters: SIZE.letters, room: wide, ink: QUIET }),
      '</g>',
      onPaper(left, height + KEY_TOP * inch, inch * key.scale),
      ...key.marks,
      '</g>',
    ],
  };
}

/** Returns the opening tag of a group that is measured in units of `unit` inches of the design, from a place in it. */
function onPaper(left: number, top: number, unit: number): string {
  return `<g font-family="sans-serif" transform="translate(${short(left)} ${short(top)}) scale(${short(unit)})">`;
}

interface SheetKey {
  /** The SVG elements, in units of `scale` inches on the paper. */
  marks: string[];
  scale: number;
  /** The width of the key, and the height that it takes below the design, in inches on the paper. */
  width: number;
  height: number;
}

/** Returns the key of a page, in the largest size that leaves enough of the room to the design. */
function sheetKey(
  { numbers, fabrics, cloths }: Pick<SheetOptions, 'numbers' | 'fabrics' | 'cloths'>,
  room: Size,
): SheetKey {
  if (numbers.size === 0) return { marks: [], scale: 1, width: 0, height: 0 };
  const known = new Map(fabrics.map((fabric) => [fabric.fabricNum, fabric]));
  const entries = [...numbers].map(([fabricNum, number]) => {
    const { name = `Fabric ${fabricNum}`, colour = '#ccc' } = known.get(fabricNum) ?? {};
    return { name, colour, number, cloth: cloths.get(fabricNum) };
  });
  const widest = NAME_AT + Math.max(...entries.map(({ name }) => lengthOf(name))) * LETTERS;
  const rowsAt = (size: number) =>
    Math.ceil(entries.length / Math.max(1, Math.floor((room.width / size + BETWEEN) / (widest + BETWEEN))));
  let scale = 1;
  while (KEY_TOP + rowsAt(scale) * ROW * scale > MOST_KEY * room.height) scale *= SMALLER;
  const rows = rowsAt(scale);
  const columns = Math.ceil(entries.length / rows);
  const marks = entries.flatMap(({ name, colour, number, cloth }, index) => {
    const x = Math.floor(index / rows) * (widest + BETWEEN);
    const y = (index % rows) * ROW;
    const line = y + (SWATCH + 0.7 * LETTERS) / 2;
    const swatch = `x="${short(x + SWATCH_AT)}" y="${short(y)}" width="${SWATCH}" height="${SWATCH}"`;
    return [
      `<text x="${short(x + NUMBER_AT)}" y="${short(line)}" font-size="${LETTERS}" text-anchor="end" fill="${INK}">${number}</text>`,
      `<rect ${swatch} fill="${escapedXml(colour)}" stroke="${QUIET}" stroke-width="0.01"/>`,
      ...(cloth === undefined ? [] : [`<image ${swatch} xlink:href="${cloth}"/>`]),
      words(name, { x: x + NAME_AT, y: line, letters: LETTERS, room: room.width / scale - NAME_AT }),
    ];
  });
  return {
    ...{ marks, scale },
    width: Math.min(room.width, (columns * (widest + BETWEEN) - BETWEEN) * scale),
    height: KEY_TOP + rows * ROW * scale,
  };
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
  return Array.from(text).reduce((sum, letter) => sum + widthOf(letter), SMALL);
}

function widthOf(letter: string): number {
  if (IS_WIDE.test(letter)) return WIDE;
  return /\p{Lu}/u.test(letter) ? CAPITAL : SMALL;
}
