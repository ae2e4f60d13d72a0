import { oklch } from '../colour.js';
import { butter, chalk, cheddar, coral, cream, hunter, mint, moss, rose, sage } from '../dyes.js';
import { crosshatch, marbled, toneOnTone } from '../kinds/blender.js';
import { calico } from '../kinds/calico.js';
import { dots } from '../kinds/dots.js';
import { batik, waxBatik } from '../kinds/dyed.js';
import { watercolour } from '../kinds/watercolour.js';
import { herringbone, scales } from '../kinds/geometric.js';
import { largeFloral } from '../kinds/large-floral.js';
import { trellis } from '../kinds/lattice.js';
import { paisleyPrint } from '../kinds/neat.js';
import { set } from '../kinds/set.js';
import { solid } from '../kinds/solid.js';
import { basketWeave } from '../kinds/texture.js';
import { tossed } from '../kinds/tossed.js';
import { gingham, mirrored, plaid, tartan, ticking } from '../kinds/woven.js';
import { eightPointStar } from '../motifs/figures.js';
import { openLeaf } from '../motifs/sprigs.js';
import { type Recipe } from '../recipe.js';

export const greens: readonly Recipe[] = [
  solid('Sage Garden', sage),
  calico('Hunter Calico', {
    ground: hunter,
    blooms: [cream, butter],
    fillers: [oklch(0.78, 0.06, 130), rose],
    leaf: moss,
    eye: cheddar,
    scale: 0.8,
    count: 34,
  }),
  marbled('Mossy Stone', oklch(0.4, 0.08, 150), oklch(0.53, 0.09, 140)),
  toneOnTone('Fern Hollow', oklch(0.44, 0.07, 155), oklch(0.52, 0.07, 150)),
  dots('Clover Pin Dot', { ground: hunter, dots: [cream], size: 1 / 16, across: 20, halfDrop: true }),
  gingham('Garden Gate', cream, oklch(0.54, 0.1, 148), 8),
  tartan(
    'Black Watch Meadow',
    mirrored([
      [hunter, 40],
      [oklch(0.25, 0.02, 170), 12],
      [oklch(0.34, 0.07, 262), 14],
      [oklch(0.25, 0.02, 170), 3],
      [butter, 2],
      [oklch(0.25, 0.02, 170), 3],
      [oklch(0.34, 0.07, 262), 20],
    ]),
  ),
  batik(
    'Rain Forest Batik',
    [oklch(0.3, 0.07, 165), oklch(0.42, 0.09, 155), oklch(0.58, 0.1, 140), oklch(0.76, 0.1, 120)],
    'leaves',
  ),
  largeFloral('Spring Arbour', {
    ground: mint,
    bloom: 'rose',
    blooms: [oklch(0.82, 0.08, 15), oklch(0.9, 0.06, 85)],
    daisies: cream,
    fillers: coral,
    leaf: oklch(0.55, 0.09, 150),
    eye: cheddar,
    radius: 0.66,
  }),
  set('Shamrock Foulard', 'foulard', {
    ground: oklch(0.48, 0.09, 152),
    motif: eightPointStar(cream, butter),
    across: 14,
    down: 8,
    size: 0.19,
  }),
  scales('Artichoke', oklch(0.88, 0.05, 135), [oklch(0.48, 0.08, 150), sage], 8),
  tossed('Willow Leaf', 'tossed leaves', {
    ground: oklch(0.9, 0.035, 130),
    motifs: [openLeaf(sage), openLeaf(oklch(0.74, 0.07, 135)), openLeaf(oklch(0.5, 0.08, 150))],
    sizes: [0.36, 0.24, 0.14],
    count: 44,
    gap: -0.1,
  }),
  crosshatch('Lichen Linen', oklch(0.55, 0.06, 140), oklch(0.82, 0.05, 130)),
  solid('Pine Needle', oklch(0.37, 0.055, 162)),
  solid('Spring Pea', oklch(0.83, 0.09, 128)),
  calico('Celery Ditsy', {
    ground: oklch(0.93, 0.04, 125),
    blooms: [chalk, oklch(0.86, 0.09, 95)],
    fillers: [oklch(0.68, 0.09, 135), coral],
    leaf: oklch(0.6, 0.09, 140),
    eye: cheddar,
    scale: 0.7,
    count: 42,
  }),
  paisleyPrint('Ivy Paisley', oklch(0.35, 0.065, 155), {
    contour: oklch(0.86, 0.06, 120),
    body: oklch(0.45, 0.08, 150),
    inner: oklch(0.3, 0.05, 160),
    heart: oklch(0.72, 0.1, 110),
    bead: cream,
  }),
  waxBatik(
    'Fern Frond Wax',
    [oklch(0.28, 0.06, 165), oklch(0.38, 0.08, 152), oklch(0.5, 0.1, 140)],
    oklch(0.86, 0.08, 118),
    'ferns',
  ),
  watercolour('Watercress Watercolour', chalk, [
    oklch(0.85, 0.08, 130),
    oklch(0.78, 0.1, 145),
    oklch(0.88, 0.07, 110),
    oklch(0.72, 0.1, 150),
    oklch(0.88, 0.06, 165),
  ]),
  ticking(
    'Bottle Ticking',
    mirrored([
      [cream, 36],
      [oklch(0.4, 0.08, 155), 1],
      [cream, 3],
      [oklch(0.4, 0.08, 155), 7],
      [cream, 2],
      [oklch(0.4, 0.08, 155), 2],
    ]),
  ),
  plaid('Orchard Plaid', [
    [oklch(0.55, 0.1, 140), 20],
    [oklch(0.72, 0.1, 128), 8],
    [cream, 4],
    [oklch(0.72, 0.1, 128), 8],
    [oklch(0.42, 0.08, 150), 16],
    [oklch(0.6, 0.16, 35), 2],
    [cream, 4],
    [oklch(0.6, 0.16, 35), 2],
  ]),
  dots('Pistachio Dot', {
    ground: oklch(0.86, 0.06, 130),
    dots: [chalk],
    size: 0.26,
    across: 8,
    halfDrop: true,
  }),
  trellis('Hedge Maze', {
    ground: oklch(0.5, 0.09, 145),
    line: oklch(0.7, 0.09, 135),
    flower: cream,
    eye: cheddar,
    across: 6,
  }),
  herringbone('Olive Grove Twill', oklch(0.44, 0.07, 115), oklch(0.6, 0.07, 112)),
  basketWeave('Basil Basket', oklch(0.42, 0.07, 145), oklch(0.7, 0.09, 135)),
];
