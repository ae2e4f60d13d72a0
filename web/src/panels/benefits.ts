/** What subscribers get, in the order of the subscribe dialog and pages. */
export const benefits: readonly string[] = [
  'Save your blocks and quilts and open them again on any device',
  'More than 100 pre-made blocks',
  'Design your own blocks, shape by shape',
  'Save fabric choices on blocks and quilts',
  'Upload pictures of your own fabrics',
  'Fabric estimates for your quilts',
];

export const PRICE = '$14.99 per year';
export const MONTHLY_PRICE = 'about $1.25 per month';
