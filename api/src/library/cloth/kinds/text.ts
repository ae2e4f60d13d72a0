import { Brush } from '../shapes/brush.js';
import { type Colour } from '../colour.js';
import { points, ribbon } from '../shapes/outline.js';
import { type Point } from '../shapes/coverage.js';
import { recipe, type Recipe } from '../recipe.js';
import { TILE_INCHES } from '../texture/torus.js';

/** The words of the print, which repeat. Each row begins at another word. */
const WORDS =
  'patch by patch a quilt is made cut the cloth and sew the seam press it flat and lay the rows one square beside another until the bed is warm thread the needle and begin again'.split(
    ' ',
  );

/**
 * The strokes of the handwritten letters, separated by `|`. Each stroke is a list of points x,y, with y
 * downwards and the line of writing at 0. Small letters reach up to -1, ascenders to -1.7, and descenders down
 * to 0.7.
 */
const BOWL =
  '0.8,-0.5 0.72,-0.2 0.52,0.04 0.28,0.04 0.08,-0.2 0,-0.5 0.08,-0.8 0.28,-1.04 0.52,-1.04 0.72,-0.8 0.8,-0.5';
const ARCH = '0,-0.7 0.35,-1.05 0.7,-0.8 0.7,0';
const LETTERS: Readonly<Record<string, string>> = {
  a: `${BOWL}|0.8,-1 0.82,0`,
  b: `0,-1.7 0,0|${BOWL}`,
  c: '0.72,-0.85 0.52,-1.04 0.28,-1.04 0.08,-0.8 0,-0.5 0.08,-0.2 0.28,0.04 0.52,0.04 0.72,-0.14',
  d: `${BOWL}|0.8,-1.7 0.8,0`,
  e: '0.02,-0.5 0.8,-0.55 0.72,-0.85 0.52,-1.04 0.28,-1.04 0.08,-0.8 0,-0.5 0.08,-0.2 0.28,0.04 0.52,0.04 0.74,-0.14',
  f: '0.6,-1.6 0.4,-1.7 0.25,-1.5 0.25,0|0,-1 0.5,-1',
  g: `${BOWL}|0.8,-1 0.8,0.4 0.5,0.7 0.05,0.55`,
  h: `0,-1.7 0,0|${ARCH}`,
  i: '0.1,-1 0.1,0|0.1,-1.4 0.1,-1.28',
  k: '0,-1.7 0,0|0.6,-1 0.02,-0.45|0.25,-0.6 0.65,0',
  l: '0.05,-1.7 0.05,-0.15 0.2,0',
  m: '0,-1 0,0|0,-0.75 0.3,-1.05 0.5,-0.8 0.5,0|0.5,-0.75 0.8,-1.05 1,-0.8 1,0',
  n: `0,-1 0,0|${ARCH}`,
  o: BOWL,
  p: `0,-1 0,0.7|${BOWL}`,
  q: `${BOWL}|0.8,-1 0.8,0.7`,
  r: '0,-1 0,0|0,-0.65 0.25,-1 0.5,-0.95',
  s: '0.55,-0.85 0.3,-1.05 0.05,-0.8 0.5,-0.35 0.35,0.02 0,-0.12',
  t: '0.2,-1.45 0.2,-0.15 0.4,0 0.5,-0.05|0,-1 0.45,-1',
  u: '0,-1 0,-0.25 0.3,0.05 0.65,-0.25|0.68,-1 0.68,0',
  w: '0,-1 0.25,0|0.48,-0.8 0.25,0|0.48,-0.8 0.7,0|0.95,-1 0.7,0',
  y: '0,-1 0.35,-0.1|0.7,-1 0.35,-0.1 0.15,0.6 -0.05,0.65',
};
const STROKES = new Map(
  Object.entries(LETTERS).map(([letter, strokes]) => [letter, strokes.split('|').map(points)]),
);
const WIDTH: Readonly<Record<string, number>> = {
  i: 0.2,
  l: 0.25,
  f: 0.55,
  t: 0.5,
  r: 0.5,
  s: 0.6,
  m: 1,
  w: 1,
  c: 0.75,
};
const SPACE = 0.7;

/**
 * A print of rows of fine handwriting. Nobody can read it from afar, so it suits any other print as a ground.
 */
export function text(
  name: string,
  ground: Colour,
  colour: Colour,
  rows: 16 | 20 | 24 | 30 = 20,
  slant = 0.16,
): Recipe {
  return recipe(name, 'text', (tile) => {
    tile.dye(ground);
    const ink = tile.ink(colour);
    const brush = Brush.on(tile);
    const pitch = TILE_INCHES / rows;
    const height = pitch * 0.36;
    for (let row = 0; row < rows; row++) {
      const start = tile.random.below(WORDS.length);
      const words = rowOf(start, TILE_INCHES / height);
      // The remaining width of a row is distributed between its words.
      const spare =
        (TILE_INCHES / height - words.reduce((sum, word) => sum + widthOf(word), 0)) / words.length;
      let x = tile.random.between(0, TILE_INCHES / height);
      for (const word of words) {
        for (const letter of word) {
          for (const stroke of STROKES.get(letter) ?? []) {
            const pen = stroke.map(([u, v]): Point => [u - slant * v, v]);
            brush
              .at(x * height, (row + 0.72) * pitch + tile.random.around(0, 0.03 * height), 0, height)
              .fill(ink, ribbon(pen, 0.17));
          }
          x += (WIDTH[letter] ?? 0.8) + 0.3;
        }
        x += spare;
      }
    }
  });
}

/**
 * Returns the words that fit into a row, from index `start` on.
 * @param room the width of the row, in heights of a small letter
 */
function rowOf(start: number, room: number): string[] {
  const words: string[] = [];
  for (let i = start, used = 0; ; i++) {
    const word = WORDS[i % WORDS.length] ?? '';
    used += widthOf(word) + SPACE;
    if (used > room) return words;
    words.push(word);
  }
}

function widthOf(word: string): number {
  return Array.from(word).reduce((sum, letter) => sum + (WIDTH[letter] ?? 0.8) + 0.3, 0);
}
