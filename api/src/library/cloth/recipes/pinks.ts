import { oklch } from '../colour.js';
import { butter, chalk, cheddar, cream, sage } from '../dyes.js';
import { crosshatch, marbled, toneOnTone } from '../kinds/blender.js';
import { calico } from '../kinds/calico.js';
import { dots } from '../kinds/dots.js';
import { batik, waxBatik } from '../kinds/dyed.js';
import { watercolour } from '../kinds/watercolour.js';
import { largeFloral } from '../kinds/large-floral.js';
import { foulard, paisleyPrint, shirting } from '../kinds/neat.js';
import { solid } from '../kinds/solid.js';
import { stripes } from '../kinds/stripes.js';
import { tossed } from '../kinds/tossed.js';
import { gingham, plaid } from '../kinds/woven.js';
import { heart } from '../motifs/figures.js';
import { strawberry } from '../motifs/orchard.js';
import { forgetMeNot, tulip } from '../motifs/sprigs.js';
import { type Recipe } from '../recipe.js';

export const pinks: readonly Recipe[] = [
  solid('Ballet Slipper', oklch(0.89, 0.045, 12)),
  solid('Flamingo', oklch(0.71, 0.15, 8)),
  solid('Raspberry', oklch(0.43, 0.15, 2)),
  dots('Carnation Dot', {
    ground: oklch(0.72, 0.13, 5),
    dots: [chalk],
    size: 0.25,
    across: 8,
    halfDrop: true,
  }),
  dots('Peony Pin Dot', {
    ground: oklch(0.87, 0.06, 8),
    dots: [oklch(0.55, 0.18, 8)],
    size: 1 / 15,
    across: 20,
    halfDrop: true,
  }),
  gingham('Rosy Cheek Gingham', chalk, oklch(0.72, 0.14, 8), 8),
  gingham('Bubblegum Check', oklch(0.86, 0.065, 5), oklch(0.58, 0.19, 5), 32),
  marbled('Strawberry Stone', oklch(0.82, 0.07, 10), oklch(0.92, 0.035, 15)),
  marbled('Fuchsia Stone', oklch(0.33, 0.12, 355), oklch(0.5, 0.18, 358)),
  toneOnTone('Blush Vine', oklch(0.85, 0.06, 12), oklch(0.91, 0.045, 14)),
  toneOnTone('Mulberry Vine', oklch(0.37, 0.115, 358), oklch(0.45, 0.13, 0)),
  crosshatch('Rose Linen', oklch(0.58, 0.15, 5), oklch(0.83, 0.08, 10)),
  largeFloral('Rambling Rose', {
    ground: oklch(0.91, 0.038, 12),
    bloom: 'rose',
    blooms: [oklch(0.66, 0.16, 5), oklch(0.8, 0.095, 12), oklch(0.93, 0.03, 60)],
    daisies: chalk,
    fillers: oklch(0.72, 0.13, 5),
    leaf: oklch(0.58, 0.075, 150),
    eye: cheddar,
    radius: 0.66,
  }),
  largeFloral('Garden Party', {
    ground: oklch(0.34, 0.11, 358),
    bloom: 'peony',
    blooms: [oklch(0.74, 0.13, 5), oklch(0.6, 0.19, 5)],
    daisies: oklch(0.94, 0.03, 30),
    fillers: oklch(0.84, 0.08, 10),
    leaf: oklch(0.46, 0.07, 155),
    eye: cheddar,
  }),
  calico('Petal Ditsy', {
    ground: oklch(0.94, 0.025, 15),
    blooms: [oklch(0.7, 0.15, 5)],
    fillers: [oklch(0.82, 0.09, 10), oklch(0.75, 0.07, 290)],
    leaf: sage,
    eye: butter,
    scale: 0.7,
    count: 42,
  }),
  calico('Berry Calico', {
    ground: oklch(0.4, 0.14, 0),
    blooms: [oklch(0.9, 0.05, 15), oklch(0.76, 0.12, 5)],
    fillers: [oklch(0.82, 0.09, 10), cream],
    leaf: oklch(0.55, 0.08, 145),
    eye: cheddar,
    scale: 0.85,
    count: 34,
  }),
  shirting('Tulip Row', oklch(0.95, 0.02, 20), tulip(oklch(0.65, 0.17, 5), oklch(0.52, 0.07, 150))),
  tossed('Valentine', 'tossed hearts', {
    ground: oklch(0.45, 0.165, 8),
    motifs: [
      heart(oklch(0.78, 0.11, 8), oklch(0.5, 0.17, 8)),
      heart(oklch(0.62, 0.19, 12), oklch(0.9, 0.05, 12)),
      heart(oklch(0.93, 0.03, 15), oklch(0.6, 0.18, 8)),
    ],
    sizes: [0.34, 0.23, 0.13],
    count: 24,
    gap: 0.03,
    lean: 30,
    dot: oklch(0.78, 0.1, 8),
  }),
  watercolour('Rose Quartz Watercolour', chalk, [
    oklch(0.88, 0.065, 10),
    oklch(0.82, 0.1, 5),
    oklch(0.9, 0.05, 40),
    oklch(0.8, 0.11, 355),
    oklch(0.88, 0.06, 330),
  ]),
  batik(
    'Hibiscus Batik',
    [oklch(0.42, 0.16, 350), oklch(0.56, 0.19, 0), oklch(0.69, 0.16, 12), oklch(0.83, 0.09, 30)],
    'blossoms',
  ),
  waxBatik(
    'Orchid Wax',
    [oklch(0.42, 0.14, 340), oklch(0.54, 0.17, 350), oklch(0.66, 0.16, 2)],
    oklch(0.93, 0.04, 20),
    'clovers',
  ),
  foulard('Rosette Foulard', oklch(0.6, 0.165, 8), oklch(0.94, 0.03, 20), oklch(0.36, 0.12, 0)),
  stripes('Pink Lemonade Stripe', chalk, 12, [
    [oklch(0.78, 0.12, 8), 0.04, 0.22],
    [oklch(0.89, 0.11, 98), 0.34, 0.06],
  ]),
  paisleyPrint('Camellia Paisley', oklch(0.66, 0.14, 5), {
    contour: oklch(0.94, 0.03, 30),
    body: oklch(0.46, 0.16, 0),
    inner: oklch(0.78, 0.11, 10),
    heart: oklch(0.84, 0.12, 85),
    bead: oklch(0.92, 0.05, 15),
  }),
  tossed('Strawberry Patch', 'tossed strawberries', {
    ground: oklch(0.91, 0.045, 8),
    motifs: [strawberry(oklch(0.56, 0.2, 18), oklch(0.54, 0.11, 142), oklch(0.88, 0.11, 90))],
    sizes: [0.36, 0.26],
    count: 24,
    gap: 0.01,
    lean: 60,
    fillers: [
      [forgetMeNot(chalk, cheddar), 0.13],
      [forgetMeNot(chalk, cheddar), 0.09],
    ],
    dot: oklch(0.72, 0.13, 8),
  }),
  plaid('Primrose Plaid', [
    [oklch(0.93, 0.03, 15), 24],
    [oklch(0.78, 0.11, 5), 10],
    [chalk, 4],
    [oklch(0.78, 0.11, 5), 10],
    [oklch(0.93, 0.03, 15), 8],
    [oklch(0.72, 0.08, 150), 3],
    [oklch(0.93, 0.03, 15), 5],
  ]),
];
