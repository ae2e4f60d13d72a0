import type { SewingTrouble } from '@quiltwright/workers/kernels/sewability/sewability-types';
import { exactInches, formatSizes } from '@quiltwright/shared/ruler/lengths';

/** Returns the words for a difficulty in sewing (`title`), with an explanation and advice (`detail`). */
export function sewingWords(trouble: SewingTrouble): { title: string; detail: string } {
  const { count } = trouble;
  const counted = (one: string, more: string) => `${count.toLocaleString('en')} ${count === 1 ? one : more}`;
  switch (trouble.what) {
    case 'gap':
      return {
        title: counted('place without fabric', 'places without fabric'),
        detail: 'You can’t sew seams around an empty place. Add a patch to fill the place.',
      };
    case 'island':
      return {
        title: counted('patch inside another', 'patches inside others'),
        detail:
          'No seam of this patch leads to the edge of the block. Sew the patch on top as appliqué, or draw a seam that leads to the edge.',
      };
    case 'setIn':
      return {
        title: counted('set-in corner', 'set-in corners'),
        detail: `No straight seam runs through this corner (a Y-seam). Stop ¼″ before the corner, turn, and sew in the next patch.${
          trouble.straight
            ? ` If you split the block into ${trouble.straight.patches} patches, all seams are straight.`
            : ''
        }`,
      };
    case 'tightCurve':
      return {
        title: counted('tight curve', 'tight curves'),
        detail: `A radius of ${exactInches(trouble.radius)} is hard to sew: below 1″, the edges pucker. Make the block larger, or sew the patch on top as appliqué. ${pins}`,
      };
    case 'curve':
      return { title: counted('curved seam', 'curved seams'), detail: pins };
    case 'narrow':
      return {
        title: counted('patch narrower than ⅜″', 'patches narrower than ⅜″'),
        detail: `The finished patch is ${exactInches(trouble.width)} wide, less than its two seam allowances. Make the block larger, or sew the patch on paper.`,
      };
    case 'bluntPoint':
      return {
        title: counted('point loses its tip', 'points lose their tips'),
        detail: `Another patch covers the last ${exactInches(trouble.lost)} of this patch’s point. Draw this patch so that its point ends on the seam.`,
      };
    case 'pointNearEdge':
      return {
        title: counted('point ends beside the edge', 'points end beside the edge'),
        detail: `The point ends ${exactInches(trouble.gap)} from the seam around the block. If you sew this seam a thread too wide, the seam cuts off the tip. End the point on the edge, or at least ⅛″ inside.`,
      };
    case 'covered':
      return {
        title: counted('copy lies under other blocks', 'copies lie under other blocks'),
        detail:
          'The covered part of a block is cut away, so its points lose their tips. Move the blocks apart, or sew the upper block on as appliqué.',
      };
    case 'offRuler':
      return {
        title: counted('patch falls between ruler lines', 'patches fall between ruler lines'),
        detail: `A side of ${exactInches(trouble.length)} falls between two lines of a ruler. ${sizesWords(trouble.sizes)}`,
      };
  }
}

/** How to pin and clip a curved seam. The picture marks the places for pins. */
const pins =
  'Pin the middle of the curve, its quarter points and both ends. Sew with the hollow edge on top, and clip its seam allowance where it pulls.';

type Sizes = Extract<SewingTrouble, { what: 'offRuler' }>['sizes'];

function sizesWords(sizes: Sizes): string {
  if (sizes.length === 0) return 'Cut the patch a little larger and trim it, or use a template.';
  return `In a block of ${formatSizes(sizes)}, all sides are on the lines of a ruler.`;
}
