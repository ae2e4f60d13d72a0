import { oklch } from '../colour.js';
import {
  barnRed,
  blush,
  butter,
  chalk,
  cheddar,
  cherry,
  coral,
  cream,
  hunter,
  ink,
  madder,
  moss,
  muslin,
  navy,
  rose,
  sage,
  tan,
  wine,
} from '../dyes.js';
import { crosshatch, marbled, toneOnTone } from '../kinds/blender.js';
import { calico } from '../kinds/calico.js';
import { dots } from '../kinds/dots.js';
import { batik, waxBatik } from '../kinds/dyed.js';
import { watercolour } from '../kinds/watercolour.js';
import { chevron, herringbone, houndstooth, scales } from '../kinds/geometric.js';
import { largeFloral } from '../kinds/large-floral.js';
import { set } from '../kinds/set.js';
import { solid } from '../kinds/solid.js';
import { stripes, vineStripe } from '../kinds/stripes.js';
import { tossed } from '../kinds/tossed.js';
import { gingham, mirrored, plaid, shot, tartan, ticking } from '../kinds/woven.js';
import { eightPointStar, heart, medallion, quatrefoil } from '../motifs/figures.js';
import { paisley } from '../motifs/paisley.js';
import { berries, cherries, forgetMeNot, openLeaf, tulip } from '../motifs/sprigs.js';
import { again, type Recipe } from '../recipe.js';

export const reds: readonly Recipe[] = [
  solid('Barn Red', barnRed),
  calico('Madder Garden', {
    ground: madder,
    blooms: [cream],
    fillers: [tan, oklch(0.82, 0.06, 80)],
    leaf: moss,
    eye: oklch(0.6, 0.11, 50),
  }),
  dots('Picnic Dot', { ground: cherry, dots: [cream], size: 0.25, across: 8, halfDrop: true }),
  gingham('Diner Check', chalk, cherry, 8),
  largeFloral('Evening Peony', {
    ground: oklch(0.26, 0.06, 15),
    bloom: 'peony',
    blooms: [oklch(0.58, 0.17, 20), oklch(0.72, 0.11, 18)],
    daisies: cream,
    fillers: oklch(0.85, 0.06, 40),
    leaf: oklch(0.47, 0.07, 150),
    eye: cheddar,
  }),
  tartan(
    'Highland Holiday',
    mirrored([
      [oklch(0.46, 0.17, 27), 38],
      [navy, 5],
      [hunter, 16],
      [butter, 2],
      [hunter, 3],
      [chalk, 2],
      [hunter, 10],
      [navy, 14],
    ]),
  ),
  marbled('Cranberry Stone', oklch(0.38, 0.14, 22), oklch(0.5, 0.16, 28)),
  set('Bandana', 'paisley', {
    ground: oklch(0.47, 0.18, 27),
    motif: paisley({ contour: chalk, body: ink, inner: oklch(0.47, 0.18, 27), heart: ink, bead: chalk }),
    across: 4,
    size: 0.78,
    mirror: true,
    between: eightPointStar(chalk, ink),
    betweenSize: 0.28,
  }),
  set('Robin Shirting', 'shirting', {
    ground: cream,
    motif: tulip(barnRed, oklch(0.42, 0.04, 60)),
    across: 10,
    size: 0.17,
    lean: 8,
    mirror: true,
    between: forgetMeNot(oklch(0.55, 0.13, 28), oklch(0.55, 0.13, 28)),
    betweenSize: 0.18,
  }),
  gingham('Lumber Camp', ink, oklch(0.5, 0.18, 27), 32),
  toneOnTone('Cardinal Vine', oklch(0.45, 0.16, 27), oklch(0.53, 0.165, 27)),
  ticking(
    'Boarding House Ticking',
    mirrored([
      [cream, 11],
      [barnRed, 1],
      [cream, 2],
      [barnRed, 6],
      [cream, 1],
      [barnRed, 1],
    ]),
  ),
  dots('Ladybird Pin Dot', { ground: wine, dots: [blush], size: 1 / 16, across: 20, halfDrop: true }),
  tossed('Cherry Pie', 'tossed cherries', {
    ground: oklch(0.95, 0.02, 85),
    motifs: [cherries(cherry, oklch(0.48, 0.1, 145))],
    sizes: [0.36, 0.26],
    count: 26,
    gap: 0.01,
    dot: oklch(0.72, 0.12, 25),
  }),
  batik(
    'Garnet Batik',
    [oklch(0.27, 0.1, 12), oklch(0.38, 0.14, 18), oklch(0.49, 0.17, 25), oklch(0.62, 0.15, 38)],
    'clovers',
  ),
  shot('Brick Shot Cotton', oklch(0.48, 0.15, 35), oklch(0.36, 0.1, 350)),
  set('Turkey Red', 'foulard', {
    ground: oklch(0.43, 0.16, 26),
    motif: medallion(oklch(0.83, 0.1, 85), oklch(0.25, 0.03, 260)),
    across: 14,
    down: 8,
    size: 0.21,
  }),
  again(
    largeFloral('Grandmothers Roses', {
      ground: cream,
      bloom: 'rose',
      blooms: [oklch(0.6, 0.17, 22), oklch(0.78, 0.09, 15)],
      daisies: oklch(0.9, 0.06, 70),
      fillers: oklch(0.62, 0.15, 24),
      leaf: oklch(0.56, 0.08, 148),
      eye: cheddar,
      radius: 0.68,
    }),
    2,
  ),
  houndstooth('Hunt Club', cream, wine, 16),
  tossed('Sweetheart', 'tossed hearts', {
    ground: blush,
    motifs: [heart(cherry, blush), heart(rose, chalk), heart(oklch(0.6, 0.17, 20), blush)],
    sizes: [0.36, 0.24, 0.13],
    count: 22,
    gap: 0.03,
    lean: 25,
    dot: rose,
  }),
  vineStripe('Settlers Stripe', {
    ground: tan,
    band: madder,
    edge: wine,
    flower: cream,
    leaf: moss,
    eye: cheddar,
    across: 5,
  }),
  chevron('Candy Zigzag', chalk, [cherry, rose], 8),
  crosshatch('Rhubarb Linen', oklch(0.52, 0.15, 22), oklch(0.76, 0.09, 18)),
  plaid('Strawberry Windowpane', [
    [blush, 21],
    [cherry, 2],
    [blush, 5],
    [cherry, 2],
    [blush, 2],
  ]),
  again(
    watercolour('Poppy Watercolour', oklch(0.96, 0.01, 60), [
      oklch(0.78, 0.12, 25),
      oklch(0.72, 0.15, 22),
      oklch(0.84, 0.09, 50),
      oklch(0.68, 0.16, 18),
      oklch(0.85, 0.07, 0),
    ]),
    2,
  ),
  scales('Clay Tile', blush, [barnRed, coral, rose], 6),
  herringbone('Brick Walk', oklch(0.44, 0.12, 30), oklch(0.56, 0.12, 34)),
  stripes('Peppermint Stripe', chalk, 16, [
    [cherry, 0.04, 0.13],
    [cherry, 0.24, 0.03],
  ]),
  waxBatik(
    'Rosewood Wax',
    [oklch(0.3, 0.1, 15), oklch(0.42, 0.15, 22), oklch(0.55, 0.16, 32)],
    oklch(0.88, 0.06, 60),
    'leaves',
  ),
  set('Hedgerow', 'shirting', {
    ground: barnRed,
    motif: berries(cream, oklch(0.7, 0.05, 110)),
    across: 10,
    down: 8,
    size: 0.26,
    lean: 14,
    mirror: true,
  }),
  set('Mission Tile', 'quatrefoil', {
    ground: oklch(0.88, 0.035, 60),
    motif: quatrefoil(wine, coral, cream),
    across: 10,
    down: 6,
    size: 0.4,
    between: forgetMeNot(sage, muslin),
    betweenSize: 0.2,
  }),
  tossed('Sumac', 'tossed leaves', {
    ground: oklch(0.35, 0.11, 25),
    motifs: [
      openLeaf(oklch(0.5, 0.15, 28)),
      openLeaf(oklch(0.58, 0.13, 45)),
      openLeaf(oklch(0.44, 0.14, 22)),
    ],
    sizes: [0.36, 0.24, 0.14],
    count: 44,
    gap: -0.1,
  }),
  toneOnTone('Mulled Wine', wine, oklch(0.41, 0.12, 20)),
];
