import { premadeBlockCount } from './premade-block-count';

/**
 * The benefits of a subscription, in the order in which the subscribe dialog and the pages list them. The benefit that
 * guests miss most comes first.
 */
export const benefits: readonly string[] = [
  'Printed patterns that show everything to cut and sew',
  'Cutting plans and fabric estimates: how much fabric to buy',
  'Save blocks, quilts and fabric choices, and open them on any device',
  'Design your own blocks, shape by shape',
  'Upload pictures of your own fabrics, also while you work on a quilt',
  'Share quilts and blocks with friends by a link',
  `All ${premadeBlockCount} pre-made blocks`,
];

/** The newest features of the product. The home page lists them under the heading “New”. */
export const latest: readonly string[] = [
  'Make fabrics of your own pictures while you work on a quilt',
  'Share quilts and blocks with friends by a link',
];

export const PRICE = '$14.99 per year';
export const MONTHLY_PRICE = 'about $1.25 per month';
export const REFUND =
  'If you ask within the first 30 days, you get your payment back, minus the payment provider’s fee.';
