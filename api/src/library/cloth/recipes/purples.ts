import { oklch } from '../colour.js';
import { butter, chalk, cheddar, cream, sage } from '../dyes.js';
import { crosshatch, marbled, toneOnTone } from '../kinds/blender.js';
import { calico } from '../kinds/calico.js';
import { dots } from '../kinds/dots.js';
import { batik, waxBatik } from '../kinds/dyed.js';
import { watercolour } from '../kinds/watercolour.js';
import { herringbone } from '../kinds/geometric.js';
import { largeFloral } from '../kinds/large-floral.js';
import { foulard, paisleyPrint, shirting } from '../kinds/neat.js';
import { solid } from '../kinds/solid.js';
import { stripes } from '../kinds/stripes.js';
import { tossed } from '../kinds/tossed.js';
import { gingham, mirrored, shot, tartan } from '../kinds/woven.js';
import { pansy } from '../motifs/creatures.js';
import { grapes, lavender } from '../motifs/orchard.js';
import { forgetMeNot, openLeaf } from '../motifs/sprigs.js';
import { again, type Recipe } from '../recipe.js';

const plum = oklch(0.33, 0.1, 325);
const lilac = oklch(0.8, 0.075, 305);
const violet = oklch(0.5, 0.15, 300);

export const purples: readonly Recipe[] = [
  solid('Lilac', lilac),
  solid('Plum', plum),
  solid('Wisteria', oklch(0.6, 0.115, 296)),
  shot('Grape Shot Cotton', oklch(0.42, 0.13, 320), oklch(0.34, 0.11, 275)),
  dots('Violet Dot', {
    ground: violet,
    dots: [oklch(0.93, 0.03, 305)],
    size: 0.24,
    across: 8,
    halfDrop: true,
  }),
  dots('Aubergine Pin Dot', {
    ground: oklch(0.29, 0.075, 325),
    dots: [oklch(0.82, 0.07, 310)],
    size: 1 / 16,
    across: 20,
    halfDrop: true,
  }),
  gingham('Lavender Gingham', chalk, oklch(0.64, 0.12, 300), 8),
  marbled('Amethyst Stone', oklch(0.45, 0.14, 305), oklch(0.63, 0.12, 300)),
  toneOnTone('Lilac Vine', oklch(0.78, 0.075, 302), oklch(0.85, 0.06, 303)),
  toneOnTone('Royal Plum Vine', oklch(0.34, 0.12, 308), oklch(0.42, 0.13, 306)),
  crosshatch('Heather Linen', oklch(0.5, 0.09, 310), oklch(0.78, 0.06, 310)),
  calico('Violet Calico', {
    ground: oklch(0.36, 0.125, 300),
    blooms: [oklch(0.92, 0.04, 305), oklch(0.75, 0.11, 305)],
    fillers: [oklch(0.8, 0.08, 310), oklch(0.86, 0.1, 92)],
    leaf: oklch(0.58, 0.08, 145),
    eye: cheddar,
    scale: 0.85,
    count: 34,
  }),
  calico('Lavender Ditsy', {
    ground: oklch(0.93, 0.022, 305),
    blooms: [oklch(0.62, 0.13, 300)],
    fillers: [oklch(0.77, 0.09, 305), oklch(0.8, 0.08, 345)],
    leaf: sage,
    eye: butter,
    scale: 0.7,
    count: 42,
  }),
  largeFloral('Hydrangea Evening', {
    ground: oklch(0.27, 0.075, 300),
    bloom: 'peony',
    blooms: [oklch(0.66, 0.13, 300), oklch(0.76, 0.1, 320)],
    daisies: oklch(0.93, 0.025, 310),
    fillers: oklch(0.72, 0.1, 270),
    leaf: oklch(0.46, 0.07, 160),
    eye: cheddar,
  }),
  largeFloral('Wisteria Rose', {
    ground: oklch(0.92, 0.028, 305),
    bloom: 'rose',
    blooms: [oklch(0.62, 0.13, 305), oklch(0.78, 0.085, 300), oklch(0.84, 0.07, 345)],
    daisies: chalk,
    fillers: oklch(0.68, 0.12, 290),
    leaf: oklch(0.58, 0.07, 155),
    eye: cheddar,
    radius: 0.66,
  }),
  tossed('Pansy Bed', 'tossed pansies', {
    ground: oklch(0.94, 0.02, 100),
    motifs: [
      pansy(oklch(0.4, 0.14, 303), oklch(0.7, 0.11, 302), oklch(0.28, 0.09, 305), cheddar),
      pansy(oklch(0.44, 0.14, 300), oklch(0.87, 0.1, 92), oklch(0.35, 0.1, 310), oklch(0.7, 0.16, 60)),
      pansy(oklch(0.7, 0.1, 305), oklch(0.92, 0.03, 305), oklch(0.42, 0.14, 303), cheddar),
    ],
    sizes: [0.38, 0.27],
    count: 26,
    gap: 0,
    lean: 50,
    fillers: [
      [[forgetMeNot(oklch(0.72, 0.1, 300), butter), openLeaf(oklch(0.62, 0.08, 140))], 0.14],
      [[forgetMeNot(oklch(0.72, 0.1, 300), butter), openLeaf(oklch(0.62, 0.08, 140))], 0.1],
    ],
    dot: oklch(0.7, 0.1, 302),
  }),
  shirting(
    'Lavender Row',
    oklch(0.95, 0.015, 100),
    lavender(oklch(0.55, 0.13, 300), oklch(0.55, 0.07, 140)),
    0.27,
  ),
  batik(
    'Twilight Batik',
    [oklch(0.29, 0.11, 285), oklch(0.43, 0.15, 300), oklch(0.57, 0.14, 318), oklch(0.75, 0.1, 340)],
    'ferns',
  ),
  again(
    waxBatik(
      'Nightshade Wax',
      [oklch(0.26, 0.08, 310), oklch(0.36, 0.12, 302), oklch(0.5, 0.14, 295)],
      oklch(0.9, 0.04, 310),
      'swirls',
    ),
    4,
  ),
  watercolour('Lilac Watercolour', chalk, [
    oklch(0.86, 0.06, 300),
    oklch(0.78, 0.1, 305),
    oklch(0.86, 0.06, 330),
    oklch(0.72, 0.11, 290),
    oklch(0.88, 0.05, 265),
  ]),
  paisleyPrint('Sugarplum Paisley', oklch(0.34, 0.11, 318), {
    contour: oklch(0.9, 0.045, 320),
    body: oklch(0.5, 0.15, 310),
    inner: oklch(0.28, 0.09, 300),
    heart: oklch(0.8, 0.11, 85),
    bead: oklch(0.7, 0.1, 200),
  }),
  tossed('Grape Arbour', 'tossed grapes', {
    ground: oklch(0.66, 0.085, 300),
    motifs: [
      grapes(oklch(0.38, 0.13, 308), oklch(0.48, 0.09, 140)),
      grapes(oklch(0.46, 0.14, 290), oklch(0.48, 0.09, 140)),
    ],
    sizes: [0.44, 0.31],
    count: 18,
    gap: 0,
    lean: 25,
    fillers: [
      [[openLeaf(oklch(0.5, 0.09, 140)), openLeaf(oklch(0.82, 0.06, 303))], 0.18],
      [[openLeaf(oklch(0.5, 0.09, 140)), openLeaf(oklch(0.82, 0.06, 303))], 0.12],
    ],
    dot: oklch(0.82, 0.06, 303),
  }),
  foulard('Thistle Foulard', oklch(0.55, 0.13, 308), oklch(0.93, 0.03, 310), oklch(0.82, 0.1, 130)),
  stripes('Violet Stripe', oklch(0.95, 0.015, 305), 12, [
    [oklch(0.6, 0.13, 300), 0.06, 0.16],
    [oklch(0.78, 0.08, 305), 0.28, 0.07],
    [oklch(0.6, 0.13, 300), 0.41, 0.025],
  ]),
  tartan(
    'Mulberry Plaid',
    mirrored([
      [oklch(0.36, 0.12, 322), 42],
      [oklch(0.28, 0.07, 280), 8],
      [oklch(0.36, 0.12, 322), 5],
      [oklch(0.8, 0.07, 310), 2],
      [oklch(0.28, 0.07, 280), 18],
      [oklch(0.45, 0.07, 160), 8],
      [cream, 4],
    ]),
  ),
  herringbone('Heather Twill', oklch(0.46, 0.09, 305), oklch(0.62, 0.085, 305)),
];
