import { type Outline } from './coverage.js';
import { type Ink, type Tile } from './tile.js';
import { PX_PER_INCH } from '../texture/torus.js';

/**
 * Draws shapes on a tile of cloth. A brush has its own origin, rotation and scale. Motifs are drawn around its
 * origin.
 */
export class Brush {
  private constructor(
    private readonly tile: Tile,
    private readonly xx: number,
    private readonly yx: number,
    private readonly xy: number,
    private readonly yy: number,
    private readonly x: number,
    private readonly y: number,
  ) {}

  /** Returns a brush that draws in inches from the tile's top left corner. */
  static on(tile: Tile): Brush {
    return new Brush(tile, PX_PER_INCH, 0, 0, PX_PER_INCH, 0, 0);
  }

  /** Returns a brush whose origin is moved to (x, y), then turned (radians, clockwise), then scaled. */
  at(x: number, y: number, turn = 0, scale = 1): Brush {
    const c = scale * Math.cos(turn);
    const s = scale * Math.sin(turn);
    return new Brush(
      this.tile,
      this.xx * c + this.xy * s,
      this.yx * c + this.yy * s,
      this.xy * c - this.xx * s,
      this.yy * c - this.yx * s,
      this.x + this.xx * x + this.xy * y,
      this.y + this.yx * x + this.yy * y,
    );
  }

  /** Returns a brush that draws shapes mirrored left to right, at its y axis. */
  mirrored(): Brush {
    return new Brush(this.tile, -this.xx, -this.yx, this.xy, this.yy, this.x, this.y);
  }

  /**
   * Prints one shape, moved by the misalignment of its ink. An outline whose points run in the opposite direction to
   * the other outlines cuts a hole.
   */
  fill(ink: Ink, ...outlines: readonly Outline[]): void {
    const { xx, yx, xy, yy } = this;
    const placed = outlines.map((outline) =>
      outline.map(
        ([x, y]) => [this.x + xx * x + xy * y + ink.dx, this.y + yx * x + yy * y + ink.dy] as const,
      ),
    );
    this.tile.print(ink, placed);
  }
}
