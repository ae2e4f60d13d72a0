import { oklch } from '../colour.js';
import { butter, chalk, chestnut, coral, cream, moss, sage } from '../dyes.js';
import { crosshatch, marbled, toneOnTone } from '../kinds/blender.js';
import { calico } from '../kinds/calico.js';
import { dots } from '../kinds/dots.js';
import { batik, waxBatik } from '../kinds/dyed.js';
import { watercolour } from '../kinds/watercolour.js';
import { herringbone, scales } from '../kinds/geometric.js';
import { largeFloral } from '../kinds/large-floral.js';
import { foulard, paisleyPrint } from '../kinds/neat.js';
import { solid } from '../kinds/solid.js';
import { stripes } from '../kinds/stripes.js';
import { tossed } from '../kinds/tossed.js';
import { gingham, mirrored, shot, tartan } from '../kinds/woven.js';
import { orange, orangeSlice, pumpkin } from '../motifs/orchard.js';
import { openLeaf } from '../motifs/sprigs.js';
import { mapleLeaf } from '../motifs/woodland.js';
import { again, type Recipe } from '../recipe.js';

export const oranges: readonly Recipe[] = [
  solid('Pumpkin', oklch(0.67, 0.17, 50)),
  solid('Apricot', oklch(0.83, 0.095, 65)),
  shot('Rust Shot Cotton', oklch(0.5, 0.14, 42), oklch(0.35, 0.09, 20)),
  dots('Tangerine Dot', {
    ground: oklch(0.71, 0.17, 54),
    dots: [cream],
    size: 0.24,
    across: 8,
    halfDrop: true,
  }),
  dots('Persimmon Pin Dot', {
    ground: oklch(0.5, 0.145, 38),
    dots: [oklch(0.9, 0.06, 75)],
    size: 1 / 16,
    across: 20,
    halfDrop: true,
  }),
  gingham('Creamsicle Gingham', cream, oklch(0.75, 0.14, 58), 8),
  marbled('Marmalade Stone', oklch(0.6, 0.15, 48), oklch(0.76, 0.15, 64)),
  marbled('Copper Stone', oklch(0.36, 0.085, 38), oklch(0.52, 0.12, 46)),
  toneOnTone('Peach Vine', oklch(0.82, 0.085, 58), oklch(0.88, 0.07, 62)),
  toneOnTone('Rust Vine', oklch(0.42, 0.11, 40), oklch(0.5, 0.125, 43)),
  crosshatch('Clementine Linen', oklch(0.6, 0.15, 48), oklch(0.83, 0.1, 66)),
  calico('Autumn Calico', {
    ground: oklch(0.43, 0.12, 38),
    blooms: [oklch(0.84, 0.1, 78), cream],
    fillers: [oklch(0.72, 0.15, 62), oklch(0.85, 0.06, 80)],
    leaf: moss,
    eye: chestnut,
    scale: 0.9,
  }),
  calico('Peach Ditsy', {
    ground: oklch(0.91, 0.05, 65),
    blooms: [oklch(0.74, 0.14, 52), chalk],
    fillers: [oklch(0.8, 0.1, 65), coral],
    leaf: sage,
    eye: butter,
    scale: 0.72,
    count: 40,
  }),
  largeFloral('Marigold Bouquet', {
    ground: oklch(0.93, 0.035, 85),
    bloom: 'peony',
    blooms: [oklch(0.72, 0.165, 56), oklch(0.8, 0.14, 76)],
    daisies: chalk,
    fillers: oklch(0.66, 0.16, 42),
    leaf: oklch(0.54, 0.08, 140),
    eye: oklch(0.52, 0.13, 40),
    radius: 0.6,
  }),
  largeFloral('Tiger Lily', {
    ground: oklch(0.3, 0.06, 35),
    bloom: 'poppy',
    blooms: [oklch(0.68, 0.175, 46), oklch(0.76, 0.15, 66)],
    daisies: cream,
    fillers: oklch(0.82, 0.11, 78),
    leaf: oklch(0.48, 0.08, 140),
    eye: chestnut,
    radius: 0.72,
  }),
  batik(
    'Sunset Batik',
    [oklch(0.42, 0.13, 22), oklch(0.56, 0.16, 38), oklch(0.7, 0.16, 55), oklch(0.83, 0.12, 75)],
    'sunbursts',
  ),
  again(
    waxBatik(
      'Ember Wax',
      [oklch(0.33, 0.09, 30), oklch(0.46, 0.13, 38), oklch(0.6, 0.16, 48)],
      oklch(0.9, 0.075, 78),
      'swirls',
    ),
    5,
  ),
  watercolour('Apricot Watercolour', oklch(0.97, 0.01, 75), [
    oklch(0.86, 0.09, 65),
    oklch(0.8, 0.12, 58),
    oklch(0.88, 0.08, 80),
    oklch(0.78, 0.12, 48),
    oklch(0.9, 0.05, 40),
  ]),
  paisleyPrint('Spice Paisley', oklch(0.4, 0.105, 36), {
    contour: oklch(0.86, 0.08, 78),
    body: oklch(0.62, 0.16, 46),
    inner: oklch(0.32, 0.07, 25),
    heart: oklch(0.76, 0.14, 72),
    bead: oklch(0.62, 0.07, 190),
  }),
  tossed('Pumpkin Patch', 'tossed pumpkins', {
    ground: oklch(0.92, 0.04, 85),
    motifs: [
      pumpkin(oklch(0.68, 0.165, 50), moss),
      pumpkin(oklch(0.62, 0.165, 42), moss),
      pumpkin(oklch(0.78, 0.13, 70), moss),
    ],
    sizes: [0.46, 0.31],
    count: 17,
    gap: 0.01,
    lean: 22,
    fillers: [
      [[mapleLeaf(oklch(0.62, 0.15, 44)), mapleLeaf(oklch(0.76, 0.14, 74))], 0.19],
      [[mapleLeaf(oklch(0.62, 0.15, 44)), mapleLeaf(oklch(0.76, 0.14, 74))], 0.13],
    ],
    dot: oklch(0.66, 0.1, 60),
  }),
  tossed('Orange Grove', 'tossed oranges', {
    ground: oklch(0.9, 0.065, 78),
    motifs: [
      orangeSlice(oklch(0.74, 0.165, 60), oklch(0.96, 0.03, 88)),
      orange(oklch(0.71, 0.17, 54), oklch(0.5, 0.1, 142)),
    ],
    sizes: [0.42, 0.3],
    count: 20,
    gap: 0.01,
    fillers: [
      [openLeaf(oklch(0.58, 0.1, 138)), 0.2],
      [openLeaf(oklch(0.58, 0.1, 138)), 0.13],
    ],
    dot: oklch(0.78, 0.13, 68),
  }),
  tossed('Maple Grove', 'tossed leaves', {
    ground: oklch(0.36, 0.085, 38),
    motifs: [
      mapleLeaf(oklch(0.6, 0.165, 46)),
      mapleLeaf(oklch(0.72, 0.145, 68)),
      mapleLeaf(oklch(0.5, 0.15, 32)),
    ],
    sizes: [0.44, 0.3, 0.19],
    count: 24,
    gap: -0.04,
    dot: oklch(0.7, 0.13, 65),
  }),
  tartan(
    'Harvest Plaid',
    mirrored([
      [oklch(0.58, 0.155, 45), 45],
      [oklch(0.36, 0.06, 45), 6],
      [oklch(0.58, 0.155, 45), 4],
      [oklch(0.8, 0.13, 80), 3],
      [oklch(0.42, 0.07, 130), 14],
      [cream, 2],
      [oklch(0.42, 0.07, 130), 6],
      [oklch(0.36, 0.06, 45), 13],
    ]),
  ),
  herringbone('Cider Twill', oklch(0.55, 0.13, 48), oklch(0.68, 0.13, 58)),
  scales('Terracotta Scallop', oklch(0.88, 0.05, 70), [oklch(0.55, 0.14, 40), oklch(0.7, 0.13, 52)], 6),
  foulard('Monarch Foulard', oklch(0.62, 0.165, 48), oklch(0.25, 0.03, 50), oklch(0.92, 0.06, 85)),
  stripes('Carrot Stripe', oklch(0.95, 0.025, 80), 12, [
    [oklch(0.71, 0.16, 52), 0.06, 0.2],
    [oklch(0.55, 0.1, 140), 0.36, 0.035],
  ]),
];
