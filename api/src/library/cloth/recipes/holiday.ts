import { type Colour, oklch } from '../colour.js';
import { chalk, cream, ink } from '../dyes.js';
import { damaskPrint, tossedStars } from '../kinds/neat.js';
import { knitted } from '../kinds/novelty.js';
import { set } from '../kinds/set.js';
import { stripes } from '../kinds/stripes.js';
import { tossed } from '../kinds/tossed.js';
import { mirrored, plaid, tartan } from '../kinds/woven.js';
import {
  bell,
  candyCane,
  gingerbreadMan,
  mitten,
  ornament,
  peppermint,
  snowman,
} from '../motifs/christmas.js';
import { songbird } from '../motifs/creatures.js';
import { firTree, holly, pineBough, poinsettia } from '../motifs/evergreens.js';
import { fivePointStar, snowflake, spot } from '../motifs/figures.js';
import { berries } from '../motifs/sprigs.js';
import { again, type Recipe } from '../recipe.js';

const red = oklch(0.5, 0.19, 26);
const velvet = oklch(0.38, 0.14, 24);
const pine = oklch(0.45, 0.1, 152);
const deepPine = oklch(0.31, 0.06, 158);
const gold = oklch(0.79, 0.125, 84);
const snow = oklch(0.965, 0.006, 200);
const frost = oklch(0.87, 0.04, 235);
const bark = oklch(0.4, 0.06, 50);

export const holiday: readonly Recipe[] = [
  hollyPrint('Holly Sprig', cream, pine, oklch(0.62, 0.17, 26)),
  hollyPrint('Holly Midnight', deepPine, oklch(0.55, 0.1, 148), gold),
  canes('Candy Cane Lane', oklch(0.85, 0.055, 165), pine, chalk),
  canes('Candy Cane Red', red, pine, oklch(0.9, 0.05, 25)),
  trees('Tree Farm', oklch(0.9, 0.03, 80), pine, oklch(0.72, 0.04, 240)),
  trees('Tree Farm Night', oklch(0.32, 0.075, 258), oklch(0.5, 0.09, 158), frost),
  poinsettias('Poinsettia Hall', cream, oklch(0.5, 0.19, 25), pine),
  again(
    poinsettias('Poinsettia Night', oklch(0.28, 0.055, 160), oklch(0.54, 0.19, 24), oklch(0.46, 0.09, 150)),
    6,
  ),
  tossed('Snow Crystal', 'tossed snowflakes', {
    ground: oklch(0.48, 0.175, 26),
    motifs: [snowflake(chalk), snowflake(oklch(0.86, 0.06, 20))],
    sizes: [0.4, 0.25, 0.15],
    count: 16,
    gap: 0.05,
    dot: chalk,
  }),
  tossed('Snow Flurry', 'tossed snowflakes', {
    ground: oklch(0.86, 0.03, 225),
    motifs: [snowflake(snow), snowflake(oklch(0.72, 0.06, 235))],
    sizes: [0.36, 0.24, 0.14],
    count: 20,
    gap: 0.04,
    dot: snow,
  }),
  tossedStars('Christmas Star', oklch(0.36, 0.075, 156), [gold, oklch(0.9, 0.06, 90)], 0.26),
  tossedStars('Tinsel Star', oklch(0.95, 0.018, 90), [red, gold, pine], 0.24),
  ornaments('Ornament Box', cream, oklch(0.82, 0.08, 84)),
  ornaments('Velvet Ornament', velvet, oklch(0.6, 0.15, 28)),
  set('Gingerbread Bakery', 'set gingerbread', {
    ground: oklch(0.55, 0.085, 175),
    motif: gingerbreadMan(oklch(0.6, 0.1, 62), chalk, red),
    across: 6,
    down: 4,
    size: 0.46,
    lean: 10,
    mirror: true,
    between: peppermint(red, chalk),
    betweenSize: 0.42,
  }),
  tossed('Mitten Weather', 'tossed mittens', {
    ground: oklch(0.84, 0.045, 232),
    motifs: [mitten(red, chalk), mitten(pine, chalk), mitten(oklch(0.42, 0.1, 258), chalk)],
    sizes: [0.42, 0.3],
    count: 19,
    gap: 0,
    lean: 45,
    fillers: [
      [snowflake(snow), 0.17],
      [snowflake(snow), 0.11],
    ],
    dot: snow,
  }),
  set('Snowman Parade', 'set snowmen', {
    ground: oklch(0.52, 0.095, 245),
    motif: [snowman(snow, ink, red), snowman(snow, oklch(0.3, 0.07, 158), gold)],
    across: 6,
    down: 4,
    size: 0.6,
    lean: 4,
    mirror: true,
    between: snowflake(frost),
    betweenSize: 0.26,
  }),
  tossed('Jingle Bell', 'tossed bells', {
    ground: oklch(0.42, 0.155, 26),
    motifs: [bell(gold, pine)],
    sizes: [0.4, 0.28],
    count: 21,
    gap: 0,
    lean: 30,
    fillers: [
      [holly(oklch(0.5, 0.1, 150), cream), 0.22],
      [holly(oklch(0.5, 0.1, 150), cream), 0.15],
    ],
    dot: gold,
  }),
  tartan(
    'Yuletide Plaid',
    mirrored([
      [oklch(0.46, 0.17, 26), 44],
      [deepPine, 12],
      [gold, 2],
      [deepPine, 20],
      [chalk, 2],
      [deepPine, 4],
      [oklch(0.46, 0.17, 26), 4],
    ]),
  ),
  plaid('Mistletoe Plaid', [
    [oklch(0.52, 0.09, 148), 22],
    [cream, 4],
    [oklch(0.38, 0.075, 156), 14],
    [red, 3],
    [oklch(0.38, 0.075, 156), 3],
    [cream, 14],
    [gold, 4],
  ]),
  stripes('Elf Stripe', chalk, 8, [
    [red, 0.04, 0.24],
    [pine, 0.42, 0.18],
    [gold, 0.66, 0.035],
  ]),
  tossed('Peppermint Drop', 'tossed peppermints', {
    ground: oklch(0.92, 0.035, 165),
    motifs: [peppermint(red, chalk), peppermint(pine, chalk)],
    sizes: [0.38, 0.27],
    count: 22,
    gap: 0.02,
    fillers: [
      [fivePointStar(oklch(0.76, 0.07, 165)), 0.1],
      [fivePointStar(oklch(0.76, 0.07, 165)), 0.06],
    ],
    dot: oklch(0.72, 0.13, 22),
  }),
  tossed('Evergreen Bough', 'tossed pine', {
    ground: oklch(0.27, 0.045, 160),
    motifs: [
      pineBough(oklch(0.46, 0.085, 150), oklch(0.5, 0.08, 55)),
      pineBough(oklch(0.55, 0.085, 165), oklch(0.56, 0.08, 60)),
    ],
    sizes: [0.66, 0.44],
    count: 16,
    gap: -0.2,
    fillers: [
      [berries(red, bark), 0.22],
      [spot(red), 0.05],
    ],
    dot: cream,
  }),
  tossed('Winter Cardinal', 'tossed birds', {
    ground: oklch(0.93, 0.018, 225),
    motifs: [
      songbird(
        oklch(0.52, 0.19, 27),
        oklch(0.58, 0.19, 28),
        oklch(0.22, 0.01, 60),
        oklch(0.76, 0.15, 66),
        true,
      ),
      songbird(
        oklch(0.58, 0.06, 60),
        oklch(0.72, 0.06, 65),
        oklch(0.34, 0.03, 50),
        oklch(0.7, 0.15, 50),
        true,
      ),
    ],
    sizes: [0.54, 0.38],
    count: 14,
    gap: -0.03,
    lean: 10,
    fillers: [
      [[holly(pine, red), snowflake(oklch(0.8, 0.045, 235))], 0.22],
      [[holly(pine, red), snowflake(oklch(0.8, 0.045, 235))], 0.14],
    ],
    dot: oklch(0.8, 0.045, 235),
  }),
  damaskPrint('Holiday Damask', oklch(0.36, 0.135, 24), oklch(0.66, 0.12, 78)),
  knitted(
    'Nordic Sweater',
    [
      'rrrrrrrrrrrrrrrr',
      'wrwrwrwrwrwrwrwr',
      'rrrrrrrrrrrrrrrr',
      'rrrrwrrrrrrrwrrr',
      'rwrwwwrwrrrwwwrr',
      'rrwwrwwrrrwwrwwr',
      'rwwrrrwwrwwrrrww',
      'rrwwrwwrrrwwrwwr',
      'rwrwwwrwrrrwwwrr',
      'rrrrwrrrrrrrwrrr',
      'rrrrrrrrrrrrrrrr',
      'wrwrwrwrwrwrwrwr',
      'gggggggggggggggg',
      'gwgggwgggwgggwgg',
      'wwwgwwwgwwwgwwwg',
      'gggggggggggggggg',
    ],
    { r: oklch(0.46, 0.165, 26), w: chalk, g: oklch(0.38, 0.085, 154) },
  ),
];

function hollyPrint(name: string, ground: Colour, green: Colour, dot: Colour): Recipe {
  return tossed(name, 'tossed holly', {
    ...{ ground, motifs: [holly(green, red)], sizes: [0.44, 0.31], count: 20, gap: -0.02, dot },
    ...{
      fillers: [
        [berries(red, bark), 0.2],
        [spot(red), 0.05],
      ],
    },
  });
}

function canes(name: string, ground: Colour, bow: Colour, star: Colour): Recipe {
  return tossed(name, 'tossed candy canes', {
    ...{
      ground,
      motifs: [candyCane(oklch(0.54, 0.2, 25), chalk, bow)],
      sizes: [0.4, 0.29],
      count: 22,
      gap: -0.02,
    },
    ...{
      fillers: [
        [fivePointStar(star), 0.11],
        [fivePointStar(star), 0.07],
      ],
      dot: star,
    },
  });
}

function trees(name: string, ground: Colour, green: Colour, flake: Colour): Recipe {
  return set(name, 'set trees', {
    ...{ ground, motif: firTree(green, bark, [red, gold, oklch(0.72, 0.09, 240)], gold), across: 6, down: 4 },
    ...{ size: 0.56, lean: 3, mirror: true, between: snowflake(flake), betweenSize: 0.34 },
  });
}

function poinsettias(name: string, ground: Colour, petals: Colour, green: Colour): Recipe {
  return tossed(name, 'poinsettia', {
    ...{
      ground,
      motifs: [
        poinsettia(petals, green, gold),
        poinsettia(petals, green, gold),
        poinsettia(snow, green, gold),
      ],
    },
    ...{ sizes: [0.56, 0.36], even: true, count: 21, gap: -0.08, dot: gold },
    ...{
      fillers: [
        [[holly(green, red), berries(red, green)], 0.24],
        [[holly(green, red), berries(red, green)], 0.16],
      ],
    },
  });
}

function ornaments(name: string, ground: Colour, dot: Colour): Recipe {
  const balls = [
    ornament(oklch(0.54, 0.19, 26), chalk, gold),
    ornament(oklch(0.46, 0.1, 152), gold, gold),
    ornament(oklch(0.5, 0.1, 245), chalk, gold),
    ornament(oklch(0.8, 0.12, 84), red, gold),
  ];
  return tossed(name, 'tossed ornaments', {
    ...{ ground, motifs: balls, sizes: [0.42, 0.3], count: 21, gap: 0, lean: 25, dot },
    ...{
      fillers: [
        [[fivePointStar(gold), snowflake(dot)], 0.13],
        [[fivePointStar(gold), snowflake(dot)], 0.08],
      ],
    },
  });
}
