/** What subscribers get, in the order of the subscribe dialog and pages. */
export const benefits: readonly string[] = [
  'Save your blocks and quilts and open them again on any device',
  'More than 100 pre-made blocks',
  'Design your own blocks, shape by shape',
  'Save fabric choices on blocks and quilts',
  'Upload pictures of your own fabrics',
  'Fabric estimates for your quilts',
];

/** What is announced and not there yet. */
export const coming: readonly string[] = [
  'Uploading fabric images for a quilt',
  'Sharing quilt images with friends',
];

export const PRICE = '$14.99 per year';
export const MONTHLY_PRICE = 'about $1.25 per month';
export const REFUND = 'Within the first 30 days you get your payment back, minus the payment provider’s fee.';
