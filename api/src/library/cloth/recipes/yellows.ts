import { oklch } from '../colour.js';
import {
  barnRed,
  butter,
  chalk,
  cheddar,
  chestnut,
  cornflower,
  cream,
  moss,
  navy,
  sage,
  slate,
} from '../dyes.js';
import { crosshatch, marbled, toneOnTone } from '../kinds/blender.js';
import { calico } from '../kinds/calico.js';
import { dots } from '../kinds/dots.js';
import { batik, waxBatik } from '../kinds/dyed.js';
import { watercolour } from '../kinds/watercolour.js';
import { chevron, herringbone } from '../kinds/geometric.js';
import { largeFloral } from '../kinds/large-floral.js';
import { hexagons } from '../kinds/lattice.js';
import { paisleyPrint } from '../kinds/neat.js';
import { set } from '../kinds/set.js';
import { solid } from '../kinds/solid.js';
import { vineStripe } from '../kinds/stripes.js';
import { gingham, plaid } from '../kinds/woven.js';
import { eightPointStar } from '../motifs/figures.js';
import { rosebud } from '../motifs/sprigs.js';
import { type Recipe } from '../recipe.js';

export const yellows: readonly Recipe[] = [
  solid('Cheddar', cheddar),
  calico('Cheddar Calico', {
    ground: cheddar,
    blooms: [cream],
    fillers: [oklch(0.93, 0.05, 88), barnRed],
    leaf: moss,
    eye: barnRed,
    scale: 0.72,
    count: 40,
  }),
  marbled('Honey Stone', oklch(0.72, 0.14, 72), oklch(0.82, 0.13, 84)),
  toneOnTone('Goldenrod Vine', oklch(0.76, 0.12, 80), oklch(0.83, 0.105, 84)),
  gingham('Lemonade Stand', chalk, oklch(0.84, 0.14, 92), 8),
  dots('Butter Dot', { ground: butter, dots: [chalk], size: 0.2, across: 10, halfDrop: true }),
  set('Amber Star', 'foulard', {
    ground: oklch(0.68, 0.14, 68),
    motif: eightPointStar(oklch(0.36, 0.09, 35), cream),
    across: 14,
    down: 8,
    size: 0.19,
  }),
  largeFloral('Sunny Poppies', {
    ground: oklch(0.93, 0.06, 95),
    bloom: 'poppy',
    blooms: [oklch(0.8, 0.14, 80), oklch(0.7, 0.16, 55)],
    daisies: chalk,
    fillers: cornflower,
    leaf: sage,
    eye: chestnut,
    radius: 0.62,
  }),
  batik(
    'Harvest Moon Batik',
    [oklch(0.6, 0.13, 58), oklch(0.72, 0.14, 70), oklch(0.82, 0.13, 84), oklch(0.91, 0.09, 95)],
    'rings',
  ),
  chevron('Bumblebee Zigzag', chalk, [oklch(0.78, 0.14, 82), slate]),
  plaid('Breakfast Nook', [
    [butter, 24],
    [chalk, 16],
    [butter, 4],
    [oklch(0.72, 0.13, 75), 4],
    [butter, 4],
    [chalk, 12],
  ]),
  vineStripe('Maize Stripe', {
    ground: oklch(0.9, 0.07, 92),
    band: oklch(0.78, 0.13, 80),
    edge: oklch(0.5, 0.1, 45),
    flower: cream,
    leaf: moss,
    eye: barnRed,
    across: 6,
  }),
  set('Buttercup Shirting', 'shirting', {
    ground: oklch(0.95, 0.035, 95),
    motif: rosebud(oklch(0.74, 0.15, 75), oklch(0.5, 0.07, 130)),
    across: 10,
    size: 0.19,
    lean: 8,
    mirror: true,
  }),
  crosshatch('Straw Linen', oklch(0.72, 0.1, 82), oklch(0.9, 0.07, 92)),
  dots('Midnight Marigold', {
    ground: oklch(0.8, 0.14, 85),
    dots: [navy],
    size: 1 / 12,
    across: 16,
    halfDrop: true,
  }),
  dots('Mustard Seed', {
    ground: oklch(0.6, 0.115, 78),
    dots: [cream],
    size: 1 / 15,
    across: 20,
    halfDrop: true,
  }),
  solid('Old Gold', oklch(0.64, 0.12, 82)),
  solid('Lemon Ice', oklch(0.93, 0.075, 102)),
  largeFloral('Sunflower Field', {
    ground: oklch(0.43, 0.075, 68),
    bloom: 'sunflower',
    blooms: [oklch(0.82, 0.155, 86), oklch(0.76, 0.155, 74)],
    daisies: cream,
    fillers: butter,
    leaf: moss,
    eye: chestnut,
    radius: 0.66,
  }),
  hexagons('Beeswax Hexagon', {
    ground: oklch(0.93, 0.05, 92),
    colours: [oklch(0.8, 0.14, 84), oklch(0.86, 0.11, 92), oklch(0.74, 0.14, 72)],
    across: 7,
  }),
  calico('Chamomile Ditsy', {
    ground: oklch(0.92, 0.075, 95),
    blooms: [chalk],
    fillers: [oklch(0.8, 0.14, 80), chalk],
    leaf: oklch(0.62, 0.09, 130),
    eye: oklch(0.74, 0.15, 70),
    scale: 0.75,
    count: 40,
  }),
  paisleyPrint('Gilded Paisley', oklch(0.7, 0.13, 78), {
    contour: oklch(0.94, 0.05, 92),
    body: oklch(0.56, 0.12, 55),
    inner: oklch(0.8, 0.13, 84),
    heart: oklch(0.45, 0.12, 32),
    bead: oklch(0.42, 0.08, 45),
  }),
  waxBatik(
    'Brass Bead Wax',
    [oklch(0.52, 0.105, 86), oklch(0.62, 0.125, 89), oklch(0.74, 0.14, 92)],
    oklch(0.9, 0.09, 92),
    'beads',
  ),
  watercolour('Primrose Watercolour', chalk, [
    oklch(0.93, 0.09, 100),
    oklch(0.89, 0.12, 92),
    oklch(0.85, 0.12, 78),
    oklch(0.92, 0.07, 110),
    oklch(0.86, 0.12, 86),
  ]),
  herringbone('Bronze Twill', oklch(0.37, 0.077, 92), oklch(0.48, 0.098, 94)),
];
