import { oklch } from '../colour.js';
import {
  barnRed,
  cheddar,
  chestnut,
  cornflower,
  cream,
  denim,
  indigo,
  ink,
  muslin,
  rose,
  sage,
  tan,
} from '../dyes.js';
import { crosshatch, marbled, toneOnTone } from '../kinds/blender.js';
import { calico } from '../kinds/calico.js';
import { dots } from '../kinds/dots.js';
import { watercolour } from '../kinds/watercolour.js';
import { herringbone } from '../kinds/geometric.js';
import { largeFloral } from '../kinds/large-floral.js';
import { damaskPrint, paisleyPrint } from '../kinds/neat.js';
import { set } from '../kinds/set.js';
import { solid } from '../kinds/solid.js';
import { stripes } from '../kinds/stripes.js';
import { basketWeave, crackle } from '../kinds/texture.js';
import { tossed } from '../kinds/tossed.js';
import { mirrored, plaid, ticking } from '../kinds/woven.js';
import { fivePointStar, scroll } from '../motifs/figures.js';
import { berries, forgetMeNot, rosebud, tulip } from '../motifs/sprigs.js';
import { type Recipe } from '../recipe.js';

const ivory = oklch(0.955, 0.018, 95);
const parchment = oklch(0.93, 0.025, 85);

export const offWhites: readonly Recipe[] = [
  solid('Country Cream', cream),
  solid('Unbleached Muslin', muslin),
  toneOnTone('Buttermilk Vine', oklch(0.93, 0.024, 88), oklch(0.965, 0.015, 90)),
  set('Rosebud Shirting', 'shirting', {
    ground: ivory,
    motif: rosebud(barnRed, oklch(0.4, 0.03, 100)),
    across: 10,
    size: 0.18,
    lean: 8,
    mirror: true,
  }),
  set('Indigo Shirting', 'shirting', {
    ground: ivory,
    motif: forgetMeNot(indigo, cheddar),
    across: 14,
    down: 8,
    size: 0.1,
    lean: 20,
    between: forgetMeNot(denim, denim),
    betweenSize: 0.4,
  }),
  dots('Tea Pin Dot', { ground: cream, dots: [chestnut], size: 1 / 18, across: 20, halfDrop: true }),
  calico('Feedsack Morning', {
    ground: ivory,
    blooms: [rose],
    fillers: [cornflower],
    leaf: oklch(0.6, 0.08, 150),
    eye: cheddar,
    scale: 0.85,
    count: 30,
  }),
  plaid('Kitchen Windowpane', [
    [parchment, 38],
    [denim, 2],
    [parchment, 4],
    [denim, 1],
    [parchment, 17],
    [oklch(0.65, 0.13, 40), 2],
  ]),
  ticking(
    'Grain Sack Ticking',
    mirrored([
      [parchment, 41],
      [tan, 2],
      [parchment, 4],
      [tan, 11],
    ]),
  ),
  crosshatch('Oatmeal Linen', oklch(0.84, 0.03, 82), oklch(0.96, 0.015, 90)),
  marbled('Vanilla Stone', oklch(0.9, 0.03, 82), oklch(0.965, 0.014, 92)),
  set('Bittersweet Shirting', 'shirting', {
    ground: cream,
    motif: berries(oklch(0.6, 0.15, 40), oklch(0.5, 0.05, 110)),
    across: 10,
    down: 8,
    size: 0.24,
    lean: 14,
    mirror: true,
  }),
  tossed('Linen Star', 'tossed stars', {
    ground: oklch(0.94, 0.02, 88),
    motifs: [fivePointStar(oklch(0.84, 0.05, 80))],
    sizes: [0.26, 0.16, 0.09],
    count: 20,
    gap: 0.08,
    dot: oklch(0.84, 0.05, 80),
  }),
  largeFloral('Antique Lace Rose', {
    ground: ivory,
    bloom: 'rose',
    blooms: [oklch(0.88, 0.04, 70), oklch(0.84, 0.05, 45)],
    daisies: oklch(0.93, 0.03, 90),
    fillers: oklch(0.78, 0.06, 60),
    leaf: oklch(0.77, 0.04, 125),
    eye: oklch(0.72, 0.09, 75),
  }),
  tossed('Ecru Scroll', 'scroll', {
    ground: oklch(0.955, 0.015, 92),
    motifs: [scroll(oklch(0.88, 0.035, 80))],
    sizes: [0.4, 0.3, 0.2, 0.13],
    count: 36,
    gap: -0.09,
  }),
  set('Mourning Shirting', 'shirting', {
    ground: oklch(0.95, 0.012, 95),
    motif: tulip(ink, oklch(0.45, 0.01, 80)),
    across: 12,
    down: 10,
    size: 0.15,
    lean: 8,
    mirror: true,
  }),
  dots('Sage Sprinkle', { ground: ivory, dots: [sage, tan, rose], size: 0.11, across: 12, halfDrop: true }),
  basketWeave('Biscuit Basket', oklch(0.76, 0.04, 78), oklch(0.94, 0.022, 88)),
  stripes('Cafe Cream Stripe', ivory, 8, [
    [oklch(0.86, 0.04, 78), 0.08, 0.34],
    [oklch(0.72, 0.06, 66), 0.5, 0.04],
    [oklch(0.72, 0.06, 66), 0.62, 0.04],
  ]),
  paisleyPrint('Pearl Paisley', oklch(0.94, 0.02, 90), {
    contour: oklch(0.84, 0.04, 82),
    body: oklch(0.97, 0.008, 95),
    inner: oklch(0.9, 0.03, 86),
    heart: oklch(0.8, 0.05, 70),
    bead: oklch(0.84, 0.045, 120),
  }),
  damaskPrint('Parlour Damask', oklch(0.945, 0.02, 88), oklch(0.87, 0.036, 82)),
  herringbone('Almond Twill', oklch(0.82, 0.035, 75), oklch(0.92, 0.022, 82)),
  watercolour('Tea Stain Watercolour', oklch(0.965, 0.014, 90), [
    oklch(0.9, 0.045, 82),
    oklch(0.86, 0.05, 72),
    oklch(0.92, 0.03, 92),
    oklch(0.84, 0.055, 68),
  ]),
  crackle('Eggshell Crackle', oklch(0.945, 0.018, 90), oklch(0.82, 0.035, 78)),
  calico('Bluebird Feedsack', {
    ground: cream,
    blooms: [cornflower, oklch(0.74, 0.1, 60)],
    fillers: [oklch(0.78, 0.07, 240), oklch(0.8, 0.09, 85)],
    leaf: oklch(0.62, 0.07, 155),
    eye: cheddar,
    scale: 1.05,
    count: 26,
  }),
];
