import { oklch } from '../colour.js';
import { barnRed, chalk, cheddar, cream, ink, sage, tan } from '../dyes.js';
import { crosshatch, marbled, toneOnTone } from '../kinds/blender.js';
import { calico } from '../kinds/calico.js';
import { dots } from '../kinds/dots.js';
import { batik, waxBatik } from '../kinds/dyed.js';
import { herringbone, houndstooth } from '../kinds/geometric.js';
import { largeFloral } from '../kinds/large-floral.js';
import { damaskPrint, foulard, paisleyPrint, scrolls, tossedStars } from '../kinds/neat.js';
import { solid } from '../kinds/solid.js';
import { stripes, vineStripe } from '../kinds/stripes.js';
import { crackle, vermicelli } from '../kinds/texture.js';
import { tossed } from '../kinds/tossed.js';
import { gingham, mirrored, tartan, wovenStripe } from '../kinds/woven.js';
import { spot } from '../motifs/figures.js';
import { again, type Recipe } from '../recipe.js';

const coal = oklch(0.235, 0.008, 60);
const soot = oklch(0.27, 0.012, 55);

export const blacks: readonly Recipe[] = [
  solid('Coal', coal),
  solid('Soft Black', oklch(0.3, 0.01, 70)),
  dots('Black Pin Dot', { ground: coal, dots: [cream], size: 1 / 16, across: 20, halfDrop: true }),
  dots('Domino Dot', { ground: coal, dots: [chalk], size: 0.24, across: 8, halfDrop: true }),
  gingham('Licorice Gingham', chalk, ink, 8),
  wovenStripe('Tuxedo Stripe', [
    [coal, 18],
    [oklch(0.78, 0.01, 80), 1],
    [coal, 3],
    [oklch(0.5, 0.01, 80), 6],
    [coal, 3],
    [oklch(0.78, 0.01, 80), 1],
  ]),
  stripes('Piano Keys', chalk, 12, [[ink, 0.1, 0.3]]),
  toneOnTone('Jet Vine', oklch(0.23, 0.006, 60), oklch(0.33, 0.008, 60)),
  marbled('Raven Stone', oklch(0.2, 0.004, 60), oklch(0.34, 0.006, 60)),
  crosshatch('Ebony Linen', oklch(0.21, 0.008, 60), oklch(0.45, 0.012, 70)),
  batik(
    'Onyx Batik',
    [oklch(0.2, 0.004, 60), oklch(0.25, 0.006, 50), oklch(0.34, 0.008, 60), oklch(0.46, 0.01, 70)],
    'rings',
  ),
  again(
    largeFloral('Midnight Garden', {
      ground: oklch(0.22, 0.012, 260),
      bloom: 'peony',
      blooms: [oklch(0.7, 0.13, 12), oklch(0.84, 0.09, 75), oklch(0.56, 0.17, 18)],
      daisies: cream,
      fillers: oklch(0.74, 0.08, 250),
      leaf: oklch(0.46, 0.075, 145),
      eye: cheddar,
      radius: 0.66,
    }),
    7,
  ),
  calico('Amish Calico', {
    ground: coal,
    blooms: [oklch(0.52, 0.16, 25), oklch(0.6, 0.1, 255)],
    fillers: [oklch(0.72, 0.1, 300), tan],
    leaf: oklch(0.5, 0.07, 150),
    eye: cheddar,
    scale: 0.85,
    count: 34,
  }),
  waxBatik(
    'Forest Night Wax',
    [oklch(0.2, 0.01, 160), oklch(0.25, 0.025, 165), oklch(0.34, 0.045, 155)],
    oklch(0.8, 0.05, 110),
    'ferns',
  ),
  tossedStars('Starry Black', coal, [oklch(0.84, 0.1, 84), cream]),
  scrolls('Chalkboard Scroll', oklch(0.24, 0.006, 80), oklch(0.62, 0.008, 90)),
  paisleyPrint('Panther Paisley', coal, {
    contour: oklch(0.9, 0.03, 85),
    body: oklch(0.32, 0.01, 60),
    inner: oklch(0.47, 0.14, 25),
    heart: oklch(0.78, 0.12, 80),
    bead: oklch(0.62, 0.02, 80),
  }),
  houndstooth('Magpie Check', chalk, ink, 16),
  tartan(
    'Barn Dance Plaid',
    mirrored([
      [coal, 42],
      [oklch(0.45, 0.01, 260), 10],
      [coal, 6],
      [oklch(0.5, 0.17, 27), 4],
      [coal, 6],
      [oklch(0.45, 0.01, 260), 16],
      [chalk, 2],
    ]),
  ),
  herringbone('Coal Twill', oklch(0.22, 0.008, 60), oklch(0.38, 0.012, 65)),
  foulard('Black Tie Foulard', coal, oklch(0.88, 0.03, 85), oklch(0.48, 0.15, 25)),
  damaskPrint('Wrought Iron', oklch(0.25, 0.008, 70), oklch(0.45, 0.015, 75)),
  crackle('Lava Crackle', oklch(0.24, 0.012, 40), oklch(0.5, 0.13, 40)),
  vermicelli('Bramble', soot, oklch(0.5, 0.015, 70), 20),
  vineStripe('Night Garden Stripe', {
    ground: oklch(0.36, 0.01, 70),
    band: coal,
    edge: oklch(0.72, 0.07, 80),
    flower: oklch(0.86, 0.05, 60),
    leaf: sage,
    eye: barnRed,
    across: 6,
  }),
  tossed('Ink Spatter', 'spatter', {
    ground: coal,
    motifs: [
      spot(oklch(0.88, 0.01, 90)),
      spot(oklch(0.42, 0.008, 80)),
      spot(oklch(0.6, 0.008, 80)),
      spot(oklch(0.34, 0.008, 80)),
    ],
    sizes: [0.17, 0.07, 0.036, 0.02],
    count: 9,
    gap: 0.035,
  }),
];
