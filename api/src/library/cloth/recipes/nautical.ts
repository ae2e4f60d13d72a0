import { oklch } from '../colour.js';
import { chalk } from '../dyes.js';
import { crosshatch } from '../kinds/blender.js';
import { batik } from '../kinds/dyed.js';
import { scales } from '../kinds/geometric.js';
import { tossedStars } from '../kinds/neat.js';
import { set } from '../kinds/set.js';
import { ropeStripe, waveStripe } from '../kinds/shore.js';
import { stripes } from '../kinds/stripes.js';
import { tossed } from '../kinds/tossed.js';
import { mirrored, shot, tartan, ticking, wovenStripe } from '../kinds/woven.js';
import { eightPointStar, fivePointStar, spot } from '../motifs/figures.js';
import {
  anchor,
  compassRose,
  lifeRing,
  lighthouse,
  sailBoat,
  shipWheel,
  signalFlags,
} from '../motifs/harbour.js';
import { cloud } from '../motifs/nursery.js';
import { bubble, fish, gull, seaweed, shell, starfish, whale } from '../motifs/seaside.js';
import { type Recipe } from '../recipe.js';

const navy = oklch(0.33, 0.085, 258);
const deep = oklch(0.27, 0.07, 260);
const red = oklch(0.52, 0.17, 27);
const sand = oklch(0.88, 0.035, 85);
const sail = oklch(0.955, 0.015, 90);
const sea = oklch(0.55, 0.095, 240);
const hemp = oklch(0.74, 0.07, 75);
const brass = oklch(0.78, 0.12, 84);

export const nautical: readonly Recipe[] = [
  set('Anchor Line', 'set anchors', {
    ground: sail,
    motif: anchor(navy, hemp),
    across: 8,
    down: 6,
    size: 0.34,
    lean: 12,
    mirror: true,
    between: fivePointStar(red),
    betweenSize: 0.24,
  }),
  tossed('Anchor Navy', 'tossed anchors', {
    ground: navy,
    motifs: [anchor(sail, oklch(0.6, 0.14, 30))],
    sizes: [0.42, 0.3],
    count: 20,
    gap: -0.02,
    lean: 35,
    fillers: [
      [fivePointStar(oklch(0.6, 0.15, 28)), 0.11],
      [spot(sail), 0.04],
    ],
    dot: oklch(0.66, 0.07, 250),
  }),
  ropeStripe('Ship Rope', { ground: navy, rope: oklch(0.88, 0.03, 85), line: red, across: 5 }),
  set('Compass Sand', 'set compasses', {
    ground: sand,
    motif: compassRose(navy, red, sail),
    across: 4,
    size: 0.68,
    between: eightPointStar(red, navy),
    betweenSize: 0.2,
  }),
  set('Compass Midnight', 'set compasses', {
    ground: deep,
    motif: compassRose(oklch(0.8, 0.04, 90), brass, navy),
    across: 6,
    size: 0.46,
    between: spot(brass),
    betweenSize: 0.09,
  }),
  set('Regatta Day', 'set sail boats', {
    ground: oklch(0.62, 0.085, 238),
    motif: [sailBoat(navy, sail, sail, red), sailBoat(red, sail, oklch(0.85, 0.1, 88), navy)],
    across: 6,
    size: 0.4,
    lean: 6,
    mirror: true,
    between: gull(sail, navy, brass),
    betweenSize: 0.36,
  }),
  set('Sail Cove', 'set sail boats', {
    ground: oklch(0.92, 0.025, 215),
    motif: sailBoat(oklch(0.5, 0.06, 55), sail, oklch(0.62, 0.1, 235), red),
    across: 8,
    down: 6,
    size: 0.33,
    lean: 6,
    mirror: true,
  }),
  scales('Tidal Wave', sail, [navy, sea, deep], 6),
  waveStripe('Gentle Wave', {
    ground: oklch(0.93, 0.02, 220),
    waves: [sea, oklch(0.7, 0.075, 230)],
    crests: 10,
    rows: 10,
  }),
  wovenStripe('Sailor Stripe', [
    [sail, 20],
    [navy, 12],
  ]),
  stripes('Deck Chair Stripe', sail, 6, [
    [red, 0.06, 0.36],
    [navy, 0.56, 0.12],
    [navy, 0.78, 0.12],
  ]),
  set('Signal Flag', 'set flags', {
    ground: sail,
    motif: signalFlags(navy, red, oklch(0.83, 0.14, 90), chalk),
    across: 4,
    down: 8,
    size: 0.62,
    lean: 3,
    mirror: true,
  }),
  set('Lighthouse Point', 'set lighthouses', {
    ground: oklch(0.86, 0.045, 225),
    motif: [
      lighthouse(red, sail, oklch(0.5, 0.03, 60), brass),
      lighthouse(navy, sail, oklch(0.5, 0.03, 60), brass),
    ],
    across: 6,
    down: 3,
    size: 0.68,
    between: gull(chalk, navy, brass),
    betweenSize: 0.28,
  }),
  tossed('School Of Fish', 'tossed fish', {
    ground: oklch(0.56, 0.085, 222),
    motifs: [
      fish(oklch(0.74, 0.13, 58), sail),
      fish(oklch(0.86, 0.03, 90), navy),
      fish(oklch(0.68, 0.12, 30), oklch(0.9, 0.05, 80)),
    ],
    sizes: [0.36, 0.26],
    count: 26,
    gap: -0.04,
    lean: 16,
    fillers: [
      [bubble(oklch(0.82, 0.05, 210), sail), 0.08],
      [bubble(oklch(0.82, 0.05, 210), sail), 0.05],
    ],
    dot: oklch(0.7, 0.07, 215),
  }),
  tossed('Starfish Beach', 'tossed starfish', {
    ground: sand,
    motifs: [
      starfish(oklch(0.68, 0.13, 40), sail),
      starfish(oklch(0.6, 0.11, 25), oklch(0.88, 0.05, 60)),
      shell(oklch(0.87, 0.04, 50), oklch(0.74, 0.07, 45)),
    ],
    sizes: [0.38, 0.27],
    count: 24,
    gap: 0,
    fillers: [
      [seaweed(oklch(0.56, 0.06, 175)), 0.2],
      [spot(oklch(0.78, 0.05, 75)), 0.05],
    ],
    dot: oklch(0.76, 0.05, 72),
  }),
  tossed('Shell Cove', 'tossed shells', {
    ground: oklch(0.62, 0.075, 210),
    motifs: [
      shell(oklch(0.88, 0.05, 35), oklch(0.76, 0.09, 28)),
      shell(sail, oklch(0.8, 0.05, 70)),
      shell(oklch(0.84, 0.06, 80), oklch(0.7, 0.09, 65)),
    ],
    sizes: [0.36, 0.26, 0.17],
    count: 26,
    gap: 0,
    lean: 120,
    fillers: [[starfish(oklch(0.82, 0.09, 50), sail), 0.13]],
    dot: oklch(0.85, 0.03, 85),
  }),
  set('Ship Wheel', 'set wheels', {
    ground: deep,
    motif: shipWheel(oklch(0.6, 0.09, 60), brass),
    across: 6,
    size: 0.4,
    lean: 20,
    between: fivePointStar(sail),
    betweenSize: 0.24,
  }),
  tossed('Life Ring', 'tossed life rings', {
    ground: oklch(0.48, 0.09, 245),
    motifs: [lifeRing(sail, red, hemp)],
    sizes: [0.4, 0.28],
    count: 22,
    gap: 0.01,
    fillers: [
      [fivePointStar(sail), 0.1],
      [spot(oklch(0.74, 0.06, 235)), 0.05],
    ],
    dot: oklch(0.74, 0.06, 235),
  }),
  set('Whale Watch', 'set whales', {
    ground: navy,
    motif: [
      whale(oklch(0.62, 0.08, 235), sail, sail),
      whale(oklch(0.8, 0.03, 230), oklch(0.95, 0.01, 230), sail),
    ],
    across: 6,
    size: 0.42,
    lean: 6,
    mirror: true,
    between: fivePointStar(oklch(0.6, 0.15, 28)),
    betweenSize: 0.18,
  }),
  tossed('Seagull Sky', 'tossed gulls', {
    ground: oklch(0.84, 0.05, 230),
    motifs: [gull(chalk, oklch(0.35, 0.02, 260), oklch(0.78, 0.14, 70))],
    sizes: [0.46, 0.32, 0.2],
    count: 18,
    gap: -0.06,
    lean: 30,
    fillers: [
      [cloud(oklch(0.93, 0.015, 230)), 0.26],
      [cloud(oklch(0.93, 0.015, 230)), 0.16],
    ],
  }),
  tartan(
    'Captain Plaid',
    mirrored([
      [navy, 40],
      [sail, 4],
      [navy, 6],
      [red, 12],
      [navy, 6],
      [sea, 14],
      [sail, 4],
    ]),
  ),
  ticking(
    'Dockside Ticking',
    mirrored([
      [sail, 13],
      [navy, 2],
      [sail, 2],
      [red, 2],
      [sail, 2],
      [navy, 3],
    ]),
  ),
  shot('Navy Sailcloth', oklch(0.28, 0.08, 262), oklch(0.42, 0.09, 252)),
  crosshatch('Sandbar Linen', oklch(0.74, 0.05, 78), oklch(0.93, 0.025, 88)),
  batik(
    'Harbour Batik',
    [oklch(0.25, 0.06, 262), oklch(0.35, 0.085, 252), oklch(0.48, 0.09, 238), oklch(0.66, 0.075, 220)],
    'swirls',
  ),
  tossedStars('Mariner Star', oklch(0.5, 0.16, 27), [sail, oklch(0.31, 0.08, 260)], 0.25),
];
