import { oklch } from '../colour.js';
import {
  barnRed,
  chalk,
  chambray,
  cheddar,
  coral,
  cornflower,
  cream,
  denim,
  ice,
  indigo,
  muslin,
  navy,
  royal,
  sage,
  sky,
} from '../dyes.js';
import { crosshatch, marbled, toneOnTone } from '../kinds/blender.js';
import { calico } from '../kinds/calico.js';
import { dots } from '../kinds/dots.js';
import { batik, waxBatik } from '../kinds/dyed.js';
import { watercolour } from '../kinds/watercolour.js';
import { herringbone, houndstooth, scales } from '../kinds/geometric.js';
import { largeFloral } from '../kinds/large-floral.js';
import { set } from '../kinds/set.js';
import { solid } from '../kinds/solid.js';
import { stripes, vineStripe } from '../kinds/stripes.js';
import { tossed } from '../kinds/tossed.js';
import { gingham, mirrored, plaid, shot, tartan, ticking } from '../kinds/woven.js';
import { fivePointStar, medallion, scroll, snowflake } from '../motifs/figures.js';
import { paisley } from '../motifs/paisley.js';
import { forgetMeNot, openLeaf, rosebud } from '../motifs/sprigs.js';
import { type Recipe } from '../recipe.js';

export const blues: readonly Recipe[] = [
  solid('Midnight Pond', navy),
  calico('Dusk Meadow', {
    ground: navy,
    blooms: [cream, coral],
    fillers: [cornflower, chambray],
    leaf: sage,
    eye: cheddar,
  }),
  dots('Night Pin Dot', { ground: navy, dots: [cream], size: 1 / 16, across: 24 }),
  gingham('Porch Gingham', cream, royal, 8),
  marbled('Creek Stone', oklch(0.44, 0.11, 258), oklch(0.6, 0.1, 250)),
  largeFloral('Blue Willow Peony', {
    ground: cream,
    bloom: 'peony',
    blooms: [oklch(0.58, 0.12, 258)],
    daisies: oklch(0.83, 0.05, 250),
    fillers: cornflower,
    leaf: oklch(0.52, 0.06, 235),
    eye: cheddar,
  }),
  ticking(
    'Feather Bed Ticking',
    mirrored([
      [muslin, 15],
      [indigo, 2],
      [muslin, 2],
      [indigo, 9],
    ]),
  ),
  set('Bluebell Shirting', 'shirting', {
    ground: cream,
    motif: rosebud(royal, oklch(0.45, 0.05, 190)),
    across: 10,
    size: 0.19,
    lean: 8,
    mirror: true,
  }),
  solid('Chambray', chambray),
  tartan(
    'Harbour Plaid',
    mirrored([
      [navy, 44],
      [denim, 8],
      [navy, 5],
      [cream, 2],
      [navy, 5],
      [denim, 16],
      [cornflower, 12],
    ]),
  ),
  toneOnTone('Hydrangea Vine', oklch(0.6, 0.09, 256), oklch(0.67, 0.08, 254)),
  dots('Lullaby Dot', { ground: sky, dots: [chalk], size: 0.22, across: 8, halfDrop: true }),
  tossed('North Star', 'tossed stars', {
    ground: navy,
    motifs: [fivePointStar(cream)],
    sizes: [0.29, 0.17, 0.1],
    count: 18,
    gap: 0.1,
    dot: cream,
  }),
  batik(
    'Lagoon Batik',
    [oklch(0.27, 0.09, 268), oklch(0.4, 0.12, 258), oklch(0.53, 0.11, 235), oklch(0.68, 0.1, 215)],
    'ferns',
  ),
  shot('Workshirt', oklch(0.42, 0.1, 262), oklch(0.68, 0.07, 245)),
  set('Regatta Foulard', 'foulard', {
    ground: royal,
    motif: medallion(cream, oklch(0.83, 0.07, 235)),
    across: 14,
    down: 8,
    size: 0.2,
  }),
  plaid('Morning Windowpane', [
    [chalk, 49],
    [cornflower, 3],
    [chalk, 7],
    [royal, 2],
    [chalk, 3],
  ]),
  scales('Rolling Waves', cream, [indigo, denim], 8),
  set('Indigo Paisley', 'paisley', {
    ground: indigo,
    motif: paisley({ contour: cream, body: denim, inner: navy, heart: oklch(0.8, 0.07, 240), bead: sky }),
    across: 4,
    size: 0.78,
    mirror: true,
    between: forgetMeNot(sky, cream),
    betweenSize: 0.3,
  }),
  houndstooth('Sea Captain', ice, navy, 24),
  watercolour('Rainy Day Watercolour', chalk, [
    oklch(0.8, 0.07, 245),
    oklch(0.76, 0.08, 265),
    oklch(0.82, 0.06, 215),
    oklch(0.7, 0.1, 255),
    oklch(0.86, 0.05, 290),
  ]),
  vineStripe('Prairie Wife', {
    ground: denim,
    band: navy,
    edge: cream,
    flower: sky,
    leaf: sage,
    eye: cheddar,
    across: 6,
  }),
  crosshatch('Washed Denim', oklch(0.42, 0.08, 256), oklch(0.72, 0.06, 248)),
  stripes('Shirt Tail Stripe', chalk, 12, [
    [cornflower, 0.06, 0.19],
    [barnRed, 0.36, 0.03],
  ]),
  waxBatik(
    'Moonlit Wax',
    [oklch(0.28, 0.1, 270), oklch(0.38, 0.12, 264), oklch(0.5, 0.12, 255)],
    oklch(0.9, 0.03, 230),
    'blossoms',
  ),
  tossed('First Snow', 'tossed snowflakes', {
    ground: oklch(0.56, 0.1, 245),
    motifs: [snowflake(chalk), snowflake(sky)],
    sizes: [0.42, 0.25, 0.14],
    count: 15,
    gap: 0.05,
    dot: chalk,
  }),
  herringbone('Slate Lake', oklch(0.52, 0.05, 250), oklch(0.68, 0.035, 245)),
  calico('Delft Ditsy', {
    ground: ice,
    blooms: [cornflower],
    fillers: [royal, chambray],
    leaf: oklch(0.62, 0.06, 190),
    eye: oklch(0.9, 0.1, 95),
    scale: 0.72,
    count: 40,
  }),
  tossed('Blue Ribbon Scroll', 'scroll', {
    ground: oklch(0.38, 0.11, 262),
    motifs: [scroll(oklch(0.5, 0.12, 258))],
    sizes: [0.4, 0.3, 0.2, 0.13],
    count: 36,
    gap: -0.09,
  }),
  tossed('Falling Leaf Blue', 'tossed leaves', {
    ground: oklch(0.86, 0.04, 245),
    motifs: [
      openLeaf(oklch(0.62, 0.09, 252)),
      openLeaf(oklch(0.74, 0.07, 245)),
      openLeaf(oklch(0.5, 0.1, 258)),
    ],
    sizes: [0.36, 0.24, 0.14],
    count: 44,
    gap: -0.1,
  }),
  toneOnTone('Midnight Vine', oklch(0.3, 0.09, 264), oklch(0.38, 0.095, 262)),
  marbled('Inkwell Stone', oklch(0.24, 0.08, 266), oklch(0.37, 0.1, 262)),
];
