import { fabricAppearance } from '@quiltwright/shared/library/fabric-appearance';
import { recolour, type Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { dressed, type PlaceableBlock } from './block-fabrics';
import { blockAmounts, byAmount } from './cloth-amounts';
import { groundOf } from './ground';
import { chroma, isBright, lightness, oklab } from './oklab';
import { lightnessOf as libraryLightness, TOLD_APART } from './shared-cloth';

/**
 * The smallest difference in CIE L* at which patches stand out clearly from the ground. Paler patches can't be seen
 * from a distance.
 */
const CLEAR = 25;
/** The weight of chroma in the loudness of a fabric. The contrast with the ground, in CIE L*, has the weight 1. */
const CHROMA = 200;
/** The colour that an upload counts as: a medium gray. */
const UPLOAD = '#808080';
/**
 * Added to the loudness of a bright fabric, and of a fabric too pale to stand out. So bright fabrics come after all
 * other clear fabrics, and pale fabrics come last.
 */
const BRIGHT = 100;
const PALE = 200;

/**
 * Returns a block in the fabrics of the block beside it. Its ground becomes the ground of the other block. Its largest
 * patches get the quietest of the other block's fabrics; pale fabrics are used only if no others are left. Null if the
 * other block has too few fabrics, or if a quilter chose this block's fabrics.
 */
export function inQuietCloth<Block extends PlaceableBlock>(block: Block, beside: Levels): Block | null {
  if (!block.cloth) return null;
  const ground = lightestGroundOf(beside);
  const quietest = byAmount(blockAmounts(beside))
    .filter((fabric) => Math.abs(lightnessOf(fabric) - lightnessOf(ground)) >= TOLD_APART)
    .sort((one, other) => loudness(one, ground) - loudness(other, ground));
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

/** Returns the ground of a block. If the block has no ground, returns its lightest fabric. */
export function lightestGroundOf(levels: Levels): number {
  const cloths = byAmount(blockAmounts(levels));
  const lightest = Math.max(...cloths.map(lightnessOf));
  return groundOf(blockAmounts(levels)) ?? cloths.find((fabric) => lightnessOf(fabric) === lightest) ?? 0;
}

/** Returns how much a fabric stands out on a ground. */
function loudness(fabric: number, ground: number): number {
  const colour = colourOf(fabric);
  const contrast = Math.abs(lightnessOf(fabric) - lightnessOf(ground));
  return (
    contrast +
    CHROMA * chroma(oklab(colour)) +
    (isBright(colour) ? BRIGHT : 0) +
    (contrast < CLEAR ? PALE : 0)
  );
}

/** Returns the CIE L* of a fabric. An upload counts as medium gray. */
export function lightnessOf(fabric: number): number {
  return libraryLightness(fabric) ?? lightness(UPLOAD);
}

function colourOf(fabric: number): string {
  return fabricAppearance.get(fabric)?.colour ?? UPLOAD;
}
