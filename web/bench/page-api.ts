import type { Box } from '@quiltwright/shared/geometry/box';

/* The interface on `window` between the benchmark's pages and their driver. Only types. */

/** A size of a quilt: King, Queen, Full, Twin, Lap, Crib, Wall Hanging. */
export type BenchSize = 2 | 3 | 4 | 7 | 8 | 9 | 10;

/** A block to draw, as numbers that a driver can write down. */
export interface PlainBlock {
  /** Inches. */
  width: number;
  height: number;
  /** Bottom first: type, x, y, width, height (block units), fabric. */
  shapes: readonly (readonly [number, number, number, number, number, number])[];
}

/** A quilt to draw, as plain data. */
export interface PlainQuilt {
  /** Inches. */
  width: number;
  length: number;
  /** Bottom first, under all blocks. */
  bands: readonly {
    name: 'border1' | 'border2' | 'sashing';
    outer: Box;
    hole: Box | null;
    fabric: number;
  }[];
  blocks: readonly PlainBlock[];
  /** Later ones on top: x, y (inches), index in `blocks`. */
  copies: readonly (readonly [number, number, number])[];
  /** By fabric number: the picture's file under /fabrics/, and its mean colour. */
  fabrics: Readonly<Record<number, { file: string; colour: string }>>;
}

/**
 * pan: 3 and 2 pixels a frame. pinch: 4 % a frame, in and out. drag: a thing that moves over the quilt. move: all
 * shapes of a block; our page takes them from a mouse that is down on them.
 */
export type Motion = 'pan' | 'pinch' | 'drag' | 'move';

/** A page that shows quilts. Times are milliseconds. */
interface QuiltPage {
  /** Fetches and decodes the fabrics of a quilt, so that pictures come from the browser's cache. */
  warm(quilt: PlainQuilt): Promise<void>;
  /**
   * Shows a quilt, or another in its place, and waits until nothing changes any more.
   * @returns the time until the picture looked as it does at the end
   */
  show(quilt: PlainQuilt): Promise<number>;
  /**
   * Clicks a size: generates the quilt of two 25-patch blocks and shows it until it is painted, with frames at the
   * display's pace.
   */
  sizeClick(size: BenchSize): Promise<void>;
  /** Takes as many frames as a picture takes after its request, and does nothing. */
  painted(): Promise<void>;
  /** Takes as long as all effects of a change, and does nothing. */
  rest(): Promise<void>;
  /** Waits that long. @returns true if the picture already looked the same before */
  isPainted(): Promise<boolean>;
  /**
   * Returns the work of each frame of a motion on the page's one thread: the event, React, drawing, and the raster of
   * every canvas. Reading a pixel forces the raster. Empty for a page without a canvas.
   */
  work(motion: Motion, frames: number): Promise<number[]>;
  /** Returns the time between frames of a motion at the browser's full speed, with compositing. */
  frames(motion: Motion, frames: number): Promise<number>;
  /** Returns the same while only one pixel changes: the browser's own share. */
  emptyFrames(frames: number): Promise<number>;
  /**
   * Returns the times of copying a canvas of the editor's size onto another, with the raster forced: the floor of any
   * frame.
   */
  floor(frames: number): Promise<number[]>;
  /** Returns the mean time of finding the part at a place, over `places` places all over the quilt. */
  hitTest(places: number): Promise<number>;
}

/** The thing that `ours?move=` drags: the pressed block, its shapes, or the pressed one of them. */
export type Moved = 'block' | 'shapes' | 'shape';

/** A plain canvas under buttons: Queen, King, One block, Two blocks, Block A, Block B, Border, and Cloth 11, 12 … */
interface PlainTable {
  /** Opens a King quilt of two blocks in these fabrics. */
  begin(fabrics: PlainQuilt['fabrics']): Promise<void>;
}

/** The times of computing patches, in milliseconds. */
export interface PatchFigures {
  /** All patches of a block of a thousand shapes, named and numbered. */
  thousand: number;
  /** The shopping list of 4,225 placements of twelve blocks, without earlier results. */
  largest: number;
  /** The same after one of the blocks has another fabric. */
  recoloured: number;
  /** The same, with each placement resolved separately. */
  apart: number;
  /** The quick estimate of that quilt. */
  quick: number;
}

/** The lengths of a fabric in our plan and in simpler ones, in inches. */
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
  /** The plan of 4,225 placements of twelve blocks, without earlier results. */
  largest: number;
  /** The same after one fabric of a block has been replaced. */
  recoloured: number;
}

/** The checked claims of cutting plans. */
export interface CheckedProofs {
  checked: number;
  /** Plans that claim the least purchase, and plans that claim the least length. */
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
    plainTable: PlainTable;
    konvaEditor: KonvaEditor;
    /** On the pages that show quilts. */
    bench: QuiltPage;
    /** On the page of the computed core: the median of each measurement in milliseconds, by name. */
    benchKernels: (rounds: number) => Promise<Record<string, number>>;
    /** On the same page: patches and the shopping for them, medians in milliseconds. */
    benchPatches: (rounds: number) => Promise<PatchFigures>;
    /** On the same page: cutting plans. */
    benchCutting: (rounds: number) => Promise<CuttingFigures>;
    /** On the same page: checks the claims of cutting plans, for at most `minutes` of each kind. */
    benchCuttingProofs: (minutes: number) => Record<string, CheckedProofs>;
  }
}
