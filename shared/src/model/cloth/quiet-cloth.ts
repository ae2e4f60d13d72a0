import { fabricAppearance } from '../../library/fabric-appearance.js';
import { recolour, type Levels } from '../../quilting/shapes/shape.js';
import { dressed, type PlaceableBlock } from './block-fabrics.js';
import { blockAmounts, byAmount } from './cloth-amounts.js';
import { groundOf } from './ground.js';
import { apart, chroma, hueOf, isBright, lightness, oklab } from './oklab.js';
import { lightnessOf as libraryLightness, DISTINCT } from './shared-cloth.js';

/**
 * The weight of a fabric's chroma in its loudness. The loudness says how much the fabric stands out. The contrast with
 * the ground (background fabric), in CIE L*, has the weight 1.
 */
const CHROMA = 200;
/** A medium gray. Uploads are treated as if they had this colour. */
const UPLOAD = '#808080';
/**
 * A number added to the loudness of a bright fabric (such as gold beside blue), so that it counts as louder than all
 * others.
 */
const BRIGHT = 100;
/** The difference in CIE L* below which a patch looks like the ground (background fabric) from a few metres away. */
const FAINT = 30;
/** The greatest difference of hues, in degrees, at which two fabrics count as tones of one colour. */
const ONE_HUE = 25;

/**
 * Returns `block` recoloured with the fabrics of a neighbouring block, so that the neighbour stays the more striking
 * block. `beside` has the neighbour's layers. The neighbour's ground (background fabric) replaces the ground of
 * `block`.
 * The largest patches of `block` get the least striking fabrics of the neighbour that stand out from this ground.
 * Fabrics that barely stand out are used last. Returns null if the neighbour has too few such fabrics, or if a quilter
 * chose the fabrics of `block`.
 */
export function inQuietCloth<Block extends PlaceableBlock>(block: Block, beside: Levels): Block | null {
  if (!block.cloth) return null;
  const ground = lightestGroundOf(beside);
  const contrast = (fabric: number) => Math.abs(lightnessOf(fabric) - lightnessOf(ground));
  const clear = byAmount(blockAmounts(beside)).filter((fabric) => contrast(fabric) >= DISTINCT);
  const [strongest = ground] = [...clear].sort((one, other) => contrast(other) - contrast(one));
  const loudness = (fabric: number) =>
    contrast(fabric) +
    CHROMA * chroma(oklab(colourOf(fabric))) +
    (isBright(colourOf(fabric)) && !isOneHue(fabric, strongest) ? BRIGHT : 0);
  const isFaint = (fabric: number) => contrast(fabric) < FAINT;
  const quietest = [
    ...clear.filter((fabric) => !isFaint(fabric)).sort((one, other) => loudness(one) - loudness(other)),
    ...clear.filter(isFaint).sort((one, other) => contrast(other) - contrast(one)),
  ];
  const own = dressed(block);
  const ownGround = lightestGroundOf(own);
  const others = byAmount(blockAmounts(own)).filter((fabric) => fabric !== ownGround);
  if (others.length > quietest.length) return null;
  const becomes = new Map([
    [ownGround, ground],
    ...others.map((fabric, place) => [fabric, quietest[place] ?? fabric] as const),
  ]);
  return {
    ...block,
    levels: recolour(own, (fabric) => becomes.get(fabric) ?? fabric),
    cloth: undefined,
  };
}

/** Returns the ground (background fabric) of a block. If the block has no light fabric, returns its lightest fabric. */
export function lightestGroundOf(levels: Levels): number {
  const cloths = byAmount(blockAmounts(levels));
  const lightest = Math.max(...cloths.map(lightnessOf));
  return groundOf(blockAmounts(levels)) ?? cloths.find((fabric) => lightnessOf(fabric) === lightest) ?? 0;
}

/** Returns the darkest fabric of a block; 0 if it has none. */
export function darkestOf(levels: Levels): number {
  const cloths = byAmount(blockAmounts(levels));
  const darkest = Math.min(...cloths.map(lightnessOf));
  return cloths.find((fabric) => lightnessOf(fabric) === darkest) ?? 0;
}

/** True if two fabrics are tones of one colour: their hues differ by at most `ONE_HUE` degrees. */
function isOneHue(one: number, other: number): boolean {
  return apart(hueOf(oklab(colourOf(one))), hueOf(oklab(colourOf(other)))) <= ONE_HUE;
}

/** Returns the CIE L* of a fabric. An upload counts as medium gray. */
export function lightnessOf(fabric: number): number {
  return libraryLightness(fabric) ?? lightness(UPLOAD);
}

function colourOf(fabric: number): string {
  return fabricAppearance.get(fabric)?.colour ?? UPLOAD;
}
