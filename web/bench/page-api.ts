import type { Box } from '@quiltwright/shared/geometry/box';

/* The interface on `window` between the benchmark's pages and the program that drives them. Only types. */

/** A size of a quilt: King, Queen, Full, Twin, Lap, Crib, Wall Hanging. */
export type BenchSize = 2 | 3 | 4 | 7 | 8 | 9 | 10;

/** A block to draw, as numbers that a driver can write down. */
export interface PlainBlock {
  /** The width in inches; `height` is in inches too. */
  width: number;
  height: number;
  /** The shapes, bottom first: type, x, y, width, height (block units), fabric. */
  shapes: readonly (readonly [number, number, number, number, number, number])[];
}

/** A quilt to draw, as plain data. */
export interface PlainQuilt {
  /** The width in inches; `length` is in inches too. */
  width: number;
  length: number;
  /** The bands, bottom first, under all blocks. */
  bands: readonly {
    name: 'border1' | 'border2' | 'sashing';
    outer: Box;
    hole: Box | null;
    fabric: number;
  }[];
  blocks: readonly PlainBlock[];
  /** The copies, later ones on top: x, y (inches), index in `blocks`. */
  copies: readonly (readonly [number, number, number])[];
  /** By fabric number: the picture's file under /fabrics/, and its mean colour. */
  fabrics: Readonly<Record<number, { file: string; colour: string }>>;
}

/**
 * `pan` moves by 3 and 2 pixels a frame. `pinch` zooms by 4 % a frame, in and out. `drag` moves one item over the
 * quilt. `move` moves all shapes of a block; on our page, a pressed mouse moves them.
 */
export type Motion = 'pan' | 'pinch' | 'drag' | 'move';

/** A page that shows quilts. All times are in milliseconds. */
interface QuiltPage {
  /** Fetches and decodes the fabrics of a quilt, so that their pictures are in the browser's cache. */
  warm(quilt: PlainQuilt): Promise<void>;
  /**
   * Shows a quilt, replaces any other quilt, and waits until nothing changes any more.
   * @returns the time until the picture looked as it does at the end
   */
  show(quilt: PlainQuilt): Promise<number>;
  /**
   * Clicks a size: generates the quilt of two 25-patch blocks and waits until it is painted. Frames run at the
   * display's pace.
   */
  sizeClick(size: BenchSize): Promise<void>;
  /** Does nothing for as many frames as a requested picture needs. */
  painted(): Promise<void>;
  /** Does nothing for as long as all effects of a change need. */
  rest(): Promise<void>;
  /**
   * Waits as long as `rest`.
   * @returns true if the picture already looked the same before
   */
  isPainted(): Promise<boolean>;
  /**
   * Returns the time that each frame of a motion takes on the page's main thread: the event, React, drawing, and the
   * raster of every canvas. Reading a pixel forces the raster. Empty for a page without a canvas.
   */
  work(motion: Motion, frames: number): Promise<number[]>;
  /** Returns the time between frames of a motion at the browser's full speed, with compositing. */
  frames(motion: Motion, frames: number): Promise<number>;
  /** Returns the time between frames while only one pixel changes: the browser's own share. */
  emptyFrames(frames: number): Promise<number>;
  /**
   * Returns the times of copying a canvas of the editor's size onto another, with the raster forced. No frame can take
   * less.
   */
  floor(frames: number): Promise<number[]>;
  /** Returns the mean time of finding the part at a place, over `places` places all over the quilt. */
  hitTest(places: number): Promise<number>;
}

/** The item that `ours?move=` drags: the pressed block, all its shapes, or only the pressed shape. */
export type Moved = 'block' | 'shapes' | 'shape';

/**
 * A plain canvas with buttons above it: Queen, King, One block, Two blocks, Block A, Block B, Border, and Cloth 11, 12
 * …
 */
interface PlainEditor {
  /** Opens a King quilt of two blocks in these fabrics. */
  begin(fabrics: PlainQuilt['fabrics']): Promise<void>;
}

/** The times of computing patches, in milliseconds. */
export interface PatchFigures {
  /** The time for all patches of a block of a thousand shapes, named and numbered. */
  thousand: number;
  /** The time for the shopping list of 4,225 placements of twelve blocks, without earlier results. */
  largest: number;
  /** The time for the same list after one of the blocks gets another fabric. */
  recoloured: number;
  /** The time for the same list if each placement is computed separately. */
  apart: number;
  /** The time for the quick estimate of that quilt. */
  quick: number;
}

/** The lengths of a fabric in our plan and in simpler plans, in inches. */
export interface CutFabric {
  name: string;
  length: number;
  /** A lower bound for any plan of strips. */
  bound: number;
  proven: boolean;
  firstFit: number;
  perSize: number;
}

/** Cutting plans: their quality, and their times in milliseconds. */
export interface CuttingFigures {
  /** Fabrics of quilts of 64 blocks, one quilt for each block of the library. */
  fabrics: CutFabric[];
  /** The time for the plan of 4,225 placements of twelve blocks, without earlier results. */
  largest: number;
  /** The time for the same plan after one fabric of a block is replaced. */
  recoloured: number;
}

/** The checked claims of cutting plans. */
export interface CheckedProofs {
  checked: number;
  /** The numbers of plans that claim the least purchase, and of plans that claim the least length. */
  least: number;
  shortest: number;
  /** False if the time ran out before the end. */
  isWhole: boolean;
  /** False claims, in words. */
  wrong: string[];
}

/** An editor of shapes, on the page `konva-editor`. */
interface KonvaEditor {
  /** The block's corner and side in the window, in pixels. */
  corner: number;
  side: number;
  open(block: PlainBlock): void;
}

declare global {
  interface Window {
    plainEditor: PlainEditor;
    konvaEditor: KonvaEditor;
    /** Exists on the pages that show quilts. */
    bench: QuiltPage;
    /** Exists on the kernels' page. Returns the median of each measurement in milliseconds, by name. */
    benchKernels: (rounds: number) => Promise<Record<string, number>>;
    /** Exists on the kernels' page. Measures patches and the shopping for them, as medians in milliseconds. */
    benchPatches: (rounds: number) => Promise<PatchFigures>;
    /** Exists on the kernels' page. Measures cutting plans. */
    benchCutting: (rounds: number) => Promise<CuttingFigures>;
    /** Exists on the kernels' page. Checks the claims of cutting plans, for at most `minutes` for each kind. */
    benchCuttingProofs: (minutes: number) => Record<string, CheckedProofs>;
  }
}
