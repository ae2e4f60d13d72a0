import { lerp } from '@quiltwright/shared/geometry/interval';
import { type Colour, light } from '../colour.js';
import { coverage, type Outline } from './coverage.js';
import { newPlane } from '../texture/planes.js';
import { type Random } from '../texture/random.js';
import { at, TILE_PX } from '../texture/torus.js';

/**
 * An ink for printing on a tile: amounts of light, the opacity (0 to 1), and the misalignment of its printing
 * screen in pixels.
 */
export interface Ink {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly opacity: number;
  readonly dx: number;
  readonly dy: number;
}

/** The largest misalignment of a printing screen, in pixels: 0.006 inch, about the tolerance of a good mill. */
const MISREGISTRATION = 0.55;

/**
 * The cloth while it is being printed: amounts of red, green and blue light for each pixel. The tile's opposite
 * edges join, so a shape that crosses one edge continues at the other.
 */
export class Tile {
  readonly pixels = newPlane(3);

  /**
   * @param random drives every choice of this cloth
   *
   * @param uptake the factor, near 1, for the amount of ink that each pixel takes; if left out, every pixel
   *   takes all ink
   */
  constructor(
    readonly random: Random,
    private readonly uptake?: Float32Array,
  ) {}

  dye(colour: Colour): void {
    const [red, green, blue] = light(colour);
    for (let i = 0; i < this.pixels.length; i += 3) {
      this.pixels[i] = red;
      this.pixels[i + 1] = green;
      this.pixels[i + 2] = blue;
    }
  }

  /** Returns an ink with a random misalignment. An opacity below 1 lets the layers below show through. */
  ink(colour: Colour, opacity = 1): Ink {
    const [red, green, blue] = light(colour);
    const off = MISREGISTRATION / Math.SQRT2;
    return {
      red,
      green,
      blue,
      opacity,
      dx: this.random.between(-off, off),
      dy: this.random.between(-off, off),
    };
  }

  /**
   * Prints a shape whose outlines are in pixels. It ignores the ink's misalignment, which `Brush` has already
   * added.
   */
  print(ink: Ink, outlines: readonly Outline[]): void {
    const { left, top, width, height, shares } = coverage(outlines);
    for (let row = 0, i = 0; row < height; row++) {
      for (let column = 0; column < width; column++, i++) {
        const share = shares[i] ?? 0;
        if (share > 0.002) this.lay(ink, at(left + column, top + row), share);
      }
    }
  }

  /**
   * Prints a pattern from a formula. `inkAt` returns the index of the ink at a point in pixels, −1 for no ink.
   * It is called at the corners of each pixel, and at 16 points inside if the corners differ.
   */
  screen(inks: readonly Ink[], inkAt: (x: number, y: number) => number): void {
    const hits = new Uint8Array(inks.length);
    let above = new Int16Array(TILE_PX + 1);
    let below = new Int16Array(TILE_PX + 1);
    for (let x = 0; x <= TILE_PX; x++) below[x] = inkAt(x, 0);
    for (let y = 0; y < TILE_PX; y++) {
      [above, below] = [below, above];
      for (let x = 0; x <= TILE_PX; x++) below[x] = inkAt(x, y + 1);
      for (let x = 0; x < TILE_PX; x++) {
        const corner = above[x] ?? -1;
        if (corner === above[x + 1] && corner === below[x] && corner === below[x + 1]) {
          const ink = inks[corner];
          if (ink) this.lay(ink, at(x, y), 1);
          continue;
        }
        hits.fill(0);
        let laid = 16;
        for (let sub = 0; sub < 16; sub++) {
          const index = inkAt(x + (sub & 3) / 4 + 0.125, y + (sub >> 2) / 4 + 0.125);
          if (index < 0) continue;
          hits[index] = (hits[index] ?? 0) + 1;
          laid--;
        }
        // With the inks laid one over the other, each ends up with its own share.
        for (let index = 0; index < inks.length; index++) {
          const ink = inks[index];
          const own = hits[index] ?? 0;
          laid += own;
          if (ink && own > 0) this.lay(ink, at(x, y), own / laid);
        }
      }
    }
  }

  /** Covers a share (0 to 1) of one pixel with ink. */
  lay(ink: Ink, pixel: number, share: number): void {
    const take = share * ink.opacity * (this.uptake?.[pixel] ?? 1);
    const i = 3 * pixel;
    this.pixels[i] = lerp(this.pixels[i] ?? 0, ink.red, take);
    this.pixels[i + 1] = lerp(this.pixels[i + 1] ?? 0, ink.green, take);
    this.pixels[i + 2] = lerp(this.pixels[i + 2] ?? 0, ink.blue, take);
  }

  /** Sets the light of one pixel, for woven or dyed cloth. */
  set(pixel: number, red: number, green: number, blue: number): void {
    this.pixels[3 * pixel] = red;
    this.pixels[3 * pixel + 1] = green;
    this.pixels[3 * pixel + 2] = blue;
  }
}
