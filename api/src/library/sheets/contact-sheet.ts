import sharp, { type Sharp } from 'sharp';

/** A square picture with its caption, and a note in pale ink below the caption. */
export interface SheetPicture {
  caption: string;
  note: string;
  /** RGB, row by row; `side` pixels square. */
  pixels: Uint8Array;
}

const COLUMNS = 6;
const GAP = 12;
const LABEL = 42;

/** Returns a contact sheet: the pictures in rows, each `side` pixels square and above its caption. */
export function contactSheet(pictures: readonly SheetPicture[], side: number): Sharp {
  const stepX = side + GAP;
  const stepY = side + GAP + LABEL;
  const width = GAP + COLUMNS * stepX;
  const height = GAP + Math.ceil(pictures.length / COLUMNS) * stepY;
  const places = pictures.map((picture, i) => ({
    picture,
    left: GAP + (i % COLUMNS) * stepX,
    top: GAP + Math.floor(i / COLUMNS) * stepY,
  }));
  const labels = places.map(
    ({ picture: { caption, note }, left, top }) =>
      `<text x="${String(left)}" y="${String(top + side + 18)}">${caption}</text>` +
      `<text x="${String(left)}" y="${String(top + side + 36)}" fill="#5A6478">${note}</text>`,
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" ` +
    `font-family="sans-serif" font-size="14" fill="#1F2A44">${labels.join('')}</svg>`;
  return sharp({ create: { width, height, channels: 3, background: '#FBF8F3' } })
    .composite([
      ...places.map(({ picture, left, top }) => ({
        input: Buffer.from(picture.pixels),
        raw: { width: side, height: side, channels: 3 as const },
        left,
        top,
      })),
      { input: Buffer.from(svg), left: 0, top: 0 },
    ])
    .png();
}
