import type { Box } from '@quiltwright/shared/geometry/box';

/* The interface on `window` between the benchmark's pages and the program that drives them. Only types. */

/** The number of a quilt size: King, Queen, Full, Twin, Lap, Crib, Wall Hanging, in this order. */
export type BenchSize = 2 | 3 | 4 | 7 | 8 | 9 | 10;

/** A block to draw, as numbers that the driving program can send to the page. */
export interface PlainBlock {
  /** The width in inches; `height` is in inches too. */
  width: number;
  height: number;
  /**
   * The shapes, bottom first: type, x, y, width, height (block units), fabric. The type −1 stands for `outline`.
   */
  shapes: readonly (readonly [number, number, number, number, number, number])[];
  /** The corners of the outline that shapes of type −1 have, in a box with sides of length 1: x, y, bulge. */
  outline?: readonly (readonly [number, number, number])[];
}

/** A quilt to draw, as plain data. */
export interface PlainQuilt {
  /** The width in inches; `length` is in inches too. */
  width: number;
  length: number;
  /** The borders and sashing, bottom first. All blocks are above them. */
  bands: readonly {
    name: 'border1' | 'border2' | 'sashing';
    outer: Box;
    hole: Box | null;
    fabric: number;
  }[];
  blocks: readonly PlainBlock[];
  /** By how many eighths of a turn all blocks are turned to the right. Missing for 0. */
  turn?: number;
  /** The copies of blocks, bottom first. Each is x and y in inches, before the turn, and an index in `blocks`. */
  copies: readonly (readonly [number, number, number])[];
  /** By fabric number: the picture's file under /fabrics/, and its mean colour. */
  fabrics: Readonly<Record<number, { file: string; colour: string }>>;
}

/**
 * `pan` moves the view by 3 and 2 pixels a frame. `pinch` zooms in and out by 4 % a frame. `drag` moves one item over
 * the quilt. `move` moves all shapes of a block; our page does that with a pressed mouse.
 */
export type Motion = 'pan' | 'pinch' | 'drag' | 'move';

/** A page that shows quilts. All times are in milliseconds. */
interface QuiltPage {
  /** Fetches and decodes the fabrics of a quilt, so that their pictures are in the browser's cache. */
  warm(quilt: PlainQuilt): Promise<void>;
  /**
   * Shows a quilt in place of the current one, and waits until the picture is finished.
   * @returns the milliseconds until the picture first looked as it does in the end
   */
  show(quilt: PlainQuilt): Promise<number>;
  /**
   * Clicks the button of a size, and waits until the quilt of two 25-patch blocks is painted. Frames run at the
   * display's pace.
   */
  sizeClick(size: BenchSize): Promise<void>;
  /** Waits until a requested picture is painted. */
  painted(): Promise<void>;
  /** Waits long enough for all effects of a change to end. */
  rest(): Promise<void>;
  /**
   * Waits as `rest` does.
   * @returns true if the picture looked the same before the wait
   */
  isPainted(): Promise<boolean>;
  /**
   * Returns the milliseconds that each frame of a motion takes on the page's main thread: for the event, React,
   * drawing, and rasterising every canvas. Empty for a page without a canvas.
   */
  work(motion: Motion, frames: number): Promise<number[]>;
  /** Returns the mean milliseconds between frames of a motion at the browser's full speed, with compositing. */
  frames(motion: Motion, frames: number): Promise<number>;
  /**
   * Returns the mean milliseconds between frames in which only one pixel changes. This is the browser's own share of a
   * frame.
   */
  emptyFrames(frames: number): Promise<number>;
  /**
   * Returns the milliseconds of each copy of a canvas of the editor's size onto another, with rasterising. No frame can
   * be faster.
   */
  floor(frames: number): Promise<number[]>;
  /** Returns the mean milliseconds of one hit test, over `places` points of the quilt. */
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

/** The times that the page takes to compute patches, in milliseconds. */
export interface PatchFigures {
  /** Finding and numbering all patches of a block of a thousand shapes. */
  thousand: number;
  /** Finding and numbering all patches of a block of a thousand outlines with arcs. */
  curved: number;
  /** The cutting plan of 4,225 placements of twelve blocks, without earlier results. */
  largest: number;
  /** The plan of `largest` again, after one of the blocks gets another fabric. */
  recoloured: number;
  /** The cutting plans of the placements of `largest`, each planned as a separate quilt. */
  apart: number;
  /** The quick estimate of the quilt of `largest`. */
  quick: number;
}

/** What drafting by seams does in a frame, in a block of `patches` patches. All times are in milliseconds. */
export interface DraftingFigures {
  patches: number;
  /** The preview of a stroke across the whole block. */
  stroke: number;
  /** The preview of a moved corner, of a moved seam, and of a bent one. */
  corner: number;
  seam: number;
  bend: number;
  /** The end of a stroke, and the preview of a moved corner after it. */
  drawn: number;
  /** The preview of 32 mirrored repeats of a seam across the whole block, which make too many patches. */
  repeats: number;
  /** Finding the seams of the block from its shapes alone. */
  whole: number;
}

/** The length of one fabric in our cutting plan and in simpler plans, in inches. */
export interface CutFabric {
  name: string;
  length: number;
  /** A lower bound for the length of any plan of strips, in inches. */
  bound: number;
  proven: boolean;
  firstFit: number;
  perSize: number;
}

/** The quality of cutting plans, and the milliseconds that they take. */
export interface CuttingFigures {
  /** The fabrics of a quilt of 64 equal blocks, for every block of the library. */
  fabrics: CutFabric[];
  /** The time for the plan of 4,225 placements of twelve blocks, without earlier results. */
  largest: number;
  /** The time for the plan of `largest` again, after one fabric of a block is replaced. */
  recoloured: number;
}

/** The result of checking the claims of cutting plans by independent code. */
export interface CheckedProofs {
  checked: number;
  /** The number of plans that claim the least amount to buy. `shortest` counts those that claim the least length. */
  least: number;
  shortest: number;
  /** False if the time ran out before all cases were checked. */
  isWhole: boolean;
  /** The claims that are false, in words. */
  wrong: string[];
}

/** The functions of the page `konva-editor`, which edits the shapes of a block. */
interface KonvaEditor {
  /** The distance of the block from the left and the top of the window, in pixels. `side` is the block's side. */
  corner: number;
  side: number;
  open(block: PlainBlock): void;
}

/** The pictures that are made and measured. */
export type PictureName =
  | 'the largest quilt, as designed'
  | 'the largest quilt, crosshatch'
  | 'a King with sashing and borders, echo';

/** A picture that the page has made. */
interface MadePicture {
  seconds: number;
  bytes: number;
  /** The milliseconds between two frames of the page while a worker made the picture. */
  frames: number[];
}

/** The canvas of the page `ours`, which can show its quilt as sewn. */
interface SewnCanvas {
  /** Shows the quilt as sewn. Returns the milliseconds until the picture on the canvas is final. */
  switchOn(): Promise<number>;
}

declare global {
  interface Window {
    benchSewn: SewnCanvas;
    /** Exists on the page `pictures`. Makes a picture whose longer side has `longest` pixels. */
    benchPicture: (
      name: PictureName,
      longest: number,
      fabrics: PlainQuilt['fabrics'],
    ) => Promise<MadePicture>;
    plainEditor: PlainEditor;
    konvaEditor: KonvaEditor;
    /** Exists on the pages that show quilts. */
    bench: QuiltPage;
    /** Exists on the kernels' page. Returns the median milliseconds of each measurement, by name. */
    benchKernels: (rounds: number) => Promise<Record<string, number>>;
    /** Exists on the kernels' page. Measures patches and cutting plans, as medians in milliseconds. */
    benchPatches: (rounds: number) => Promise<PatchFigures>;
    /** Exists on the kernels' page. Measures drafting by seams. */
    benchDrafting: (rounds: number) => Promise<DraftingFigures>;
    /** Exists on the kernels' page. Measures the quality and the time of cutting plans. */
    benchCutting: (rounds: number) => Promise<CuttingFigures>;
    /** Exists on the kernels' page. Checks the claims of cutting plans. Each kind of cases takes at most `minutes`. */
    benchCuttingProofs: (minutes: number) => Record<string, CheckedProofs>;
  }
}
