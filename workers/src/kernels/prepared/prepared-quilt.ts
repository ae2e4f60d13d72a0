import type { Report } from '../report';
import { boxArea, type Box } from '@quiltwright/shared/geometry/box';
import { isEmptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import { isFreeForm, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { insideBorders } from '@quiltwright/shared/quilting/quilt-areas';
import { success } from '@quiltwright/shared/result';
import { boxesAt, boxesOf, type CopyBox } from '../expand/boxes';
import { expand } from '../expand/expand';
import type { Answer } from '../fault';
import { withLevelSettingPieces } from '@quiltwright/shared/quilting/grain/setting-pieces';
import { withoutMirrored } from '@quiltwright/shared/quilting/mirrored-levels';
import { isSetTriangle } from '@quiltwright/shared/quilting/setting/one-patch';
import { generate } from '@quiltwright/shared/quilting/standard/generate';
import { SewnBlocks } from '../patches/sewn-blocks';
import { bandAreas, type BandArea } from '@quiltwright/shared/quilting/bands/band-areas';
import { blocksOnBorder, type BorderBlocks } from '@quiltwright/shared/quilting/bands/border-blocks';
import { sashingOf, type BandName } from '@quiltwright/shared/quilting/bands/bands';
import { blockVariants, type BlockVariant } from '../variants/block-variants';
import { groundRectangles } from './ground-rectangles';

/**
 * Bare ground between blocks counts only if it has at least this area, in square inches. A smaller area is a rounding
 * error.
 */
const LEAST_GROUND = 0.5;

/**
 * Returns a quilt with values that several kernels (functions that a worker runs) need. For a standard quilt,
 * `generate` first computes the size and the places of the blocks. Mirrored blocks get mirrored shapes instead, and
 * setting pieces on their points become level.
 */
export function prepare(quilt: Quilt): PreparedQuilt {
  return new PreparedQuilt(withTrianglesOnTop(withLevelSettingPieces(withoutMirrored(generate(quilt)))));
}

/**
 * Returns a quilt with its setting triangles over the blocks. The blocks then cover nothing of the boxes around the
 * triangles, so each triangle is cut as a whole.
 */
function withTrianglesOnTop(quilt: Quilt): Quilt {
  if (!quilt.blocks.some(isSetTriangle)) return quilt;
  const blocks = quilt.blocks.filter((placement) => !isSetTriangle(placement));
  return { ...quilt, blocks: [...blocks, ...quilt.blocks.filter(isSetTriangle)] };
}

/** The blocks inside the borders: their placements, and the boxes of all copies in inches. */
interface Middle {
  placements: readonly Placement[];
  boxes: readonly CopyBox[];
}

/**
 * A quilt with all computed fields, as `generate` returns it, and with values that several kernels (functions that a
 * worker runs) need. Each value is computed at its first use and remembered. All kernels that work on one request
 * share one `PreparedQuilt`.
 */
export class PreparedQuilt {
  readonly quilt: Quilt;
  /** Computes the patches of the quilt's blocks and remembers them. */
  readonly sewn = new SewnBlocks();
  #bands: readonly BandArea[] | undefined;
  #onBorders: ReadonlyMap<BandName, BorderBlocks> | undefined;
  #middle: Answer<Middle> | undefined;
  #placements: readonly Placement[] | undefined;
  #corners: Answer<Float32Array> | undefined;
  #boxes: Answer<CopyBox[]> | undefined;
  #bare: Answer<Box[]> | undefined;
  #variants: Answer<BlockVariant[]> | undefined;

  /** @param quilt with all computed fields, as `generate` returns it */
  constructor(quilt: Quilt) {
    this.quilt = quilt;
  }

  /**
   * The sashing and the borders that the quilt has, in the order of `bandAreas`: sashing, then borders from the inside out.
   */
  get bands(): readonly BandArea[] {
    return (this.#bands ??= bandAreas(this.quilt));
  }

  /** The blocks that are parts of a border, as indexes of `placements`, by the border's name. */
  get onBorders(): ReadonlyMap<BandName, BorderBlocks> {
    return (this.#onBorders ??= new Map(
      this.bands.map((band) => [band.name, blocksOnBorder(band, this.placements)]),
    ));
  }

  /** The placements that aren't parts of a border, with the boxes of their copies. Fails as `boxes` does. */
  get middle(): Answer<Middle> {
    return (this.#middle ??= this.#middleOf());
  }

  /** The placements with a block, in stacking order. */
  get placements(): readonly Placement[] {
    return (this.#placements ??= this.quilt.blocks.filter((placement) => !isEmptyPlacement(placement)));
  }

  /**
   * The top left corners of all copies of `placements`, in inches, as `expand` returns them. Fails with
   * `too-many-copies`.
   */
  get corners(): Answer<Float32Array> {
    return (this.#corners ??= expand(this.placements));
  }

  /**
   * The boxes that all copies of `placements` take up, in inches. Fails with `too-many-copies` and `damaged`.
   */
  get boxes(): Answer<CopyBox[]> {
    const { corners, placements } = this;
    return (this.#boxes ??= corners.ok ? boxesAt(corners.value, placements) : corners);
  }

  /**
   * The areas without a block, in inches. In a standard quilt, these are the places of the layout that have no block
   * yet. In a free form quilt, they are the ground between the blocks; empty if the quilt has sashing. Fails with
   * `too-many-copies` and `damaged`.
   */
  get bare(): Answer<Box[]> {
    return (this.#bare ??= this.#bareAreas());
  }

  /**
   * Returns each distinct block of the quilt, with its visible part. Copies of a block that are covered in different
   * places are separate entries. Fails with `too-many-copies` and `damaged`.
   * @param report receives the progress, from 0 to 1
   */
  variants(report: Report = () => undefined): Answer<BlockVariant[]> {
    const { boxes, placements, sewn, quilt } = this;
    const areApart = quilt.setting !== undefined;
    return (this.#variants ??= boxes.ok
      ? success(blockVariants(placements, boxes.value, sewn, report, areApart))
      : boxes);
  }

  #middleOf(): Answer<Middle> {
    const { boxes, placements, onBorders } = this;
    if (!boxes.ok) return boxes;
    const framing = new Set([...onBorders.values()].flatMap(({ corners, sides }) => [...corners, ...sides]));
    if (framing.size === 0) return success({ placements, boxes: boxes.value });
    const isInside = placements.flatMap(({ numOfColumns, numOfRows }, index) =>
      Array.from({ length: numOfColumns * numOfRows }, () => !framing.has(index)),
    );
    return success({
      placements: placements.filter((_, index) => !framing.has(index)),
      boxes: boxes.value.filter((_, copy) => isInside[copy]),
    });
  }

  #bareAreas(): Answer<Box[]> {
    const { quilt, boxes } = this;
    if (!isFreeForm(quilt)) return boxesOf(quilt.blocks.filter(isEmptyPlacement));
    // The pieces of a setting fill the quilt.
    const isFilled = quilt.setting !== undefined && !quilt.blocks.some(isEmptyPlacement);
    if (sashingOf(quilt) || isFilled) return success([]);
    if (!boxes.ok) return boxes;
    const bare = groundRectangles(insideBorders(quilt), boxes.value);
    return success(bare.reduce((sum, each) => sum + boxArea(each), 0) > LEAST_GROUND ? bare : []);
  }
}
