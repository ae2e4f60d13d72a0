import { type Colour, oklch } from '../colour.js';
import { chalk } from '../dyes.js';
import { calico } from '../kinds/calico.js';
import { dots } from '../kinds/dots.js';
import { chevron } from '../kinds/geometric.js';
import { tossedStars } from '../kinds/neat.js';
import { set } from '../kinds/set.js';
import { stripes } from '../kinds/stripes.js';
import { tossed } from '../kinds/tossed.js';
import { gingham, plaid } from '../kinds/woven.js';
import { fivePointStar, heart, spot } from '../motifs/figures.js';
import {
  balloon,
  bunny,
  cloud,
  duck,
  elephant,
  lamb,
  moon,
  teddy,
  toyBlock,
  umbrella,
} from '../motifs/nursery.js';
import { bubble, whale } from '../motifs/seaside.js';
import { forgetMeNot } from '../motifs/sprigs.js';
import { type Recipe } from '../recipe.js';

const pink = oklch(0.86, 0.06, 8);
const rosy = oklch(0.77, 0.1, 10);
const skyBlue = oklch(0.88, 0.05, 235);
const babyBlue = oklch(0.76, 0.085, 240);
const mintGreen = oklch(0.89, 0.055, 158);
const jade = oklch(0.77, 0.085, 158);
const custard = oklch(0.92, 0.07, 95);
const sunny = oklch(0.87, 0.12, 92);
const lilac = oklch(0.83, 0.065, 302);
const milk = oklch(0.96, 0.012, 95);

export const baby: readonly Recipe[] = [
  set('Duck Pond', 'set ducks', {
    ground: skyBlue,
    motif: duck(sunny, oklch(0.74, 0.14, 58)),
    across: 6,
    size: 0.38,
    lean: 5,
    mirror: true,
    between: forgetMeNot(chalk, oklch(0.85, 0.08, 130)),
    betweenSize: 0.22,
  }),
  set('Duckling Parade', 'set ducks', {
    ground: custard,
    motif: [duck(sunny, oklch(0.7, 0.15, 52)), duck(chalk, oklch(0.74, 0.14, 58))],
    across: 8,
    size: 0.29,
    lean: 6,
    between: heart(rosy, chalk),
    betweenSize: 0.3,
  }),
  set('Balloon Sky', 'set balloons', {
    ground: oklch(0.9, 0.04, 228),
    motif: [oklch(0.75, 0.12, 20), oklch(0.8, 0.1, 150), sunny, oklch(0.74, 0.1, 300), babyBlue].map(
      (colour) => balloon(colour, oklch(0.6, 0.02, 260)),
    ),
    across: 10,
    down: 6,
    size: 0.42,
    lean: 10,
    between: cloud(chalk),
    betweenSize: 0.4,
  }),
  moons('Sleepy Moon', oklch(0.57, 0.075, 270), 15),
  moons('Night Nursery', oklch(0.36, 0.085, 272), 11),
  tossedStars('Twinkle Star', oklch(0.93, 0.025, 240), [sunny, rosy, babyBlue, jade], 0.25),
  set('Bunny Meadow', 'set bunnies', {
    ground: mintGreen,
    motif: [bunny(oklch(0.8, 0.02, 70), chalk, pink), bunny(chalk, pink, babyBlue)],
    across: 6,
    down: 4,
    size: 0.5,
    lean: 4,
    mirror: true,
    between: forgetMeNot(chalk, sunny),
    betweenSize: 0.26,
  }),
  set('Bunny Blush', 'set bunnies', {
    ground: oklch(0.91, 0.04, 12),
    motif: bunny(oklch(0.72, 0.025, 60), chalk, rosy),
    across: 8,
    down: 6,
    size: 0.34,
    lean: 5,
    mirror: true,
    between: heart(rosy, chalk),
    betweenSize: 0.28,
  }),
  tossed('Alphabet Block', 'tossed blocks', {
    ground: milk,
    motifs: [rosy, babyBlue, jade, oklch(0.82, 0.11, 88), oklch(0.73, 0.09, 302)].map((colour, i) =>
      toyBlock(i + 1, colour, milk),
    ),
    sizes: [0.36, 0.26],
    count: 25,
    gap: 0.01,
    lean: 25,
    fillers: [
      [fivePointStar(sunny), 0.1],
      [[babyBlue, jade, rosy].map(spot), 0.035],
    ],
  }),
  set('Teddy Nap', 'set teddies', {
    ground: custard,
    motif: [
      teddy(oklch(0.68, 0.075, 65), oklch(0.87, 0.045, 75), babyBlue),
      teddy(oklch(0.78, 0.065, 72), oklch(0.92, 0.035, 80), rosy),
    ],
    across: 6,
    down: 4,
    size: 0.47,
    lean: 5,
    between: fivePointStar(chalk),
    betweenSize: 0.28,
  }),
  set('Elephant Walk', 'set elephants', {
    ground: oklch(0.89, 0.045, 10),
    motif: elephant(oklch(0.7, 0.02, 255), pink),
    across: 6,
    down: 5,
    size: 0.44,
    lean: 3,
    mirror: true,
    between: heart(chalk, rosy),
    betweenSize: 0.26,
  }),
  set('Little Lamb', 'set lambs', {
    ground: oklch(0.6, 0.095, 148),
    motif: lamb(chalk, oklch(0.42, 0.02, 50)),
    across: 8,
    down: 7,
    size: 0.31,
    lean: 4,
    mirror: true,
    between: forgetMeNot(sunny, chalk),
    betweenSize: 0.24,
  }),
  gingham('Sweet Pea Gingham', chalk, rosy, 8),
  gingham('Baby Blue Gingham', chalk, babyBlue, 8),
  gingham('Butter Gingham', chalk, oklch(0.87, 0.115, 94), 8),
  gingham('Mint Gingham', chalk, jade, 8),
  dots('Cradle Dot', { ground: pink, dots: [chalk], size: 0.2, across: 10, halfDrop: true }),
  tossed('Nursery Confetti', 'confetti', {
    ground: milk,
    motifs: [rosy, babyBlue, sunny, jade, lilac].map(spot),
    sizes: [0.12, 0.08, 0.05],
    count: 60,
    gap: 0.06,
  }),
  stripes('Lullaby Stripe', chalk, 6, [
    [rosy, 0.04, 0.18],
    [sunny, 0.29, 0.18],
    [jade, 0.54, 0.18],
    [babyBlue, 0.79, 0.18],
  ]),
  chevron('Hush Chevron', chalk, [oklch(0.82, 0.065, 195), oklch(0.86, 0.008, 250), custard], 6),
  plaid('Cuddle Plaid', [
    [skyBlue, 20],
    [chalk, 6],
    [pink, 12],
    [chalk, 6],
    [custard, 14],
    [chalk, 4],
    [babyBlue, 2],
  ]),
  tossed('Umbrella Day', 'tossed umbrellas', {
    ground: oklch(0.57, 0.08, 240),
    motifs: [
      umbrella(oklch(0.74, 0.13, 18), milk, oklch(0.45, 0.05, 50)),
      umbrella(sunny, milk, oklch(0.45, 0.05, 50)),
      umbrella(oklch(0.8, 0.08, 160), milk, oklch(0.45, 0.05, 50)),
    ],
    sizes: [0.42, 0.3],
    count: 19,
    gap: 0,
    lean: 25,
    fillers: [
      [cloud(chalk), 0.2],
      [cloud(chalk), 0.13],
    ],
    dot: oklch(0.88, 0.04, 235),
  }),
  set('Tiny Heart', 'set hearts', {
    ground: oklch(0.93, 0.025, 305),
    motif: [heart(rosy, chalk), heart(oklch(0.76, 0.085, 302), chalk), heart(babyBlue, chalk)],
    across: 18,
    down: 12,
    size: 0.115,
    lean: 12,
  }),
  calico('Baby Bud Ditsy', {
    ground: milk,
    blooms: [rosy, babyBlue, sunny],
    fillers: [pink, lilac, oklch(0.82, 0.07, 235)],
    leaf: jade,
    eye: sunny,
    scale: 0.72,
    count: 40,
  }),
  tossed('Dream Cloud', 'tossed clouds', {
    ground: oklch(0.62, 0.095, 264),
    motifs: [cloud(chalk), cloud(oklch(0.9, 0.035, 300))],
    sizes: [0.46, 0.32],
    count: 18,
    gap: -0.02,
    lean: 4,
    fillers: [
      [fivePointStar(sunny), 0.12],
      [fivePointStar(sunny), 0.07],
    ],
    dot: chalk,
  }),
  set('Toy Whale', 'set whales', {
    ground: oklch(0.68, 0.08, 212),
    motif: [whale(oklch(0.55, 0.08, 248), chalk, chalk), whale(oklch(0.7, 0.085, 165), chalk, chalk)],
    across: 6,
    size: 0.4,
    lean: 5,
    mirror: true,
    between: bubble(chalk, chalk),
    betweenSize: 0.2,
  }),
];

function moons(name: string, ground: Colour, count: number): Recipe {
  return tossed(name, 'tossed moons', {
    ground,
    motifs: [moon(sunny, rosy), cloud(oklch(0.9, 0.025, 260))],
    sizes: [0.44, 0.3],
    count,
    gap: 0.06,
    lean: 15,
    fillers: [
      [fivePointStar(custard), 0.12],
      [fivePointStar(custard), 0.075],
    ],
    dot: custard,
  });
}
