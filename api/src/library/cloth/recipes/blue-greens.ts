import { oklch } from '../colour.js';
import { butter, chalk, cheddar, coral, cream } from '../dyes.js';
import { crosshatch, marbled, toneOnTone } from '../kinds/blender.js';
import { calico } from '../kinds/calico.js';
import { dots } from '../kinds/dots.js';
import { batik, waxBatik } from '../kinds/dyed.js';
import { watercolour } from '../kinds/watercolour.js';
import { herringbone, scales } from '../kinds/geometric.js';
import { largeFloral } from '../kinds/large-floral.js';
import { trellis } from '../kinds/lattice.js';
import { paisleyPrint, tossedLeaves } from '../kinds/neat.js';
import { solid } from '../kinds/solid.js';
import { ikat, woodGrain } from '../kinds/texture.js';
import { tossed } from '../kinds/tossed.js';
import { gingham, mirrored, shot, tartan } from '../kinds/woven.js';
import { bubble } from '../motifs/seaside.js';
import { again, type Recipe } from '../recipe.js';

const teal = oklch(0.42, 0.08, 205);
const seafoam = oklch(0.87, 0.055, 182);
const aqua = oklch(0.74, 0.095, 198);

export const blueGreens: readonly Recipe[] = [
  solid('Teal', teal),
  solid('Seafoam', seafoam),
  shot('Peacock Shot Cotton', oklch(0.46, 0.1, 240), oklch(0.62, 0.1, 180)),
  dots('Lagoon Dot', { ground: oklch(0.6, 0.1, 200), dots: [chalk], size: 0.24, across: 8, halfDrop: true }),
  dots('Spruce Pin Dot', {
    ground: oklch(0.33, 0.06, 195),
    dots: [oklch(0.87, 0.05, 180)],
    size: 1 / 16,
    across: 20,
    halfDrop: true,
  }),
  gingham('Aqua Gingham', chalk, oklch(0.66, 0.1, 198), 8),
  marbled('Turquoise Stone', oklch(0.5, 0.095, 205), oklch(0.7, 0.1, 190)),
  toneOnTone('Duck Egg Vine', oklch(0.83, 0.045, 195), oklch(0.89, 0.035, 192)),
  toneOnTone('Juniper Vine', oklch(0.36, 0.065, 195), oklch(0.44, 0.07, 192)),
  crosshatch('Verdigris Linen', oklch(0.5, 0.08, 190), oklch(0.82, 0.055, 178)),
  calico('Teal Calico', {
    ground: oklch(0.37, 0.07, 205),
    blooms: [cream, oklch(0.76, 0.13, 35)],
    fillers: [oklch(0.8, 0.07, 190), butter],
    leaf: oklch(0.6, 0.08, 150),
    eye: cheddar,
    scale: 0.85,
    count: 34,
  }),
  calico('Aqua Ditsy', {
    ground: oklch(0.92, 0.03, 192),
    blooms: [oklch(0.62, 0.1, 205), coral],
    fillers: [oklch(0.75, 0.08, 190), oklch(0.84, 0.1, 92)],
    leaf: oklch(0.62, 0.07, 160),
    eye: butter,
    scale: 0.7,
    count: 42,
  }),
  largeFloral('Peacock Garden', {
    ground: oklch(0.28, 0.055, 215),
    bloom: 'peony',
    blooms: [oklch(0.6, 0.1, 200), oklch(0.72, 0.095, 180)],
    daisies: cream,
    fillers: oklch(0.74, 0.12, 45),
    leaf: oklch(0.48, 0.075, 160),
    eye: cheddar,
  }),
  again(
    largeFloral('Robin Egg Rose', {
      ground: oklch(0.85, 0.055, 198),
      bloom: 'rose',
      blooms: [oklch(0.93, 0.03, 80), oklch(0.8, 0.09, 20), oklch(0.62, 0.09, 205)],
      daisies: chalk,
      fillers: coral,
      leaf: oklch(0.5, 0.075, 170),
      eye: cheddar,
      radius: 0.66,
    }),
    10,
  ),
  batik(
    'Tide Line Batik',
    [oklch(0.31, 0.07, 240), oklch(0.45, 0.085, 215), oklch(0.62, 0.1, 190), oklch(0.82, 0.09, 165)],
    'rings',
  ),
  waxBatik(
    'Reef Wax',
    [oklch(0.28, 0.06, 215), oklch(0.4, 0.08, 200), oklch(0.54, 0.09, 190)],
    oklch(0.9, 0.045, 175),
    'sunbursts',
  ),
  watercolour('Sea Glass Watercolour', chalk, [
    oklch(0.88, 0.05, 180),
    oklch(0.8, 0.08, 195),
    oklch(0.9, 0.05, 160),
    oklch(0.74, 0.09, 205),
    oklch(0.86, 0.05, 225),
  ]),
  paisleyPrint('Peacock Paisley', oklch(0.38, 0.08, 220), {
    contour: oklch(0.88, 0.05, 180),
    body: oklch(0.56, 0.1, 190),
    inner: oklch(0.32, 0.09, 262),
    heart: oklch(0.8, 0.13, 95),
    bead: oklch(0.66, 0.13, 45),
  }),
  scales('Mermaid Scale', oklch(0.86, 0.05, 180), [oklch(0.46, 0.085, 210), oklch(0.62, 0.1, 195), aqua], 6),
  woodGrain('Malachite', oklch(0.37, 0.07, 178), oklch(0.7, 0.095, 172), 5, 2),
  tartan(
    'Bayou Plaid',
    mirrored([
      [teal, 42],
      [oklch(0.29, 0.05, 235), 10],
      [teal, 5],
      [oklch(0.78, 0.12, 80), 2],
      [oklch(0.29, 0.05, 235), 16],
      [oklch(0.6, 0.08, 180), 8],
      [cream, 4],
    ]),
  ),
  herringbone('Glacier Twill', oklch(0.7, 0.06, 200), oklch(0.84, 0.045, 195)),
  tossedLeaves('Eucalyptus Leaf', oklch(0.9, 0.03, 180), [
    oklch(0.62, 0.06, 180),
    oklch(0.76, 0.05, 175),
    oklch(0.5, 0.06, 195),
  ]),
  tossed('Bubble Bath', 'bubbles', {
    ground: oklch(0.66, 0.09, 203),
    motifs: [bubble(oklch(0.9, 0.045, 195), chalk)],
    sizes: [0.34, 0.22, 0.14, 0.08],
    count: 22,
    gap: 0.015,
    lean: 12,
    dot: oklch(0.9, 0.045, 195),
  }),
  trellis('Teal Trellis', {
    ground: oklch(0.52, 0.085, 205),
    line: oklch(0.76, 0.06, 190),
    flower: cream,
    eye: coral,
    across: 6,
  }),
  ikat(
    'Lagoon Warp Ikat',
    [
      cream,
      oklch(0.75, 0.08, 188),
      oklch(0.4, 0.08, 215),
      oklch(0.56, 0.09, 200),
      cream,
      oklch(0.3, 0.07, 235),
      oklch(0.46, 0.085, 210),
    ],
    4,
    3,
  ),
];
