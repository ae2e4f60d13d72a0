import { Brush } from '../shapes/brush.js';
import { type Colour, shade } from '../colour.js';
import { blossomInks, rosette } from '../motifs/flowers.js';
import { disc, leaf } from '../shapes/outline.js';
import { recipe, type Recipe } from '../recipe.js';
import { TILE_INCHES, TILE_PX } from '../texture/torus.js';

export interface Hexagons {
  /** The colour between the hexagons, and of the gap between a hexagon's ring and the smaller hexagon inside. */
  readonly ground: Colour;
  /** The colours of the hexagons. Each hexagon gets one of these colours at random. */
  readonly colours: readonly Colour[];
  /**
   * The number of hexagons in a row. The number of rows is a seventh larger, so that the hexagons are nearly
   * regular: 7 × 8 or 14 × 16.
   */
  readonly across: 7 | 14;
  /**
   * The width of the hole in a hexagon's ring, as a fraction of the hexagon's width; 0.62 if absent. The
   * smaller hexagon is inside the hole. With 0, hexagons are plain: they have no hole.
   */
  readonly open?: number;
}

/**
 * A print of hexagons edge to edge, as in paper-pieced quilts. Each hexagon is a ring around a smaller
 * hexagon in a darker tone, with a gap between ring and smaller hexagon.
 */
export function hexagons(name: string, { ground, colours, across, open = 0.62 }: Hexagons): Recipe {
  const rows = (across * 8) / 7;
  const [width, rowStep] = [TILE_PX / across, TILE_PX / rows];
  const stretch = (width * Math.sqrt(0.75)) / rowStep;
  return recipe(name, 'hexagon', (tile) => {
    tile.dye(ground);
    const { random } = tile;
    const own = Uint8Array.from({ length: across * rows }, () => random.below(colours.length));
    const inks = [
      ...colours,
      ...colours.map((colour) => shade(colour, colour.l > 0.88 ? -0.035 : -0.09)),
    ].map((colour) => tile.ink(colour));
    tile.screen(inks, (x, y) => {
      let [nearest, dx, dy, hexagon] = [Infinity, 0, 0, 0];
      const top = Math.floor(y / rowStep);
      for (const row of [top, top + 1]) {
        const shift = row % 2 === 0 ? 0 : width / 2;
        const column = Math.round((x - shift) / width);
        const [u, v] = [x - shift - column * width, (y - row * rowStep) * stretch];
        const distance = u * u + v * v;
        if (distance >= nearest) continue;
        [nearest, dx, dy] = [distance, Math.abs(u), Math.abs(v)];
        hexagon = (row % rows) * across + ((column + across) % across);
      }
      const reach = (2 * Math.max(dx, dx / 2 + dy * Math.sqrt(0.75))) / width;
      if (reach > 0.93) return -1;
      const colour = own[hexagon] ?? 0;
      if (reach > open) return colour;
      return reach > open * 0.72 ? -1 : colour + colours.length;
    });
  });
}

/** A print of a trellis: crossing lines, with a flower at every crossing and leaves in every field. */
export function trellis(
  name: string,
  {
    ground,
    line,
    flower,
    eye,
    across,
  }: { ground: Colour; line: Colour; flower: Colour; eye: Colour; across: 4 | 6 | 8 },
): Recipe {
  const pitch = TILE_PX / across;
  return recipe(name, 'trellis', (tile) => {
    tile.dye(ground);
    const { random } = tile;
    const lines = tile.ink(line);
    tile.screen([lines], (x, y) => {
      const [u, v] = [(x + y) / pitch, (x - y) / pitch];
      const off = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v)));
      return off < 0.035 || (off > 0.075 && off < 0.1) ? 0 : -1;
    });
    const brush = Brush.on(tile);
    const inks = blossomInks(tile, flower, eye);
    const step = TILE_INCHES / across;
    for (let i = 0; i < 2 * across; i++) {
      for (let k = 0; k < across; k++) {
        const [x, y] = [(i * step) / 2, (k + (i % 2) / 2) * step];
        for (const turn of [0, 1, 2, 3])
          brush
            .at(x, y + step / 2, Math.PI / 4 + (turn * Math.PI) / 2)
            .at(0.02 * step, 0)
            .fill(lines, leaf(0.17 * step, 0.085 * step));
        brush.at(x, y + step / 2).fill(inks.eye, disc(0.035 * step));
        rosette(brush.at(x, y), random, 0.15 * step, inks);
      }
    }
  });
}

/**
 * A print of lozenges that touch at their corners, in columns of one colour, under a net of fine lines
 * (argyle).
 */
export function argyle(
  name: string,
  {
    colours,
    net,
    across,
    down,
  }: { colours: readonly Colour[]; net: Colour; across: 4 | 6 | 8; down: 3 | 4 | 5 | 6 },
): Recipe {
  if ((2 * across) % colours.length !== 0)
    throw new Error(`${name}: the columns of lozenges must be a multiple of the colours.`);
  return recipe(name, 'argyle', (tile) => {
    const inks = [...colours, net].map((colour) => tile.ink(colour));
    tile.screen(inks, (x, y) => {
      const [u, v] = [(x * across + y * down) / TILE_PX, (x * across - y * down) / TILE_PX];
      const [offU, offV] = [u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5];
      if (Math.min(Math.abs(offU), Math.abs(offV)) < 0.022) return colours.length;
      const column = Math.floor(u) + Math.floor(v);
      return ((column % colours.length) + colours.length) % colours.length;
    });
  });
}
