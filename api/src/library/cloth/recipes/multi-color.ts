import { type Colour, oklch } from '../colour.js';
import { chalk, cheddar, cream } from '../dyes.js';
import { calico } from '../kinds/calico.js';
import { dots } from '../kinds/dots.js';
import { batik, waxBatik } from '../kinds/dyed.js';
import { watercolour } from '../kinds/watercolour.js';
import { chevron, scales } from '../kinds/geometric.js';
import { largeFloral } from '../kinds/large-floral.js';
import { argyle, hexagons } from '../kinds/lattice.js';
import { paisleyPrint } from '../kinds/neat.js';
import { patchwork, watercolourFloral } from '../kinds/novelty.js';
import { stripes } from '../kinds/stripes.js';
import { ikat } from '../kinds/texture.js';
import { tossed } from '../kinds/tossed.js';
import { plaid, wovenStripe } from '../kinds/woven.js';
import { butterfly, songbird } from '../motifs/creatures.js';
import { spot } from '../motifs/figures.js';
import { forgetMeNot, openLeaf } from '../motifs/sprigs.js';
import { again, type Recipe } from '../recipe.js';

const red = oklch(0.56, 0.18, 25);
const orange = oklch(0.7, 0.16, 52);
const gold = oklch(0.82, 0.14, 84);
const leafGreen = oklch(0.6, 0.12, 142);
const teal = oklch(0.6, 0.1, 200);
const blue = oklch(0.52, 0.13, 255);
const violet = oklch(0.52, 0.14, 302);
const pink = oklch(0.72, 0.14, 5);
const night = oklch(0.25, 0.05, 275);

export const multiColor: readonly Recipe[] = [
  plaid(
    'Beach Madras',
    [
      [oklch(0.62, 0.13, 245), 26],
      [cream, 3],
      [oklch(0.72, 0.12, 20), 18],
      [gold, 4],
      [oklch(0.72, 0.1, 165), 22],
      [oklch(0.4, 0.1, 265), 5],
      [cream, 12],
      [oklch(0.72, 0.12, 20), 4],
      [oklch(0.62, 0.13, 245), 14],
      [gold, 20],
    ],
    [
      [oklch(0.72, 0.1, 165), 20],
      [cream, 14],
      [oklch(0.62, 0.13, 245), 24],
      [oklch(0.72, 0.12, 20), 6],
      [cream, 4],
      [gold, 16],
      [oklch(0.4, 0.1, 265), 4],
      [oklch(0.72, 0.12, 20), 26],
      [cream, 14],
    ],
  ),
  plaid(
    'Sunset Madras',
    [
      [oklch(0.7, 0.15, 50), 30],
      [oklch(0.45, 0.14, 330), 12],
      [gold, 6],
      [oklch(0.55, 0.17, 20), 24],
      [oklch(0.5, 0.08, 215), 16],
      [cream, 3],
      [oklch(0.45, 0.14, 330), 9],
      [gold, 28],
    ],
    [
      [oklch(0.55, 0.17, 20), 28],
      [gold, 12],
      [oklch(0.5, 0.08, 215), 20],
      [cream, 3],
      [oklch(0.7, 0.15, 50), 34],
      [oklch(0.45, 0.14, 330), 18],
      [gold, 5],
      [oklch(0.5, 0.08, 215), 8],
    ],
  ),
  hexagons('Hexagon Garden', {
    ground: cream,
    colours: [
      oklch(0.66, 0.1, 150),
      oklch(0.7, 0.1, 300),
      oklch(0.6, 0.1, 195),
      oklch(0.78, 0.13, 82),
      oklch(0.74, 0.12, 10),
      oklch(0.55, 0.12, 258),
    ],
    across: 7,
  }),
  confetti('Confetti Party', chalk, [red, gold, teal, blue, pink, leafGreen]),
  confetti(
    'Confetti Night',
    night,
    [
      oklch(0.62, 0.16, 5),
      oklch(0.72, 0.13, 80),
      oklch(0.58, 0.1, 200),
      oklch(0.62, 0.16, 45),
      oklch(0.55, 0.14, 300),
      oklch(0.56, 0.12, 250),
    ],
    0.07,
  ),
  dots('Jelly Bean Dot', {
    ground: cream,
    dots: [red, gold, leafGreen, teal, violet, pink, orange],
    size: 0.3,
    across: 14,
    halfDrop: true,
  }),
  stripes('Beach Chair Stripe', cream, 4, [
    [oklch(0.66, 0.15, 30), 0, 0.3],
    [gold, 0.38, 0.16],
    [teal, 0.62, 0.3],
    [blue, 1.0, 0.05],
    [leafGreen, 1.1, 0.2],
    [pink, 1.36, 0.08],
  ]),
  stripes('Crayon Stripe', gold, 3, [
    [red, 0, 0.27],
    [orange, 0.27, 0.24],
    [leafGreen, 0.75, 0.26],
    [teal, 1.01, 0.24],
    [blue, 1.25, 0.27],
    [violet, 1.52, 0.24],
    [pink, 1.76, 0.24],
  ]),
  butterflies('Butterfly Garden', oklch(0.95, 0.025, 110), oklch(0.72, 0.1, 150)),
  butterflies('Butterfly Dusk', oklch(0.3, 0.08, 285), oklch(0.62, 0.09, 290)),
  calico('Wildflower Meadow', {
    ground: oklch(0.955, 0.02, 95),
    blooms: [red, blue, gold, pink],
    fillers: [oklch(0.7, 0.11, 300), orange, oklch(0.72, 0.09, 240), pink],
    leaf: oklch(0.58, 0.1, 142),
    eye: oklch(0.88, 0.11, 92),
    scale: 0.9,
    count: 34,
  }),
  calico('Wildflower Midnight', {
    ground: oklch(0.23, 0.035, 262),
    blooms: [oklch(0.66, 0.18, 20), gold, oklch(0.66, 0.13, 300), oklch(0.62, 0.12, 245)],
    fillers: [oklch(0.64, 0.11, 240), oklch(0.62, 0.15, 5), orange, oklch(0.62, 0.1, 155)],
    leaf: oklch(0.55, 0.09, 148),
    eye: cheddar,
    scale: 0.75,
    count: 30,
    gap: 0.09,
  }),
  again(
    largeFloral('Fiesta Garden', {
      ground: oklch(0.27, 0.05, 230),
      bloom: 'poppy',
      blooms: [oklch(0.6, 0.19, 22), oklch(0.66, 0.17, 355), oklch(0.74, 0.15, 60)],
      daisies: oklch(0.86, 0.11, 90),
      fillers: oklch(0.72, 0.1, 200),
      leaf: oklch(0.5, 0.1, 148),
      eye: night,
      radius: 0.66,
    }),
    6,
  ),
  largeFloral('Cottage Bouquet', {
    ground: cream,
    bloom: 'peony',
    blooms: [oklch(0.68, 0.15, 8), oklch(0.64, 0.11, 265), oklch(0.8, 0.12, 75)],
    daisies: oklch(0.84, 0.07, 305),
    fillers: oklch(0.66, 0.15, 30),
    leaf: oklch(0.58, 0.085, 148),
    eye: cheddar,
    radius: 0.64,
  }),
  again(
    watercolourFloral(
      'Painted Garden',
      chalk,
      [oklch(0.6, 0.14, 305), oklch(0.66, 0.17, 5), oklch(0.74, 0.15, 60), oklch(0.6, 0.12, 250)],
      oklch(0.56, 0.09, 155),
    ),
    7,
  ),
  watercolour('Opal Watercolour', chalk, [
    oklch(0.87, 0.07, 200),
    oklch(0.86, 0.08, 350),
    oklch(0.84, 0.07, 285),
    oklch(0.9, 0.06, 165),
    oklch(0.88, 0.07, 320),
  ]),
  batik(
    'Festival Batik',
    [
      oklch(0.36, 0.14, 290),
      oklch(0.54, 0.18, 355),
      oklch(0.72, 0.16, 55),
      oklch(0.78, 0.1, 180),
      oklch(0.5, 0.12, 250),
    ],
    'blossoms',
  ),
  waxBatik(
    'Carnival Wax',
    [oklch(0.32, 0.11, 285), oklch(0.48, 0.15, 345), oklch(0.56, 0.11, 220), oklch(0.68, 0.15, 50)],
    oklch(0.92, 0.07, 92),
    'sunbursts',
  ),
  paisleyPrint('Folk Paisley', oklch(0.3, 0.07, 265), {
    contour: oklch(0.86, 0.1, 84),
    body: oklch(0.54, 0.18, 22),
    inner: oklch(0.5, 0.09, 200),
    heart: oklch(0.74, 0.14, 5),
    bead: oklch(0.76, 0.11, 150),
  }),
  chevron('Carnival Zigzag', cream, [red, gold, teal, violet], 8),
  scales('Clamshell Quilt', oklch(0.93, 0.03, 90), [blue, pink, gold, teal], 6),
  argyle('Harlequin', {
    colours: [night, oklch(0.4, 0.14, 24), oklch(0.38, 0.075, 205), oklch(0.5, 0.1, 70)],
    net: oklch(0.66, 0.09, 80),
    across: 6,
    down: 4,
  }),
  tossed('Songbird Orchard', 'tossed birds', {
    ground: oklch(0.93, 0.03, 170),
    motifs: [
      songbird(oklch(0.52, 0.12, 250), oklch(0.74, 0.13, 50), oklch(0.42, 0.1, 255), oklch(0.38, 0.04, 60)),
      songbird(oklch(0.78, 0.14, 88), oklch(0.9, 0.09, 95), oklch(0.3, 0.02, 60), oklch(0.66, 0.15, 50)),
      songbird(oklch(0.58, 0.1, 165), oklch(0.86, 0.08, 110), oklch(0.44, 0.08, 170), oklch(0.38, 0.04, 60)),
    ],
    sizes: [0.52, 0.36],
    count: 15,
    gap: -0.04,
    lean: 12,
    fillers: [
      [[forgetMeNot(pink, gold), forgetMeNot(chalk, orange), openLeaf(oklch(0.6, 0.1, 145))], 0.15],
      [[forgetMeNot(pink, gold), forgetMeNot(chalk, orange), openLeaf(oklch(0.6, 0.1, 145))], 0.1],
    ],
    dot: red,
  }),
  ikat('Fiesta Warp Ikat', [gold, red, cream, violet, teal, cream, night], 4, 3),
  patchwork(
    'Quilt Scraps',
    [red, blue, gold, leafGreen, pink, oklch(0.4, 0.06, 45), teal, oklch(0.72, 0.1, 300)],
    cream,
  ),
  wovenStripe('Saltillo Stripe', [
    [oklch(0.25, 0.04, 265), 13],
    [oklch(0.46, 0.17, 26), 6],
    [oklch(0.58, 0.16, 45), 3],
    [gold, 2],
    [cream, 1],
    [oklch(0.46, 0.09, 205), 6],
    [oklch(0.38, 0.1, 255), 8],
    [oklch(0.46, 0.1, 145), 4],
    [gold, 1],
    [oklch(0.28, 0.04, 265), 9],
    [oklch(0.6, 0.16, 5), 4],
    [oklch(0.4, 0.13, 305), 6],
    [cream, 1],
  ]),
];

/** A print of scattered paper dots in four sizes. */
function confetti(name: string, ground: Colour, colours: readonly Colour[], gap = 0.03): Recipe {
  return tossed(name, 'confetti', {
    ground,
    motifs: colours.map(spot),
    sizes: [0.13, 0.085, 0.05, 0.03],
    count: 70,
    gap,
  });
}

/** A print of butterflies in five colourings, with leaves between them. */
function butterflies(name: string, ground: Colour, sprig: Colour): Recipe {
  const wings = [orange, oklch(0.62, 0.12, 250), pink, gold, oklch(0.62, 0.1, 180)];
  return tossed(name, 'tossed butterflies', {
    ...{
      ground,
      motifs: wings.map((wing) => butterfly(wing, cream, night)),
      sizes: [0.4, 0.28, 0.18],
      even: true,
      count: 20,
    },
    ...{
      gap: 0,
      lean: 60,
      fillers: [
        [openLeaf(sprig), 0.16],
        [openLeaf(sprig), 0.1],
      ],
      dot: sprig,
    },
  });
}
