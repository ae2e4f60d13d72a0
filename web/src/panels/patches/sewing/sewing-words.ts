import type { SewingTrouble } from '@quiltwright/workers/kernels/sewability/sewability-types';
import { exactInches, formatInches, formatSize } from '@quiltwright/shared/ruler/lengths';

/** Returns the words for a difficulty in sewing, and for what the quilter can do about it. */
export function sewingWords(trouble: SewingTrouble): { title: string; detail: string } {
  const { count } = trouble;
  const counted = (one: string, more: string) => `${count.toLocaleString('en')} ${count === 1 ? one : more}`;
  switch (trouble.what) {
    case 'gap':
      return {
        title: counted('place without fabric', 'places without fabric'),
        detail: 'Seams can’t be sewn around an empty place. Add a patch to fill it.',
      };
    case 'island':
      return {
        title: counted('patch inside another', 'patches inside others'),
        detail:
          'None of its seams leads to the edge of the block. Sew it on top as appliqué, or draw a seam that leads to the edge.',
      };
    case 'setIn':
      return {
        title: counted('set-in corner', 'set-in corners'),
        detail: `No seam runs straight through (a Y-seam): stop ¼″ before the corner, turn, and sew the next patch in.${
          trouble.straight ? ` Cut into ${trouble.straight.patches} patches, the block sews straight.` : ''
        }`,
      };
    case 'narrow':
      return {
        title: counted('patch narrower than ⅜″', 'patches narrower than ⅜″'),
        detail: `It finishes ${exactInches(trouble.width)} wide, less than its two seam allowances. Make the block larger, or sew it on paper.`,
      };
    case 'bluntPoint':
      return {
        title: counted('point loses its tip', 'points lose their tips'),
        detail: `Another patch covers the last ${exactInches(trouble.lost)} of the point. Draw the patch so that its point ends on the seam.`,
      };
    case 'pointNearEdge':
      return {
        title: counted('point ends beside the edge', 'points end beside the edge'),
        detail: `The seam around the block runs ${exactInches(trouble.gap)} from the point. If you sew that seam a thread too wide, it cuts off the tip. End the point on the edge, or at least ⅛″ inside.`,
      };
    case 'covered':
      return {
        title: counted('copy lies under other blocks', 'copies lie under other blocks'),
        detail:
          'The covered part is cut away, so its seams end and its points lose their tips. Move the blocks apart, or sew the upper one on as appliqué.',
      };
    case 'offRuler':
      return {
        title: counted('patch falls between the eighths', 'patches fall between the eighths'),
        detail: `A side of ${exactInches(trouble.length)} falls between ruler lines. ${sizesWords(trouble.sizes)}`,
      };
  }
}

type Sizes = Extract<SewingTrouble, { what: 'offRuler' }>['sizes'];

function sizesWords(sizes: Sizes): string {
  if (sizes.length === 0) return 'Cut the patch a little larger and trim it, or use a template.';
  const words = sizes.map(({ width, height }) =>
    width === height ? formatInches(width) : formatSize(width, height),
  );
  return `In a block of ${words.join(' or ')} all its sides fall on ruler lines.`;
}
