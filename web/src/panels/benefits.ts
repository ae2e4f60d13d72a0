/** Something that subscribers get. */
export interface Benefit {
  text: string;
  /** The screen that it needs, where that is one of its own. */
  screen?: string;
}

/** What subscribers get, in the order of the subscribe dialog and pages. */
export const benefits: readonly Benefit[] = [
  { text: 'Save your blocks and quilts and open them again on any device' },
  { text: 'More than 100 pre-made blocks' },
  { text: 'Design your own blocks, shape by shape', screen: '/block-creation' },
  { text: 'Save fabric choices on blocks and quilts' },
  { text: 'Upload pictures of your own fabrics' },
  { text: 'Fabric estimates for your quilts', screen: '/fabric-estimator' },
];

/** What is announced and not there yet. */
export const coming: readonly string[] = [
  'Uploading fabric images for a quilt',
  'Sharing quilt images with friends',
];

export const PRICE = '$14.99 per year';
export const MONTHLY_PRICE = 'about $1.25 per month';
export const REFUND = 'Within the first 30 days you get your payment back, minus the payment provider’s fee.';
