/**
 * Makes the copy of a design that a shared page shows: without the numbers of its maker, of the design, and of the
 * maker's other blocks and fabrics. The file is plain JavaScript, because the thread for snapshots runs it unchanged,
 * in tests too.
 *
 * @import { Block } from '@quiltwright/shared/quilting/block'
 * @import { PackedQuilt } from '@quiltwright/shared/quilting/stored/packed-quilt'
 * @import { Levels } from '@quiltwright/shared/quilting/shapes/shape'
 * @import { DesignFacts } from './snapshot-types.js'
 * @import { Painted } from './paint-design.mjs'
 */
import { BLOCK, FABRIC, QUILTER } from '@quiltwright/shared/limits';
import { bandAreas } from '@quiltwright/shared/quilting/bands/band-areas';
import { bandNames, bordersOf, withBand } from '@quiltwright/shared/quilting/bands/bands';
import { fabricSpots, inNoQuilt, newBlock } from '@quiltwright/shared/quilting/block';
import { emptyPlacement, isEmptyPlacement } from '@quiltwright/shared/quilting/placement';
import { quiltFabrics } from '@quiltwright/shared/quilting/quilt';
import { fabricsOf, recolour, withoutColourways } from '@quiltwright/shared/quilting/shapes/shape';
import { withLevelSettingPieces } from '@quiltwright/shared/quilting/grain/setting-pieces';
import { withMirroredShapes } from '@quiltwright/shared/quilting/mirrored-levels';
import { shownQuilt } from '@quiltwright/shared/quilting/sideways';
import { countPlaces } from '@quiltwright/shared/quilting/standard/standard-size';
import { generate } from '@quiltwright/shared/quilting/standard/generate';
import { unpackedQuilt } from '@quiltwright/shared/quilting/stored/packed-quilt';

/**
 * Returns the public copy of a quilt. The copy has no colourways, because the maker shares only the present fabrics.
 *
 * @param {PackedQuilt} quilt
 * @param {ReadonlyMap<number, number>} renamed the public numbers of the maker's uploads
 * @returns {PackedQuilt}
 */
export function publicQuilt(quilt, renamed) {
  const fabric = (/** @type {number} */ num) => renamed.get(num) ?? num;
  return {
    ...bandNames.reduce(
      (each, band) => withBand(each, band, (own) => ({ ...own, fabric: fabric(own.fabric) })),
      quilt,
    ),
    quiltNum: 0,
    quilterNum: QUILTER.nobody,
    revision: undefined,
    colourways: undefined,
    blocks: quilt.blocks.map((placement) => ({ ...placement, blockNum: publicBlock(placement.blockNum) })),
    looks: quilt.looks.map((levels) => recolour(withoutColourways(levels), fabric)),
  };
}

/**
 * Returns the copy of a block, in the fabrics in which lists show it.
 *
 * @param {Block} block
 * @param {ReadonlyMap<number, number>} renamed
 * @returns {Block}
 */
export function publicBlockDesign({ levels: stored, spotFabrics = [], ...block }, renamed) {
  const levels = recolour(stored, (num) => {
    const worn = num <= FABRIC.lastSpot ? (spotFabrics[num - 1] ?? num) : num;
    return renamed.get(worn) ?? worn;
  });
  return {
    ...newBlock(QUILTER.nobody),
    ...inNoQuilt,
    designName: block.designName,
    ...(block.firstMaker !== undefined && { firstMaker: block.firstMaker }),
    blockNum: publicBlock(block.usedBlockNum),
    usedBlockNum: publicBlock(block.usedBlockNum),
    blockWidth: block.blockWidth,
    blockHeight: block.blockHeight,
    levels,
    ...fabricSpots(levels),
  };
}

/**
 * Returns the number of a pre-made block, which is the same for everybody; 0 for a block of the maker.
 *
 * @param {number} blockNum
 */
function publicBlock(blockNum) {
  return blockNum < BLOCK.firstOwn ? blockNum : BLOCK.none;
}

/**
 * Returns a quilt in the form for painting, and the facts about the quilt. Null for a quilt without blocks.
 *
 * @param {PackedQuilt} packed
 * @returns {{ painted: Painted, facts: DesignFacts } | null}
 */
export function seenQuilt(packed) {
  const quilt = generate(shownQuilt(unpackedQuilt(packed)));
  const placements = quilt.blocks.filter((placement) => !isEmptyPlacement(placement));
  if (placements.length === 0) return null;
  const { quiltWidth: width, quiltLength: length, generatingSize } = quilt;
  const bands = bandAreas(quilt);
  const { blocks } = withLevelSettingPieces(quilt);
  return {
    painted: { width, length, bands, placements: blocks.map(withMirroredShapes) },
    facts: {
      name: quilt.quiltName,
      ...(quilt.firstMaker !== undefined && { firstMaker: quilt.firstMaker }),
      ...{ width, length },
      size: generatingSize,
      borders: bordersOf(quilt).length,
      hasSashing: bands.some((band) => band.name === 'sashing'),
      hasCornerstones: bands.some((band) => band.name === 'cornerstones'),
      places: countPlaces(packed),
      blocks: blocksIn(placements.filter(({ role }) => role === undefined)),
      fabricNums: quiltFabrics(quilt),
    },
  };
}

/**
 * Returns a block in the form for painting, and the facts about the block. Null for a block without patches.
 *
 * @param {Block} block
 * @returns {{ painted: Painted, facts: DesignFacts } | null}
 */
export function seenBlock({
  designName: name,
  blockWidth: width,
  blockHeight: length,
  levels,
  usedBlockNum,
  firstMaker,
}) {
  if (levels.every((level) => level.length === 0)) return null;
  const placement = {
    ...emptyPlacement,
    ...{ blockNum: usedBlockNum, blockWidth: width, blockHeight: length, levels },
  };
  return {
    painted: { width, length, bands: [], placements: [placement] },
    facts: {
      ...{ name, width, length, size: 0, borders: 0, places: 1 },
      ...(firstMaker !== undefined && { firstMaker }),
      blocks: usedBlockNum === BLOCK.none ? [] : blocksIn([placement]),
      fabricNums: fabricsOf(levels),
    },
  };
}

/**
 * Returns the different blocks of a quilt, the most frequent first. Blocks that look different are different blocks
 * unless they came from one pre-made block.
 *
 * @param {Painted['placements']} placements
 * @returns {DesignFacts['blocks']}
 */
function blocksIn(placements) {
  /** @type {Map<number | Levels, DesignFacts['blocks'][number]>} */
  const found = new Map();
  for (const { blockNum, levels, numOfColumns, numOfRows, ...place } of placements) {
    const key = blockNum === BLOCK.none ? levels : blockNum;
    const known = found.get(key);
    const count = numOfColumns * numOfRows;
    if (known) known.count += count;
    else
      found.set(key, {
        ...{ blockNum, count, x: place.xLocation, y: place.yLocation },
        ...{ width: place.blockWidth, height: place.blockHeight },
      });
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
}
