/* What the pages of the benchmark offer to the one who drives them, on `window`. Types alone. */

/** A size of a quilt: King, Queen, Full, Twin, Lap, Crib, Wall Hanging. */
export type BenchSize = 2 | 3 | 4 | 7 | 8 | 9 | 10;

/** A rectangle in inches from the quilt's top left corner. */
interface PlainRectangle {
  x: number;
  y: number;
  width: number;
  length: number;
}

/** A block to be drawn, as numbers that a driver can write down. */
export interface PlainBlock {
  /** Inches. */
  width: number;
  height: number;
  /** Bottom first: type, x, y, width, height (block units), fabric. */
  shapes: readonly (readonly [number, number, number, number, number, number])[];
}

/** A quilt to be drawn, as plain data. */
export interface PlainQuilt {
  /** Inches. */
  width: number;
  length: number;
  /** Bottom first, under all blocks. */
  bands: readonly {
    name: 'border1' | 'border2' | 'sashing';
    outer: PlainRectangle;
    hole: PlainRectangle | null;
    fabric: number;
  }[];
  blocks: readonly PlainBlock[];
  /** Later ones on top: x, y (inches), index in `blocks`. */
  copies: readonly (readonly [number, number, number])[];
  /** By fabric number: the picture's file under /fabrics/, and its mean colour. */
  fabrics: Readonly<Record<number, { file: string; colour: string }>>;
}

/**
 * pan: 3 and 2 pixels a frame. pinch: 4 % a frame, in and out. drag: something that moves over the quilt. move: all
 * shapes of a block, which ours takes from a mouse that is down on them.
 */
export type Motion = 'pan' | 'pinch' | 'drag' | 'move';

/** A page that shows quilts. Times are milliseconds. */
interface QuiltPage {
  /** Fetches and decodes the cloth of a quilt, so that pictures come out of the browser's cache. */
  warm(quilt: PlainQuilt): Promise<void>;
  /**
   * Puts a quilt on the table, or another in its place, and waits until nothing changes any more.
   * @returns how long it took until the picture looked as it does at last
   */
  show(quilt: PlainQuilt): Promise<number>;
  /**
   * Clicks a size: works the quilt of two 25-patch blocks out and shows it, frames as the display
   * shows them, until it is painted.
   */
  sizeClick(size: BenchSize): Promise<void>;
  /** Takes as many frames as a picture takes after it was asked for, and does nothing. */
  painted(): Promise<void>;
  /** Takes as long as all that a change leads to, and does nothing. */
  rest(): Promise<void>;
  /** Waits for that. @returns whether the picture is then what it was at once */
  isPainted(): Promise<boolean>;
  /**
   * Work of each frame of a motion, on the page's one thread: the event, React, drawing, and the
   * raster of every canvas, which reading a pixel forces. None where the page has no canvas.
   */
  work(motion: Motion, frames: number): Promise<number[]>;
  /** Time between frames of a motion as fast as the browser can show them, compositing and all. */
  frames(motion: Motion, frames: number): Promise<number>;
  /** The same while nothing changes but one pixel: what the browser takes for itself. */
  emptyFrames(frames: number): Promise<number>;
  /** One copy of a canvas as large as the table's onto another, raster forced: the floor of any frame. */
  floor(frames: number): Promise<number[]>;
  /** Finding what lies at a place, the mean of so many places all over the quilt. */
  hitTest(places: number): Promise<number>;
}

/** What `ours?move=` drags: the block that is pressed, its shapes, or the one of them that is pressed. */
export type Moved = 'block' | 'shapes' | 'shape';

/** A plain canvas under buttons: Queen, King, One block, Two blocks, Block A, Block B, Border, and Cloth 11, 12 … */
interface PlainTable {
  /** Lays a King quilt of two blocks in these fabrics on the table. */
  begin(fabrics: PlainQuilt['fabrics']): Promise<void>;
}

/** How long patches take to be worked out, in milliseconds. */
export interface PatchFigures {
  /** All patches of a block of a thousand shapes, named and numbered. */
  thousand: number;
  /** What to buy for 4,225 placements of twelve blocks, of which nothing is known yet. */
  largest: number;
  /** The same after one of the blocks has taken another fabric. */
  recoloured: number;
  /** The same with each placement resolved by itself. */
  apart: number;
  /** The quick estimate of that quilt. */
  quick: number;
}

/** What a fabric takes by our plan and by simpler ones, in inches of cloth. */
export interface CutFabric {
  name: string;
  length: number;
  /** No plan of strips takes less. */
  bound: number;
  proven: boolean;
  firstFit: number;
  perSize: number;
}

/** Cutting plans: how good they are, and how long they take in milliseconds. */
export interface CuttingFigures {
  /** Of quilts of 64 blocks, of each of the library. */
  fabrics: CutFabric[];
  /** 4,225 placements of twelve blocks, of which nothing is known yet. */
  largest: number;
  /** The same after one of the fabrics of a block has become another. */
  recoloured: number;
}

/** Claims of cutting plans that were checked. */
export interface CheckedProofs {
  checked: number;
  /** Plans that claim that no plan is bought in less cloth, and that none is shorter. */
  least: number;
  shortest: number;
  /** False where the time was over before the end. */
  isWhole: boolean;
  /** Claims that are false, in words. */
  wrong: string[];
}

/** An editor of shapes, on the page `konva-editor`. */
interface KonvaEditor {
  /** Where the block lies in the window, and how large it is, in pixels. */
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
    /** On the page of the computed core: each measurement by name, its median in milliseconds. */
    benchKernels: (rounds: number) => Promise<Record<string, number>>;
    /** On the same page: patches and what they take, medians in milliseconds. */
    benchPatches: (rounds: number) => Promise<PatchFigures>;
    /** On the same page: cutting plans. */
    benchCutting: (rounds: number) => Promise<CuttingFigures>;
    /** On the same page: what cutting plans claim, checked for so many minutes at most of each kind. */
    benchCuttingProofs: (minutes: number) => Record<string, CheckedProofs>;
  }
}
