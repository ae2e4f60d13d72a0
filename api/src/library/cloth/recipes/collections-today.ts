import { type Colour, oklch } from '../colour.js';
import { grunge } from '../kinds/distressed.js';
import { waxBatik } from '../kinds/dyed.js';
import { borderStripe, laidFloral } from '../kinds/floral-layouts.js';
import { chevron } from '../kinds/geometric.js';
import { geometric } from '../kinds/marked.js';
import { tossedStars } from '../kinds/neat.js';
import { set } from '../kinds/set.js';
import { stripes } from '../kinds/stripes.js';
import { tossed } from '../kinds/tossed.js';
import { gingham, mirrored, plaid, tartan } from '../kinds/woven.js';
import { firTree, pineBough } from '../motifs/evergreens.js';
import { fivePointStar } from '../motifs/figures.js';
import { bat, candyCorn, cat, ghost, web, witchHat } from '../motifs/halloween.js';
import { marks } from '../motifs/marks.js';
import { pumpkin } from '../motifs/orchard.js';
import { stamps } from '../motifs/stamps.js';
import { acorn, feather, mapleLeaf, oakLeaf } from '../motifs/woodland.js';
import { type Recipe } from '../recipe.js';

type OverPalettes = readonly (readonly [paletteNum: number, recipes: readonly Recipe[]])[];

const snow = oklch(0.972, 0.004, 95);
const citron = oklch(0.85, 0.16, 108);
const flame = oklch(0.68, 0.19, 42);
const pool = oklch(0.7, 0.115, 205);
const steel = oklch(0.45, 0.02, 250);
const berry = oklch(0.56, 0.2, 358);

/** Modern fabrics: clear colours, much white, large plain shapes. */
export const modern: OverPalettes = [
  [
    9,
    [
      geometric('Drafting Cross', oklch(0.47, 0.012, 250), 'plus', [snow], 14, 0.16),
      geometric('Asphalt Dash', oklch(0.36, 0.008, 250), 'dash', [citron, snow, snow], 12, 0.2),
    ],
  ],
  [19, [geometric('Studio Square', snow, 'openSquare', [oklch(0.86, 0.008, 250)], 12, 0.19)]],
  [4, [geometric('Citron Scallop', citron, 'scallop', [snow], 12, 0.23)]],
  [6, [geometric('Flame Triangle', flame, 'triangle', [snow, oklch(0.8, 0.13, 60)], 10, 0.2)]],
  [
    14,
    [
      geometric('Pool Ring', pool, 'ring', [snow], 10, 0.25),
      stripes('Poolside Stripe', snow, 6, [
        [pool, 0.05, 0.4],
        [steel, 0.6, 0.05],
        [pool, 0.75, 0.05],
      ]),
    ],
  ],
  [7, [chevron('Berry Zigzag', snow, [berry], 12)]],
  [
    15,
    [
      geometric('City Block', snow, 'square', [flame, pool, steel, citron, berry], 10, 0.2),
      tossed('Paper Cut', 'tossed triangles', {
        ground: snow,
        motifs: [flame, pool, steel, citron, berry].map(marks.triangle),
        sizes: [0.34, 0.22, 0.13],
        count: 28,
        gap: 0.02,
        even: true,
      }),
    ],
  ],
];

const palm = oklch(0.46, 0.11, 152);
const deepPalm = oklch(0.3, 0.07, 165);
const lime = oklch(0.76, 0.15, 125);
const hibiscus = oklch(0.6, 0.21, 15);
const mango = oklch(0.77, 0.16, 65);
const surf = oklch(0.72, 0.1, 195);
const orchid = oklch(0.6, 0.19, 340);

/** Tropical fabrics: leaves as large as plates, hibiscus and surf. */
export const tropical: OverPalettes = [
  [
    3,
    [
      jungle('Palm House', deepPalm, [palm, oklch(0.58, 0.13, 140), lime]),
      jungle('Banana Leaf', oklch(0.93, 0.03, 120), [palm, lime, oklch(0.62, 0.12, 150)]),
    ],
  ],
  [
    7,
    [
      laidFloral('Hibiscus Wall', 'packed', {
        ground: deepPalm,
        bloom: 'poppy',
        blooms: [hibiscus, orchid],
        daisies: mango,
        fillers: oklch(0.9, 0.06, 20),
        leaf: palm,
        eye: oklch(0.88, 0.14, 95),
        radius: 0.62,
      }),
    ],
  ],
  [
    6,
    [
      waxBatik(
        'Papaya Wax',
        [oklch(0.5, 0.16, 35), oklch(0.62, 0.18, 45), mango],
        oklch(0.94, 0.06, 85),
        'leaves',
      ),
    ],
  ],
  [
    14,
    [
      jungle('Surf Fern', surf, [oklch(0.86, 0.06, 190), oklch(0.5, 0.09, 205)]),
      grunge('Lagoon Water Grunge', oklch(0.66, 0.105, 190), oklch(0.52, 0.1, 205), oklch(0.84, 0.07, 180)),
    ],
  ],
  [
    12,
    [
      laidFloral('Orchid Island', 'trailing', {
        ground: oklch(0.9, 0.035, 310),
        bloom: 'poppy',
        blooms: [orchid, oklch(0.55, 0.17, 300)],
        daisies: oklch(0.97, 0.01, 90),
        fillers: mango,
        leaf: palm,
        eye: oklch(0.86, 0.14, 90),
        radius: 0.52,
      }),
    ],
  ],
  [
    15,
    [
      laidFloral('Luau Border', 'rows', {
        ground: oklch(0.33, 0.08, 215),
        bloom: 'sunflower',
        blooms: [mango, hibiscus],
        daisies: snow,
        fillers: orchid,
        leaf: lime,
        eye: oklch(0.4, 0.09, 50),
        radius: 0.5,
      }),
    ],
  ],
];

const spruce = oklch(0.36, 0.06, 160);
const bark = oklch(0.33, 0.04, 50);
const canoe = oklch(0.47, 0.15, 28);
const campfire = oklch(0.66, 0.15, 52);
const birch = oklch(0.92, 0.02, 85);
const lake = oklch(0.42, 0.06, 235);

/** Fabrics for a cabin: pine green, plaid and antler brown. */
export const lodge: OverPalettes = [
  [
    3,
    [
      tossed('Pine Lodge', 'tossed pine', {
        ground: oklch(0.83, 0.035, 125),
        motifs: [pineBough(spruce, bark)],
        sizes: [0.62, 0.44, 0.3],
        count: 20,
        gap: -0.16,
        even: true,
      }),
      set('Ridge Line Tree', 'set trees', {
        ground: lake,
        motif: [
          firTree(oklch(0.5, 0.08, 155), bark, [oklch(0.5, 0.08, 155)], oklch(0.5, 0.08, 155)),
          firTree(oklch(0.6, 0.07, 165), bark, [oklch(0.6, 0.07, 165)], oklch(0.6, 0.07, 165)),
        ],
        across: 8,
        down: 5,
        size: 0.46,
        lean: 3,
      }),
    ],
  ],
  [
    5,
    [
      tartan(
        'Canoe Plaid',
        mirrored([
          [canoe, 30],
          [bark, 8],
          [canoe, 6],
          [birch, 2],
          [bark, 16],
          [spruce, 3],
          [canoe, 28],
        ]),
      ),
      gingham('Lumberjack Check', bark, canoe, 32),
    ],
  ],
  [
    13,
    [
      tossed('Acorn Trail', 'tossed acorns', {
        ground: birch,
        motifs: [acorn(oklch(0.56, 0.09, 62), bark), oakLeaf(oklch(0.5, 0.1, 48))],
        sizes: [0.36, 0.25],
        count: 28,
        gap: 0,
        even: true,
        dot: oklch(0.6, 0.06, 60),
      }),
      plaid('Camp Blanket Plaid', [
        [birch, 30],
        [campfire, 8],
        [canoe, 8],
        [spruce, 8],
        [bark, 10],
      ]),
    ],
  ],
  [6, [tossedMaple('Maple Camp', bark)]],
  [
    10,
    [
      tossed('Birch Feather', 'tossed feathers', {
        ground: birch,
        motifs: [
          feather(oklch(0.72, 0.045, 65), oklch(0.5, 0.04, 55)),
          feather(oklch(0.8, 0.035, 75), oklch(0.56, 0.04, 60)),
        ],
        sizes: [0.5, 0.36, 0.24],
        count: 30,
        gap: -0.13,
        even: true,
      }),
    ],
  ],
];

const midnight = oklch(0.22, 0.02, 300);
const pumpkinOrange = oklch(0.69, 0.175, 50);
const poisonGreen = oklch(0.76, 0.17, 128);
const witch = oklch(0.42, 0.15, 305);
const bone = oklch(0.93, 0.018, 88);

/** Halloween fabrics with pumpkins, cats and bats. */
export const halloween: OverPalettes = [
  [
    16,
    [
      tossed('Pumpkin Night', 'tossed pumpkins', {
        ground: midnight,
        motifs: [
          pumpkin(pumpkinOrange, oklch(0.5, 0.1, 140)),
          pumpkin(oklch(0.76, 0.14, 68), oklch(0.5, 0.1, 140)),
        ],
        sizes: [0.44, 0.28],
        count: 20,
        gap: 0.03,
        lean: 18,
        dot: poisonGreen,
        even: true,
      }),
      tossed('Bat Flight', 'tossed bats', {
        ground: pumpkinOrange,
        motifs: [bat(oklch(0.24, 0.015, 300), bone)],
        sizes: [0.42, 0.27, 0.17],
        count: 21,
        gap: 0,
        lean: 35,
        even: true,
      }),
      set('Black Cat Alley', 'set cats', {
        ground: witch,
        motif: cat(oklch(0.2, 0.01, 300), oklch(0.88, 0.16, 105)),
        across: 8,
        down: 6,
        size: 0.36,
        mirror: true,
        between: fivePointStar(pumpkinOrange),
        betweenSize: 0.26,
      }),
      tossed('Ghost Story', 'tossed ghosts', {
        ground: oklch(0.52, 0.06, 285),
        motifs: [ghost(bone, midnight)],
        sizes: [0.4, 0.27],
        count: 23,
        gap: 0.02,
        lean: 20,
        dot: bone,
        even: true,
      }),
      tossed('Cobweb Corner', 'tossed webs', {
        ground: oklch(0.25, 0.006, 300),
        motifs: [web(oklch(0.66, 0.01, 280))],
        sizes: [0.6, 0.42, 0.26],
        count: 15,
        gap: -0.04,
        even: true,
      }),
      tossed('Candy Corn Toss', 'tossed candy corn', {
        ground: bone,
        motifs: [candyCorn(snow, pumpkinOrange, oklch(0.85, 0.15, 88))],
        sizes: [0.27, 0.19],
        count: 40,
        gap: 0.03,
        even: true,
        dot: midnight,
      }),
      tossed('Witch Hat Hop', 'tossed hats', {
        ground: poisonGreen,
        motifs: [
          witchHat(midnight, witch, oklch(0.85, 0.14, 88)),
          witchHat(witch, pumpkinOrange, oklch(0.85, 0.14, 88)),
        ],
        sizes: [0.4, 0.27],
        count: 22,
        gap: 0.02,
        lean: 25,
        even: true,
      }),
      stripes('Spooky Stripe', midnight, 8, [
        [pumpkinOrange, 0.05, 0.22],
        [poisonGreen, 0.38, 0.06],
        [witch, 0.52, 0.14],
      ]),
    ],
  ],
];

const oldGlory = oklch(0.46, 0.175, 26);
const fieldBlue = oklch(0.33, 0.1, 264);
const flagWhite = oklch(0.96, 0.01, 90);

/** Patriotic fabrics in red, white and blue. */
export const patriotic: OverPalettes = [
  [
    5,
    [
      stripes('Old Glory Stripe', flagWhite, 6, [[oldGlory, 0, 0.5]]),
      tossedStars('Freedom Star', oldGlory, [flagWhite, oklch(0.62, 0.15, 24)], 0.22),
    ],
  ],
  [
    2,
    [
      geometric('Field Of Stars', fieldBlue, 'star', [flagWhite], 14, 0.15),
      borderStripe('Parade Border', {
        ground: fieldBlue,
        bloom: 'poppy',
        blooms: [oldGlory, flagWhite],
        daisies: flagWhite,
        fillers: oldGlory,
        leaf: oklch(0.52, 0.06, 235),
        eye: oklch(0.8, 0.13, 84),
        radius: 0.46,
        band: oldGlory,
        stripe: flagWhite,
      }),
    ],
  ],
  [10, [tossedStars('Liberty Muslin', oklch(0.915, 0.025, 86), [oldGlory, fieldBlue], 0.16)]],
  [
    15,
    [
      tossed('Fireworks', 'tossed fireworks', {
        ground: oklch(0.25, 0.06, 268),
        motifs: [oldGlory, flagWhite, oklch(0.6, 0.13, 255)].map(stamps.sunbursts),
        sizes: [0.42, 0.28, 0.18],
        count: 27,
        gap: 0,
        even: true,
      }),
      gingham('Picnic Parade', flagWhite, oklch(0.5, 0.15, 262), 16),
      plaid(
        'Veterans Day Plaid',
        mirrored([
          [fieldBlue, 26],
          [flagWhite, 4],
          [oldGlory, 12],
          [flagWhite, 4],
          [fieldBlue, 2],
          [oldGlory, 58],
        ]),
      ),
    ],
  ],
];

/** A print of large fronds and leaves over each other, in flat colours. */
function jungle(name: string, ground: Colour, leaves: readonly Colour[]): Recipe {
  const motifs = leaves.flatMap((colour) => [stamps.ferns(colour), stamps.reeds(colour)]);
  return tossed(name, 'tossed leaves', {
    ground,
    motifs,
    sizes: [0.95, 0.6, 0.36],
    count: 18,
    gap: -0.3,
    even: true,
  });
}

function tossedMaple(name: string, ground: Colour): Recipe {
  const motifs = [campfire, oklch(0.56, 0.15, 38), oklch(0.74, 0.13, 75)].map(mapleLeaf);
  return tossed(name, 'tossed leaves', {
    ground,
    motifs,
    sizes: [0.44, 0.3, 0.18],
    count: 24,
    gap: -0.02,
    even: true,
  });
}
