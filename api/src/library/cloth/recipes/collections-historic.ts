import { oklch } from '../colour.js';
import { calico } from '../kinds/calico.js';
import { dots } from '../kinds/dots.js';
import { borderStripe, laidFloral } from '../kinds/floral-layouts.js';
import { geometric } from '../kinds/marked.js';
import { foulard, paisleyPrint, shirting, tossedLeaves } from '../kinds/neat.js';
import { stripes, vineStripe } from '../kinds/stripes.js';
import { tossed } from '../kinds/tossed.js';
import { gingham, mirrored, plaid, tartan, ticking } from '../kinds/woven.js';
import { eightPointStar, medallion, scroll } from '../motifs/figures.js';
import { marks } from '../motifs/marks.js';
import { berries, cherries, tulip } from '../motifs/sprigs.js';
import { type Recipe } from '../recipe.js';

type OverPalettes = readonly (readonly [paletteNum: number, recipes: readonly Recipe[]])[];

const cream = oklch(0.945, 0.022, 90);
const tea = oklch(0.9, 0.035, 82);
const cheddar = oklch(0.75, 0.145, 74);
const madder = oklch(0.42, 0.12, 32);
const rust = oklch(0.5, 0.12, 42);
const indigo = oklch(0.33, 0.085, 262);
const prussian = oklch(0.42, 0.11, 248);
const chocolate = oklch(0.33, 0.05, 48);
const poison = oklch(0.52, 0.12, 135);
const pink = oklch(0.79, 0.095, 8);
const deepPink = oklch(0.6, 0.17, 8);

/** Fabrics in the style of the 1860s: double pinks, cheddar, madder, indigo, Prussian blue, poison green. */
export const civilWar: OverPalettes = [
  [
    7,
    [
      foulard('Double Pink', pink, deepPink, oklch(0.9, 0.05, 10)),
      geometric('Double Pink Seed', pink, 'speck', [deepPink, oklch(0.7, 0.14, 8)], 28, 0.05),
    ],
  ],
  [
    4,
    [
      foulard(
        'Cheddar Rosette',
        cheddar,
        oklch(0.36, 0.08, 40),
        cream,
        eightPointStar(oklch(0.4, 0.1, 35), cream),
      ),
    ],
  ],
  [
    5,
    [
      vineStripe('Madder Border', {
        ground: madder,
        band: tea,
        edge: chocolate,
        flower: rust,
        leaf: oklch(0.45, 0.05, 110),
        eye: cheddar,
        across: 5,
      }),
      paisleyPrint('Turkey Red Paisley', oklch(0.45, 0.165, 28), {
        contour: cheddar,
        body: indigo,
        inner: cream,
        heart: poison,
        bead: cheddar,
      }),
    ],
  ],
  [
    13,
    [
      calico('Madder Brown', {
        ground: oklch(0.38, 0.075, 42),
        blooms: [oklch(0.62, 0.12, 45), tea],
        fillers: [pink, cheddar],
        leaf: oklch(0.5, 0.05, 110),
        eye: chocolate,
        scale: 0.7,
        count: 38,
      }),
      borderStripe('Conestoga Border', {
        ground: chocolate,
        bloom: 'rose',
        blooms: [madder, rust],
        daisies: tea,
        fillers: cheddar,
        leaf: oklch(0.47, 0.05, 115),
        eye: cheddar,
        radius: 0.46,
        band: tea,
        stripe: rust,
      }),
    ],
  ],
  [
    2,
    [
      geometric('Indigo Seed', indigo, 'drop', [cream], 22, 0.05),
      stripes('Prussian Rainbow', prussian, 8, [
        [oklch(0.55, 0.11, 245), 0.06, 0.2],
        [oklch(0.7, 0.08, 240), 0.12, 0.08],
        [tea, 0.45, 0.03],
        [chocolate, 0.55, 0.06],
      ]),
    ],
  ],
  [
    3,
    [
      calico('Poison Green', {
        ground: poison,
        blooms: [cheddar],
        fillers: [oklch(0.35, 0.07, 150), cream],
        leaf: oklch(0.35, 0.07, 150),
        eye: madder,
        scale: 0.6,
        count: 44,
      }),
    ],
  ],
];

const sack = oklch(0.96, 0.012, 90);
const nile = oklch(0.84, 0.075, 155);
const jade = oklch(0.72, 0.1, 160);
const sunny = oklch(0.88, 0.125, 92);
const coral = oklch(0.72, 0.145, 28);
const sky = oklch(0.78, 0.085, 240);
const orchid = oklch(0.76, 0.095, 315);
const ruby = oklch(0.55, 0.19, 22);

/** Fabrics in the style of the 1930s' flour and feed sacks: bright and clear colours on white. */
export const feedsack: OverPalettes = [
  [
    3,
    [
      calico('Nile Green Sack', {
        ground: nile,
        blooms: [sack, coral],
        fillers: [sunny, ruby],
        leaf: oklch(0.56, 0.11, 155),
        eye: sunny,
        scale: 0.85,
        count: 34,
      }),
      dots('Jadeite Dot', { ground: jade, dots: [sack, sunny], size: 0.16, across: 12, halfDrop: true }),
    ],
  ],
  [
    4,
    [
      tossed('Sunny Orchard Sack', 'tossed cherries', {
        ground: sunny,
        motifs: [cherries(ruby, oklch(0.55, 0.12, 145))],
        sizes: [0.32, 0.2],
        count: 26,
        gap: 0.03,
        dot: sack,
        even: true,
      }),
    ],
  ],
  [
    2,
    [
      calico('Laundry Day Sack', {
        ground: sky,
        blooms: [sack],
        fillers: [sunny, coral],
        leaf: oklch(0.58, 0.1, 200),
        eye: sunny,
        scale: 1.1,
        count: 26,
      }),
    ],
  ],
  [12, [shirting('Orchid Sack', orchid, tulip(sack, oklch(0.6, 0.09, 155)), 0.24)]],
  [6, [geometric('Coral Sack Star', coral, 'star', [sack, sunny], 16, 0.13)]],
  [
    7,
    [
      laidFloral('Quilting Bee Bouquet', 'bouquets', {
        ground: sack,
        bloom: 'poppy',
        blooms: [coral, sky, orchid],
        daisies: sunny,
        fillers: ruby,
        leaf: jade,
        eye: sunny,
        radius: 0.5,
      }),
    ],
  ],
  [
    15,
    [
      tossed('Button Jar', 'tossed buttons', {
        ground: sack,
        motifs: [ruby, sky, jade, sunny, orchid].map(marks.button),
        sizes: [0.26, 0.18, 0.11],
        count: 30,
        gap: 0.03,
        even: true,
      }),
      geometric('Jacks And Marbles', sack, 'asterisk', [ruby, sky, jade, oklch(0.82, 0.13, 85)], 16, 0.13),
    ],
  ],
];

const [white, inkBlack, inkBlue, inkRed, inkBrown] = [
  oklch(0.968, 0.006, 95),
  oklch(0.3, 0.01, 70),
  oklch(0.45, 0.1, 258),
  oklch(0.5, 0.155, 25),
  oklch(0.46, 0.06, 50),
];

/** Fabrics in white and cream with one small figure, as in old shirts. */
export const shirtings: OverPalettes = [
  [
    19,
    [
      shirting('Inkwell Sprig Shirting', oklch(0.982, 0.003, 240), marks.sprig(oklch(0.62, 0.01, 250)), 0.13),
      shirting('Gray Coin Shirting', oklch(0.975, 0.004, 90), marks.ring(oklch(0.66, 0.008, 250)), 0.075),
      shirting(
        'Mist Diamond Shirting',
        oklch(0.97, 0.005, 230),
        marks.diamond(oklch(0.76, 0.025, 240)),
        0.075,
      ),
    ],
  ],
  [
    10,
    [
      shirting('Black Anchor Cross Shirting', white, marks.plus(inkBlack), 0.06),
      shirting('Indigo Leaf Shirting', oklch(0.945, 0.03, 95), marks.leafOutline(inkBlue), 0.15),
      shirting('Madder Berry Shirting', oklch(0.91, 0.035, 84), berries(inkRed, inkBrown), 0.17),
      shirting('Walnut Scroll Shirting', oklch(0.885, 0.03, 78), scroll(inkBrown), 0.17),
      stripes('Banker Shirting Stripe', white, 16, [
        [inkBlue, 0.05, 0.025],
        [inkBlue, 0.12, 0.025],
        [inkRed, 0.26, 0.015],
      ]),
      stripes('Sepia Shirting Stripe', cream, 12, [
        [inkBrown, 0.05, 0.09],
        [oklch(0.75, 0.04, 60), 0.2, 0.02],
        [oklch(0.75, 0.04, 60), 0.38, 0.02],
      ]),
    ],
  ],
];

const oatmeal = oklch(0.85, 0.04, 82);
const barn = oklch(0.42, 0.13, 28);
const loden = oklch(0.42, 0.06, 140);
const ochre = oklch(0.66, 0.11, 75);
const blueBlack = oklch(0.3, 0.05, 255);
const umber = oklch(0.36, 0.04, 55);

/** Fabrics like those woven at home from home-dyed yarn: checks, plaids and ticking in aged colours. */
export const homespun: OverPalettes = [
  [
    5,
    [
      plaid(
        'Barn Raising Homespun',
        mirrored([
          [barn, 18],
          [oatmeal, 4],
          [barn, 6],
          [blueBlack, 12],
          [oatmeal, 2],
        ]),
      ),
      gingham('Root Cellar Check', oatmeal, barn, 16),
    ],
  ],
  [
    2,
    [
      plaid(
        'Blueberry Homespun',
        mirrored([
          [blueBlack, 22],
          [oatmeal, 3],
          [blueBlack, 8],
          [oklch(0.5, 0.06, 245), 9],
          [oatmeal, 2],
        ]),
      ),
      ticking(
        'Cabin Ticking',
        mirrored([
          [oatmeal, 9],
          [blueBlack, 3],
          [oatmeal, 3],
          [barn, 5],
          [oatmeal, 3],
          [blueBlack, 3],
          [oatmeal, 21],
        ]),
      ),
    ],
  ],
  [
    3,
    [
      gingham('Loden Check', oatmeal, loden, 8),
      tartan(
        'Timberline Homespun',
        mirrored([
          [loden, 40],
          [umber, 6],
          [loden, 6],
          [ochre, 3],
          [umber, 10],
          [oatmeal, 2],
          [barn, 34],
        ]),
      ),
    ],
  ],
  [
    4,
    [
      plaid(
        'Ochre Homespun',
        mirrored([
          [ochre, 26],
          [umber, 3],
          [ochre, 5],
          [oatmeal, 9],
          [umber, 4],
        ]),
      ),
    ],
  ],
  [
    13,
    [
      gingham('Walnut Check', oatmeal, umber, 16),
      plaid('Saddle Blanket Homespun', [
        [umber, 20],
        [ochre, 4],
        [barn, 8],
        [oatmeal, 4],
        [loden, 12],
        [umber, 12],
        [oatmeal, 4],
      ]),
    ],
  ],
];

const toileInk = (l: number, c: number, h: number) => ({
  blooms: [oklch(l, c, h), oklch(l + 0.12, c * 0.8, h)],
  daisies: oklch(l + 0.2, c * 0.6, h),
  fillers: oklch(l + 0.1, c * 0.8, h),
  leaf: oklch(l + 0.06, c * 0.75, h),
  eye: oklch(Math.min(0.93, l + 0.34), c * 0.3, h),
});

/** Fabrics with garden scenes in the tones of one ink, as engraved plates printed them. */
export const toile: OverPalettes = [
  [
    2,
    [
      laidFloral('Versailles Toile', 'wreaths', {
        ground: oklch(0.955, 0.014, 90),
        bloom: 'rose',
        ...toileInk(0.45, 0.1, 258),
        radius: 0.56,
      }),
      borderStripe('Chateau Border', {
        ground: oklch(0.95, 0.016, 90),
        bloom: 'peony',
        ...toileInk(0.48, 0.09, 255),
        radius: 0.48,
        band: oklch(0.86, 0.035, 250),
        stripe: oklch(0.48, 0.09, 255),
      }),
    ],
  ],
  [
    5,
    [
      laidFloral('Jouy Toile', 'bouquets', {
        ground: oklch(0.95, 0.02, 88),
        bloom: 'peony',
        ...toileInk(0.48, 0.15, 24),
        radius: 0.54,
      }),
    ],
  ],
  [
    8,
    [
      laidFloral('Noir Toile', 'trailing', {
        ground: oklch(0.23, 0.004, 80),
        bloom: 'rose',
        blooms: [oklch(0.86, 0.012, 88), oklch(0.72, 0.01, 85)],
        daisies: oklch(0.78, 0.01, 85),
        fillers: oklch(0.7, 0.01, 80),
        leaf: oklch(0.5, 0.008, 90),
        eye: oklch(0.4, 0.01, 70),
        radius: 0.5,
      }),
    ],
  ],
  [
    3,
    [
      laidFloral('Sage Toile', 'rows', {
        ground: oklch(0.95, 0.016, 100),
        bloom: 'peony',
        ...toileInk(0.5, 0.06, 145),
        radius: 0.46,
      }),
    ],
  ],
  [
    9,
    [
      laidFloral('Grisaille Toile', 'wreaths', {
        ground: oklch(0.93, 0.004, 90),
        bloom: 'peony',
        ...toileInk(0.45, 0.006, 250),
        radius: 0.58,
      }),
    ],
  ],
  [
    13,
    [
      tossedLeaves('Sepia Leaf Toile', oklch(0.92, 0.03, 84), [
        oklch(0.52, 0.06, 55),
        oklch(0.66, 0.06, 62),
        oklch(0.6, 0.05, 58),
      ]),
    ],
  ],
  [
    7,
    [
      laidFloral('Rose Toile', 'packed', {
        ground: oklch(0.94, 0.02, 20),
        bloom: 'rose',
        ...toileInk(0.62, 0.12, 8),
        radius: 0.6,
      }),
    ],
  ],
  [
    10,
    [
      foulard(
        'Ivory Medallion Toile',
        oklch(0.93, 0.024, 88),
        oklch(0.8, 0.04, 80),
        oklch(0.72, 0.05, 74),
        medallion(oklch(0.79, 0.045, 78), oklch(0.7, 0.05, 72)),
      ),
    ],
  ],
];
