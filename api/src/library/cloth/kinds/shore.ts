import { Brush } from '../shapes/brush.js';
import { type Colour, shade } from '../colour.js';
import { type Point } from '../shapes/coverage.js';
import { curve, leaf, ribbon } from '../shapes/outline.js';
import { recipe, type Recipe } from '../recipe.js';
import { TILE_INCHES } from '../texture/torus.js';

export interface RopeStripe {
  readonly ground: Colour;
  readonly rope: Colour;
  /** The colour of the fine lines on either side of every rope. */
  readonly line: Colour;
  readonly across: 3 | 4 | 5 | 6;
}

/** A print of twisted ropes along the cloth, with fine lines between them. */
export function ropeStripe(name: string, { ground, rope, line, across }: RopeStripe): Recipe {
  return recipe(name, 'rope stripe', (tile) => {
    tile.dye(ground);
    const brush = Brush.on(tile);
    const [rim, body, glow, fine] = [
      tile.ink(shade(rope, -0.2)),
      tile.ink(rope),
      tile.ink(shade(rope, 0.1)),
      { ...tile.ink(line), dy: 0 },
    ];
    const pitch = TILE_INCHES / across;
    const width = pitch * 0.26;
    const strands = Math.round(TILE_INCHES / (width * 0.46));
    for (let i = 0; i < across; i++) {
      const x = (i + 0.5) * pitch;
      for (const off of [0.28, 0.5, 0.72])
        brush.fill(
          fine,
          ribbon(
            [
              [x + off * pitch, 0],
              [x + off * pitch, TILE_INCHES],
            ],
            off === 0.5 ? 0.05 : 0.022,
          ),
        );
      for (let k = 0; k < strands; k++) {
        const one = brush.at(x, ((k + 0.5) * TILE_INCHES) / strands, -0.75, width);
        const strand = (w: number): Point[] => [
          ...curve([-0.62, 0.1], [-0.3, -0.3 - w], [0.3, 0.05 - w], [0.62, -0.1], 8),
          ...curve([0.62, -0.1], [0.3, 0.3 + w], [-0.3, -0.05 + w], [-0.62, 0.1], 8).slice(1, -1),
        ];
        one.fill(rim, strand(0.22));
        one.fill(body, strand(0.1));
        one.at(-0.3, -0.04, -0.05).fill(glow, leaf(0.5, 0.1));
        for (const y of [0.05, 0.13])
          one.fill(
            rim,
            ribbon(curve([-0.4, y], [-0.2, y - 0.06], [0.2, y + 0.04], [0.42, y - 0.06], 5), 0.022),
          );
      }
    }
  });
}

export interface WaveStripe {
  readonly ground: Colour;
  /** The colours of the lines of waves, in turn. */
  readonly waves: readonly Colour[];
  /** The number of wave crests in a row of 6 inches. */
  readonly crests: number;
  readonly rows: number;
}

/** A print of rows of curling waves. Every other row is moved sideways by half the distance of two crests. */
export function waveStripe(name: string, { ground, waves, crests, rows }: WaveStripe): Recipe {
  if (rows % (2 * waves.length) !== 0 && rows % waves.length !== 0)
    throw new Error(`${name}: its rows must be a multiple of the colours.`);
  return recipe(name, 'wave stripe', (tile) => {
    tile.dye(ground);
    const brush = Brush.on(tile);
    const inks = waves.map((colour) => ({
      body: { ...tile.ink(colour), dx: 0 },
      foam: tile.ink(shade(colour, 0.14)),
    }));
    const [pitch, step] = [TILE_INCHES / crests, TILE_INCHES / rows];
    for (let row = 0; row < rows; row++) {
      const inkOf = inks[row % inks.length];
      if (!inkOf) continue;
      const y = (row + 0.5) * step;
      for (let k = 0; k < crests; k++) {
        const one = brush.at((k + (row % 2) / 2) * pitch, y);
        const [w, h] = [pitch, step * 0.62];
        // The back of the wave rises to its lip, which curls over the trough of the next one.
        const back = [
          ...curve([0, h * 0.3], [w * 0.3, h * 0.3], [w * 0.42, -h * 0.62], [w * 0.72, -h * 0.6], 12),
          ...curve(
            [w * 0.72, -h * 0.6],
            [w * 0.95, -h * 0.56],
            [w * 0.94, -h * 0.1],
            [w * 0.76, -h * 0.14],
            8,
          ).slice(1),
        ];
        const front = [
          ...curve(
            [w * 0.76, -h * 0.14],
            [w * 0.84, -h * 0.34],
            [w * 0.62, -h * 0.4],
            [w * 0.58, -h * 0.08],
            8,
          ).slice(1),
          ...curve([w * 0.58, -h * 0.08], [w * 0.56, h * 0.2], [w * 0.8, h * 0.3], [w, h * 0.3], 8).slice(1),
        ];
        one.fill(inkOf.body, [...back, ...front, [w, h * 0.46], [0, h * 0.46]]);
        one.fill(
          inkOf.foam,
          ribbon(
            curve([w * 0.2, h * 0.22], [w * 0.36, h * 0.1], [w * 0.42, -h * 0.4], [w * 0.68, -h * 0.44], 10),
            (t) => 0.07 * h * Math.sin(Math.PI * t),
          ),
        );
      }
    }
  });
}
