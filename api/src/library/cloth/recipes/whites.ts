import { oklch } from '../colour.js';
import { crosshatch, marbled, toneOnTone } from '../kinds/blender.js';
import { calico } from '../kinds/calico.js';
import { dots } from '../kinds/dots.js';
import { herringbone, scales } from '../kinds/geometric.js';
import { largeFloral } from '../kinds/large-floral.js';
import { hexagons, trellis } from '../kinds/lattice.js';
import { damaskPrint, paisleyPrint, scrolls, tossedLeaves, tossedStars } from '../kinds/neat.js';
import { solid } from '../kinds/solid.js';
import { stripes } from '../kinds/stripes.js';
import { basketWeave, crackle, vermicelli } from '../kinds/texture.js';
import { tossed } from '../kinds/tossed.js';
import { gingham, mirrored, plaid, ticking } from '../kinds/woven.js';
import { snowflake } from '../motifs/figures.js';
import { feather } from '../motifs/woodland.js';
import { type Recipe } from '../recipe.js';

const white = oklch(0.972, 0.004, 100);
const milk = oklch(0.968, 0.005, 95);
const shadow = oklch(0.905, 0.004, 90);
const mist = oklch(0.925, 0.008, 240);

export const whites: readonly Recipe[] = [
  solid('Fresh Snow', oklch(0.98, 0.003, 110)),
  toneOnTone('White Vine', oklch(0.945, 0.003, 95), white),
  tossedLeaves('Frosted Leaf', white, [shadow, oklch(0.935, 0.006, 95), oklch(0.91, 0.01, 120)]),
  scrolls('Snow Scroll', oklch(0.945, 0.006, 200), white),
  dots('Chalk Pin Dot', {
    ground: white,
    dots: [oklch(0.86, 0.012, 90)],
    size: 1 / 14,
    across: 24,
    halfDrop: true,
  }),
  dots('Pearl Dot', {
    ground: oklch(0.937, 0.003, 95),
    dots: [white],
    size: 0.26,
    across: 10,
    halfDrop: true,
  }),
  stripes('Icing Stripe', white, 12, [
    [oklch(0.92, 0.008, 90), 0.06, 0.2],
    [oklch(0.89, 0.012, 85), 0.35, 0.03],
  ]),
  ticking(
    'Satin Ticking',
    mirrored([
      [white, 13],
      [oklch(0.88, 0.01, 250), 2],
      [white, 4],
      [oklch(0.88, 0.01, 250), 7],
    ]),
  ),
  gingham('Picket Gingham', white, oklch(0.88, 0.012, 95), 8),
  tossed('Ice Crystal', 'tossed snowflakes', {
    ground: mist,
    motifs: [snowflake(white)],
    sizes: [0.4, 0.26, 0.15],
    count: 18,
    gap: 0.03,
    dot: white,
  }),
  tossedStars('White Star', oklch(0.945, 0.01, 88), [white], 0.24),
  damaskPrint('Lace Damask', milk, oklch(0.905, 0.005, 90)),
  tossed('Swan Feather', 'tossed feathers', {
    ground: oklch(0.92, 0.004, 235),
    motifs: [feather(oklch(0.955, 0.006, 85), shadow), feather(white, oklch(0.88, 0.01, 85))],
    sizes: [0.62, 0.44, 0.28],
    count: 24,
    gap: -0.2,
  }),
  crosshatch('Whitewash Linen', oklch(0.9, 0.01, 95), oklch(0.985, 0.003, 100)),
  marbled('Cloud Stone', oklch(0.91, 0.008, 250), oklch(0.985, 0.003, 240)),
  paisleyPrint('Bridal Paisley', oklch(0.935, 0.003, 95), {
    contour: white,
    body: oklch(0.905, 0.005, 95),
    inner: oklch(0.955, 0.008, 90),
    heart: oklch(0.885, 0.006, 95),
    bead: white,
  }),
  largeFloral('Porcelain Rose', {
    ground: white,
    bloom: 'rose',
    blooms: [oklch(0.945, 0.008, 60), oklch(0.965, 0.006, 95)],
    daisies: oklch(0.97, 0.004, 100),
    fillers: oklch(0.9, 0.012, 90),
    leaf: oklch(0.88, 0.014, 130),
    eye: oklch(0.88, 0.03, 90),
    radius: 0.66,
  }),
  calico('Snowdrop Ditsy', {
    ground: oklch(0.94, 0.008, 95),
    blooms: [white],
    fillers: [white, oklch(0.9, 0.01, 95)],
    leaf: oklch(0.88, 0.016, 140),
    eye: oklch(0.87, 0.03, 95),
    scale: 0.8,
    count: 36,
  }),
  herringbone('Linen Closet Twill', oklch(0.905, 0.01, 88), white),
  scales('Pearl Clamshell', white, [oklch(0.915, 0.003, 60), oklch(0.935, 0.008, 240)], 8),
  crackle('Frost Crackle', oklch(0.965, 0.005, 230), oklch(0.87, 0.012, 235)),
  vermicelli('Soft Stipple', white, oklch(0.89, 0.01, 90), 20),
  trellis('Sugar Trellis', {
    ground: oklch(0.925, 0.008, 90),
    line: white,
    flower: white,
    eye: oklch(0.87, 0.014, 88),
    across: 8,
  }),
  hexagons('Paper Hexagon', {
    ground: white,
    colours: [oklch(0.93, 0.008, 95), oklch(0.915, 0.009, 240), oklch(0.94, 0.006, 60)],
    across: 7,
  }),
  plaid('Whisper Plaid', [
    [white, 40],
    [oklch(0.86, 0.012, 90), 3],
    [white, 8],
    [oklch(0.89, 0.01, 90), 10],
    [white, 3],
  ]),
  basketWeave('Cotton Basket', oklch(0.87, 0.012, 90), oklch(0.985, 0.004, 95), 32),
];
