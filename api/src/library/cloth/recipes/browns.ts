import { oklch } from '../colour.js';
import { cheddar, chestnut, cream, madder, moss, muslin, rose, sky, tan } from '../dyes.js';
import { crosshatch, marbled, toneOnTone } from '../kinds/blender.js';
import { calico } from '../kinds/calico.js';
import { dots } from '../kinds/dots.js';
import { batik, waxBatik } from '../kinds/dyed.js';
import { watercolour } from '../kinds/watercolour.js';
import { herringbone, houndstooth } from '../kinds/geometric.js';
import { largeFloral } from '../kinds/large-floral.js';
import { paisleyPrint } from '../kinds/neat.js';
import { set } from '../kinds/set.js';
import { solid } from '../kinds/solid.js';
import { vineStripe } from '../kinds/stripes.js';
import { basketWeave, woodGrain } from '../kinds/texture.js';
import { tossed } from '../kinds/tossed.js';
import { gingham, mirrored, tartan, ticking } from '../kinds/woven.js';
import { medallion } from '../motifs/figures.js';
import { acorn, oakLeaf } from '../motifs/woodland.js';
import { type Recipe } from '../recipe.js';

export const browns: readonly Recipe[] = [
  solid('Chestnut', chestnut),
  calico('Chocolate Garden', {
    ground: oklch(0.31, 0.045, 45),
    blooms: [cream, rose],
    fillers: [tan, sky],
    leaf: moss,
    eye: cheddar,
    scale: 0.85,
    count: 32,
  }),
  marbled('Saddle Stone', oklch(0.4, 0.07, 52), oklch(0.53, 0.08, 58)),
  toneOnTone('Acorn Vine', oklch(0.66, 0.07, 68), oklch(0.74, 0.065, 74)),
  dots('Gingerbread Dot', {
    ground: oklch(0.48, 0.09, 52),
    dots: [cream],
    size: 0.17,
    across: 12,
    halfDrop: true,
  }),
  gingham('Tea Room Check', muslin, oklch(0.5, 0.07, 55), 8),
  herringbone('Walnut Twill', oklch(0.36, 0.04, 60), oklch(0.54, 0.035, 70)),
  tartan(
    'Autumn Lodge',
    mirrored([
      [chestnut, 40],
      [cheddar, 3],
      [chestnut, 6],
      [moss, 16],
      [cream, 2],
      [madder, 13],
      [chestnut, 8],
    ]),
  ),
  batik(
    'Canyon Batik',
    [oklch(0.32, 0.06, 35), oklch(0.46, 0.09, 45), oklch(0.62, 0.1, 58), oklch(0.8, 0.08, 75)],
    'spirals',
  ),
  vineStripe('Homestead Stripe', {
    ground: tan,
    band: oklch(0.34, 0.05, 45),
    edge: madder,
    flower: oklch(0.86, 0.07, 75),
    leaf: moss,
    eye: cheddar,
    across: 6,
  }),
  set('Nutmeg Foulard', 'foulard', {
    ground: oklch(0.42, 0.07, 50),
    motif: medallion(oklch(0.84, 0.06, 80), oklch(0.6, 0.13, 40)),
    across: 14,
    down: 8,
    size: 0.2,
  }),
  crosshatch('Flax Linen', oklch(0.6, 0.05, 70), oklch(0.82, 0.045, 80)),
  solid('Espresso', oklch(0.29, 0.035, 48)),
  solid('Toasted Almond', oklch(0.77, 0.06, 68)),
  woodGrain('Barn Board', oklch(0.43, 0.045, 58), oklch(0.67, 0.05, 70)),
  basketWeave('Market Basket', oklch(0.52, 0.07, 62), oklch(0.83, 0.06, 76)),
  ticking(
    'Hickory Stripe',
    mirrored([
      [oklch(0.42, 0.055, 55), 12],
      [cream, 2],
      [oklch(0.42, 0.055, 55), 2],
      [cream, 12],
    ]),
  ),
  calico('Cocoa Ditsy', {
    ground: oklch(0.88, 0.035, 72),
    blooms: [oklch(0.45, 0.075, 45), oklch(0.66, 0.11, 45)],
    fillers: [oklch(0.62, 0.07, 60), chestnut],
    leaf: oklch(0.58, 0.06, 115),
    eye: cheddar,
    scale: 0.75,
    count: 38,
  }),
  paisleyPrint('Pheasant Paisley', oklch(0.34, 0.05, 45), {
    contour: oklch(0.85, 0.06, 80),
    body: oklch(0.5, 0.12, 42),
    inner: oklch(0.4, 0.06, 60),
    heart: oklch(0.74, 0.12, 72),
    bead: oklch(0.55, 0.06, 190),
  }),
  tossed('Oak Hollow', 'tossed leaves', {
    ground: oklch(0.31, 0.045, 52),
    motifs: [oakLeaf(oklch(0.52, 0.09, 58)), oakLeaf(oklch(0.62, 0.1, 68)), oakLeaf(oklch(0.44, 0.085, 42))],
    sizes: [0.44, 0.3, 0.18],
    count: 28,
    gap: -0.07,
    dot: oklch(0.6, 0.09, 65),
  }),
  watercolour('Caramel Watercolour', oklch(0.96, 0.015, 85), [
    oklch(0.82, 0.08, 68),
    oklch(0.72, 0.1, 60),
    oklch(0.86, 0.06, 80),
    oklch(0.66, 0.09, 52),
    oklch(0.8, 0.06, 50),
  ]),
  waxBatik(
    'Cinnamon Wax',
    [oklch(0.3, 0.06, 38), oklch(0.4, 0.09, 46), oklch(0.52, 0.11, 55)],
    oklch(0.88, 0.06, 78),
    'reeds',
  ),
  largeFloral('Sepia Rose', {
    ground: oklch(0.6, 0.06, 62),
    bloom: 'rose',
    blooms: [oklch(0.86, 0.05, 75), oklch(0.74, 0.08, 52)],
    daisies: cream,
    fillers: oklch(0.44, 0.08, 40),
    leaf: oklch(0.45, 0.055, 110),
    eye: chestnut,
    radius: 0.68,
  }),
  houndstooth('Coffee House', oklch(0.9, 0.03, 80), oklch(0.34, 0.045, 48), 16),
  tossed('Acorn Path', 'tossed acorns', {
    ground: oklch(0.87, 0.04, 78),
    motifs: [acorn(oklch(0.58, 0.09, 60), oklch(0.42, 0.06, 50)), oakLeaf(oklch(0.6, 0.1, 65))],
    sizes: [0.4, 0.29],
    count: 22,
    gap: 0.01,
    fillers: [
      [[oakLeaf(oklch(0.66, 0.08, 100)), acorn(oklch(0.5, 0.09, 45), oklch(0.38, 0.05, 50))], 0.2],
      [[oakLeaf(oklch(0.66, 0.08, 100)), acorn(oklch(0.5, 0.09, 45), oklch(0.38, 0.05, 50))], 0.13],
    ],
    dot: oklch(0.66, 0.06, 65),
  }),
];
