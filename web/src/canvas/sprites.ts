import { SHAPE_STRIDE, type SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';
import { paintBlock } from './block-painter';
import type { Cloth } from './cloth-store';
import { halved } from './scaled-copy';

/** A block's picture at one size in device pixels. */
export interface Sprite {
  canvas: HTMLCanvasElement;
  width: number;
  height: number;
  /** Made with cloth that looks different by now: a stand-in until it is made anew. */
  stale: boolean;
}

interface Family {
  fabrics: Set<number>;
  sprites: Map<string, Sprite>;
}

/** The longest side of a sprite; larger blocks fill the screen with few copies and are painted on it. */
export const LARGEST_SPRITE = 512;
const BUDGET = 64 * 2 ** 20;
/** Sprites are drawn at this many times their size and halved. */
const OVERSAMPLING = 2;

/** Block pictures by key and size; those that were not used for longest go when the bytes run out. */
export class SpriteCache {
  readonly #cloth: (fabricNum: number) => Cloth;
  readonly #budget: number;
  readonly #families = new Map<string, Family>();
  /** Least recently used first. */
  readonly #used = new Map<Sprite, { key: string; size: string }>();
  readonly #easel = document.createElement('canvas');
  #bytes = 0;

  constructor(cloth: (fabricNum: number) => Cloth, budget = BUDGET) {
    this.#cloth = cloth;
    this.#budget = budget;
  }

  /** Bytes of all pictures that are kept. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The picture at exactly this size, if it is there and up to date. */
  at(block: SceneBlock, width: number, height: number): Sprite | null {
    const sprite = this.#families.get(block.key)?.sprites.get(sizeOf(width, height));
    return sprite && !sprite.stale ? this.#touch(sprite) : null;
  }

  /** The picture whose size is nearest to `width`, whatever it is. */
  nearest(block: SceneBlock, width: number): Sprite | null {
    let best: Sprite | null = null;
    let least = Infinity;
    for (const sprite of this.#families.get(block.key)?.sprites.values() ?? []) {
      const off = Math.abs(Math.log(sprite.width / width)) + (sprite.stale ? 0.5 : 0);
      if (off < least) [best, least] = [sprite, off];
    }
    return best && this.#touch(best);
  }

  /** Paints the block at this size and keeps the picture. */
  make(block: SceneBlock, width: number, height: number): Sprite {
    const easel = this.#easel;
    easel.width = Math.max(easel.width, width * OVERSAMPLING);
    easel.height = Math.max(easel.height, height * OVERSAMPLING);
    const context = easel.getContext('2d');
    const box = { x: 0, y: 0, width: width * OVERSAMPLING, height: height * OVERSAMPLING };
    if (context) paintBlock(context, block, box, this.#cloth, OVERSAMPLING);
    const sprite = { canvas: halved(easel, width, height), width, height, stale: false };
    this.#keep(block, sprite);
    return sprite;
  }

  /** Marks the pictures that show a fabric as out of date. */
  fabricChanged(fabricNum: number): void {
    for (const { fabrics, sprites } of this.#families.values()) {
      if (fabrics.has(fabricNum)) for (const sprite of sprites.values()) sprite.stale = true;
    }
  }

  /** Frees all pictures. */
  clear(): void {
    for (const sprite of [...this.#used.keys()]) this.#drop(sprite);
    this.#easel.width = this.#easel.height = 0;
  }

  #keep(block: SceneBlock, sprite: Sprite): void {
    const size = sizeOf(sprite.width, sprite.height);
    const family = this.#families.get(block.key) ?? {
      fabrics: fabricsOf(block),
      sprites: new Map<string, Sprite>(),
    };
    const old = family.sprites.get(size);
    if (old) this.#drop(old);
    family.sprites.set(size, sprite);
    this.#families.set(block.key, family);
    this.#used.set(sprite, { key: block.key, size });
    this.#bytes += bytesOf(sprite);
    for (const oldest of this.#used.keys()) {
      if (this.#bytes <= this.#budget || oldest === sprite) break;
      this.#drop(oldest);
    }
  }

  #touch(sprite: Sprite): Sprite {
    const place = this.#used.get(sprite);
    if (place) {
      this.#used.delete(sprite);
      this.#used.set(sprite, place);
    }
    return sprite;
  }

  #drop(sprite: Sprite): void {
    const place = this.#used.get(sprite);
    if (!place) return;
    this.#used.delete(sprite);
    this.#bytes -= bytesOf(sprite);
    const family = this.#families.get(place.key);
    family?.sprites.delete(place.size);
    if (family?.sprites.size === 0) this.#families.delete(place.key);
    // Safari frees a canvas' memory only when it is shrunk.
    sprite.canvas.width = sprite.canvas.height = 0;
  }
}

const sizeOf = (width: number, height: number) => `${width}×${height}`;
const bytesOf = ({ width, height }: Sprite) => 4 * width * height;

function fabricsOf(block: SceneBlock): Set<number> {
  return new Set(block.shapes.filter((_, i) => i % SHAPE_STRIDE === 5));
}
