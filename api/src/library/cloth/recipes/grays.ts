import { oklch } from '../colour.js';
import { chalk } from '../dyes.js';
import { crosshatch, marbled, toneOnTone } from '../kinds/blender.js';
import { calico } from '../kinds/calico.js';
import { dots } from '../kinds/dots.js';
import { batik, waxBatik } from '../kinds/dyed.js';
import { watercolour } from '../kinds/watercolour.js';
import { herringbone, scales } from '../kinds/geometric.js';
import { largeFloral } from '../kinds/large-floral.js';
import { hexagons } from '../kinds/lattice.js';
import { paisleyPrint } from '../kinds/neat.js';
import { solid } from '../kinds/solid.js';
import { basketWeave, pebbles } from '../kinds/texture.js';
import { tossed } from '../kinds/tossed.js';
import { gingham, mirrored, shot, tartan, wovenStripe } from '../kinds/woven.js';
import { feather } from '../motifs/woodland.js';
import { type Recipe } from '../recipe.js';

const pewter = oklch(0.58, 0.012, 255);
const dove = oklch(0.84, 0.008, 250);
const charcoal = oklch(0.38, 0.012, 260);
const silver = oklch(0.9, 0.006, 255);

export const grays: readonly Recipe[] = [
  solid('Pewter', pewter),
  solid('Dove', dove),
  solid('Charcoal', charcoal),
  shot('Silver Shot Cotton', oklch(0.48, 0.014, 258), oklch(0.8, 0.008, 250)),
  dots('Ash Pin Dot', { ground: charcoal, dots: [silver], size: 1 / 16, across: 20, halfDrop: true }),
  dots('Raindrop Dot', { ground: dove, dots: [chalk], size: 0.23, across: 10, halfDrop: true }),
  gingham('Flannel Gingham', chalk, oklch(0.55, 0.012, 255), 8),
  gingham('Wolf Check', oklch(0.62, 0.012, 250), oklch(0.27, 0.01, 260), 32),
  marbled('Storm Stone', oklch(0.34, 0.018, 262), oklch(0.52, 0.02, 255)),
  marbled('Fog Stone', oklch(0.78, 0.01, 250), oklch(0.9, 0.006, 250)),
  toneOnTone('Smoke Vine', oklch(0.56, 0.012, 258), oklch(0.65, 0.012, 258)),
  crosshatch('Granite Linen', oklch(0.42, 0.01, 255), oklch(0.8, 0.008, 250)),
  pebbles('Pebble Beach', oklch(0.36, 0.012, 255), [
    oklch(0.66, 0.01, 250),
    oklch(0.76, 0.012, 80),
    oklch(0.56, 0.014, 258),
    oklch(0.7, 0.014, 230),
  ]),
  hexagons('Cobblestone Hexagon', {
    ground: oklch(0.84, 0.008, 80),
    colours: [oklch(0.6, 0.012, 255), oklch(0.7, 0.01, 250), oklch(0.5, 0.014, 260)],
    across: 14,
    open: 0,
  }),
  scales('Slate Roof', oklch(0.78, 0.01, 250), [oklch(0.45, 0.02, 255), oklch(0.6, 0.016, 250)], 8),
  tossed('Goose Feather', 'tossed feathers', {
    ground: oklch(0.89, 0.006, 250),
    motifs: [
      feather(oklch(0.66, 0.014, 258), oklch(0.48, 0.016, 260)),
      feather(oklch(0.78, 0.01, 250), oklch(0.6, 0.014, 258)),
      feather(oklch(0.55, 0.016, 258), oklch(0.38, 0.016, 262)),
    ],
    sizes: [0.62, 0.44, 0.28],
    count: 24,
    gap: -0.2,
    dot: oklch(0.7, 0.012, 255),
  }),
  watercolour('Silver Birch Watercolour', oklch(0.965, 0.004, 250), [
    oklch(0.84, 0.014, 245),
    oklch(0.74, 0.018, 260),
    oklch(0.88, 0.012, 90),
    oklch(0.68, 0.016, 250),
    oklch(0.82, 0.02, 280),
  ]),
  batik(
    'Moonstone Batik',
    [oklch(0.34, 0.024, 265), oklch(0.48, 0.026, 255), oklch(0.64, 0.02, 245), oklch(0.82, 0.012, 230)],
    'beads',
  ),
  waxBatik(
    'Graphite Wax',
    [oklch(0.28, 0.014, 262), oklch(0.38, 0.016, 258), oklch(0.5, 0.016, 252)],
    oklch(0.88, 0.008, 250),
    'spirals',
  ),
  herringbone('Tweed Twill', oklch(0.42, 0.012, 70), oklch(0.66, 0.014, 80)),
  wovenStripe('Banker Stripe', [
    [oklch(0.37, 0.014, 262), 13],
    [oklch(0.84, 0.008, 250), 1],
    [oklch(0.37, 0.014, 262), 2],
  ]),
  tartan(
    'Cinder Plaid',
    mirrored([
      [oklch(0.5, 0.012, 258), 40],
      [charcoal, 8],
      [oklch(0.5, 0.012, 258), 4],
      [oklch(0.8, 0.12, 85), 2],
      [charcoal, 16],
      [silver, 2],
      [charcoal, 24],
    ]),
  ),
  largeFloral('Gray Garden', {
    ground: oklch(0.66, 0.01, 255),
    bloom: 'rose',
    blooms: [oklch(0.9, 0.008, 250), oklch(0.78, 0.01, 255), oklch(0.86, 0.06, 88)],
    daisies: chalk,
    fillers: oklch(0.42, 0.014, 260),
    leaf: oklch(0.46, 0.016, 200),
    eye: oklch(0.8, 0.11, 85),
    radius: 0.66,
  }),
  calico('Silver Ditsy', {
    ground: oklch(0.92, 0.005, 255),
    blooms: [oklch(0.55, 0.014, 258), chalk],
    fillers: [oklch(0.7, 0.012, 255), oklch(0.82, 0.09, 90)],
    leaf: oklch(0.6, 0.02, 180),
    eye: oklch(0.84, 0.1, 90),
    scale: 0.72,
    count: 40,
  }),
  paisleyPrint('Pewter Paisley', oklch(0.55, 0.014, 258), {
    contour: oklch(0.92, 0.006, 250),
    body: oklch(0.36, 0.014, 262),
    inner: oklch(0.68, 0.012, 250),
    heart: oklch(0.85, 0.008, 90),
    bead: oklch(0.78, 0.06, 80),
  }),
  basketWeave('Stone Basket', oklch(0.44, 0.01, 80), oklch(0.75, 0.012, 85)),
];
