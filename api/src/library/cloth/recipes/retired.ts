import { type Colour, oklch } from '../colour.js';
import { chalk, cream } from '../dyes.js';
import { batik, ikat, marbled, watercolour, waxBatik } from '../kinds/retired.js';
import { tossed } from '../kinds/tossed.js';
import { holly, poinsettia } from '../motifs/evergreens.js';
import { berries } from '../motifs/sprigs.js';
import { type Recipe } from '../recipe.js';

/** Withdrawn fabrics. Their recipes never change, because quilts and blocks still use them. */
export const retired: readonly Recipe[] = [
  marbled('Creek Water', oklch(0.44, 0.11, 258), oklch(0.6, 0.1, 250)),
  batik('Deep Lagoon', [
    oklch(0.27, 0.09, 268),
    oklch(0.4, 0.12, 258),
    oklch(0.53, 0.11, 235),
    oklch(0.68, 0.1, 215),
  ]),
  watercolour('Rainy Window', chalk, [
    oklch(0.8, 0.07, 245),
    oklch(0.76, 0.08, 265),
    oklch(0.82, 0.06, 215),
    oklch(0.7, 0.1, 255),
    oklch(0.86, 0.05, 290),
  ]),
  waxBatik(
    'Moonlit Fern',
    [oklch(0.28, 0.1, 270), oklch(0.38, 0.12, 264), oklch(0.5, 0.12, 255)],
    oklch(0.9, 0.03, 230),
  ),
  marbled('Inkwell', oklch(0.24, 0.08, 266), oklch(0.37, 0.1, 262)),
  marbled('Mossy Bank', oklch(0.4, 0.08, 150), oklch(0.53, 0.09, 140)),
  batik('Rain Forest', [
    oklch(0.3, 0.07, 165),
    oklch(0.42, 0.09, 155),
    oklch(0.58, 0.1, 140),
    oklch(0.76, 0.1, 120),
  ]),
  waxBatik(
    'Fern Frond',
    [oklch(0.28, 0.06, 165), oklch(0.38, 0.08, 152), oklch(0.5, 0.1, 140)],
    oklch(0.86, 0.08, 118),
  ),
  watercolour('Watercress Wash', chalk, [
    oklch(0.85, 0.08, 130),
    oklch(0.78, 0.1, 145),
    oklch(0.88, 0.07, 110),
    oklch(0.72, 0.1, 150),
    oklch(0.88, 0.06, 165),
  ]),
  marbled('Honeycomb', oklch(0.72, 0.14, 72), oklch(0.82, 0.13, 84)),
  batik('Harvest Moon', [
    oklch(0.6, 0.13, 58),
    oklch(0.72, 0.14, 70),
    oklch(0.82, 0.13, 84),
    oklch(0.91, 0.09, 95),
  ]),
  waxBatik(
    'Antique Brass',
    [oklch(0.36, 0.06, 75), oklch(0.45, 0.08, 82), oklch(0.57, 0.1, 88)],
    oklch(0.9, 0.09, 92),
  ),
  watercolour('Primrose Wash', chalk, [
    oklch(0.93, 0.09, 100),
    oklch(0.89, 0.12, 92),
    oklch(0.85, 0.12, 78),
    oklch(0.92, 0.07, 110),
    oklch(0.86, 0.12, 86),
  ]),
  marbled('Cranberry Fold', oklch(0.38, 0.14, 22), oklch(0.5, 0.16, 28)),
  batik('Garnet Pool', [
    oklch(0.27, 0.1, 12),
    oklch(0.38, 0.14, 18),
    oklch(0.49, 0.17, 25),
    oklch(0.62, 0.15, 38),
  ]),
  watercolour('Poppy Wash', oklch(0.96, 0.01, 60), [
    oklch(0.78, 0.12, 25),
    oklch(0.72, 0.15, 22),
    oklch(0.84, 0.09, 50),
    oklch(0.68, 0.16, 18),
    oklch(0.85, 0.07, 0),
  ]),
  waxBatik(
    'Rosewood Fern',
    [oklch(0.3, 0.1, 15), oklch(0.42, 0.15, 22), oklch(0.55, 0.16, 32)],
    oklch(0.88, 0.06, 60),
  ),
  marbled('Marmalade', oklch(0.6, 0.15, 48), oklch(0.76, 0.15, 64)),
  marbled('Copper Kettle', oklch(0.36, 0.085, 38), oklch(0.52, 0.12, 46)),
  batik('Desert Sunset', [
    oklch(0.42, 0.13, 22),
    oklch(0.56, 0.16, 38),
    oklch(0.7, 0.16, 55),
    oklch(0.83, 0.12, 75),
  ]),
  waxBatik(
    'Ember Fern',
    [oklch(0.33, 0.09, 30), oklch(0.46, 0.13, 38), oklch(0.6, 0.16, 48)],
    oklch(0.9, 0.075, 78),
  ),
  watercolour('Apricot Wash', oklch(0.97, 0.01, 75), [
    oklch(0.86, 0.09, 65),
    oklch(0.8, 0.12, 58),
    oklch(0.88, 0.08, 80),
    oklch(0.78, 0.12, 48),
    oklch(0.9, 0.05, 40),
  ]),
  marbled('Strawberry Milk', oklch(0.82, 0.07, 10), oklch(0.92, 0.035, 15)),
  marbled('Fuchsia Fold', oklch(0.33, 0.12, 355), oklch(0.5, 0.18, 358)),
  watercolour('Rose Quartz Wash', chalk, [
    oklch(0.88, 0.065, 10),
    oklch(0.82, 0.1, 5),
    oklch(0.9, 0.05, 40),
    oklch(0.8, 0.11, 355),
    oklch(0.88, 0.06, 330),
  ]),
  batik('Hibiscus Pool', [
    oklch(0.42, 0.16, 350),
    oklch(0.56, 0.19, 0),
    oklch(0.69, 0.16, 12),
    oklch(0.83, 0.09, 30),
  ]),
  waxBatik(
    'Orchid Fern',
    [oklch(0.42, 0.14, 340), oklch(0.54, 0.17, 350), oklch(0.66, 0.16, 2)],
    oklch(0.93, 0.04, 20),
  ),
  marbled('Raven Marble', oklch(0.21, 0.012, 270), oklch(0.36, 0.02, 265)),
  batik('Onyx Pool', [
    oklch(0.2, 0.01, 280),
    oklch(0.26, 0.03, 285),
    oklch(0.36, 0.05, 270),
    oklch(0.48, 0.04, 240),
  ]),
  waxBatik(
    'Black Forest Fern',
    [oklch(0.2, 0.01, 160), oklch(0.25, 0.025, 165), oklch(0.34, 0.045, 155)],
    oklch(0.8, 0.05, 110),
  ),
  marbled('Storm Cloud', oklch(0.34, 0.018, 262), oklch(0.52, 0.02, 255)),
  marbled('Fog Bank', oklch(0.78, 0.01, 250), oklch(0.9, 0.006, 250)),
  watercolour('Silver Birch Wash', oklch(0.965, 0.004, 250), [
    oklch(0.84, 0.014, 245),
    oklch(0.74, 0.018, 260),
    oklch(0.88, 0.012, 90),
    oklch(0.68, 0.016, 250),
    oklch(0.82, 0.02, 280),
  ]),
  batik('Moonstone Pool', [
    oklch(0.34, 0.024, 265),
    oklch(0.48, 0.026, 255),
    oklch(0.64, 0.02, 245),
    oklch(0.82, 0.012, 230),
  ]),
  waxBatik(
    'Graphite Sunburst',
    [oklch(0.28, 0.014, 262), oklch(0.38, 0.016, 258), oklch(0.5, 0.016, 252)],
    oklch(0.88, 0.008, 250),
    'sunbursts',
  ),
  marbled('Vanilla Cloud', oklch(0.9, 0.03, 82), oklch(0.965, 0.014, 92)),
  watercolour('Tea Stain Wash', oklch(0.965, 0.014, 90), [
    oklch(0.9, 0.045, 82),
    oklch(0.86, 0.05, 72),
    oklch(0.92, 0.03, 92),
    oklch(0.84, 0.055, 68),
  ]),
  marbled('Amethyst Fold', oklch(0.45, 0.14, 305), oklch(0.63, 0.12, 300)),
  batik('Twilight Pool', [
    oklch(0.29, 0.11, 285),
    oklch(0.43, 0.15, 300),
    oklch(0.57, 0.14, 318),
    oklch(0.75, 0.1, 340),
  ]),
  waxBatik(
    'Nightshade Swirl',
    [oklch(0.26, 0.08, 310), oklch(0.36, 0.12, 302), oklch(0.5, 0.14, 295)],
    oklch(0.9, 0.04, 310),
    'swirls',
  ),
  watercolour('Lilac Wash', chalk, [
    oklch(0.86, 0.06, 300),
    oklch(0.78, 0.1, 305),
    oklch(0.86, 0.06, 330),
    oklch(0.72, 0.11, 290),
    oklch(0.88, 0.05, 265),
  ]),
  marbled('Saddle Leather', oklch(0.4, 0.07, 52), oklch(0.53, 0.08, 58)),
  batik('Canyon Wall', [
    oklch(0.32, 0.06, 35),
    oklch(0.46, 0.09, 45),
    oklch(0.62, 0.1, 58),
    oklch(0.8, 0.08, 75),
  ]),
  watercolour('Caramel Wash', oklch(0.96, 0.015, 85), [
    oklch(0.82, 0.08, 68),
    oklch(0.72, 0.1, 60),
    oklch(0.86, 0.06, 80),
    oklch(0.66, 0.09, 52),
    oklch(0.8, 0.06, 50),
  ]),
  waxBatik(
    'Cinnamon Fern',
    [oklch(0.3, 0.06, 38), oklch(0.4, 0.09, 46), oklch(0.52, 0.11, 55)],
    oklch(0.88, 0.06, 78),
  ),
  marbled('Turquoise Fold', oklch(0.5, 0.095, 205), oklch(0.7, 0.1, 190)),
  batik('Tide Pool', [
    oklch(0.31, 0.07, 240),
    oklch(0.45, 0.085, 215),
    oklch(0.62, 0.1, 190),
    oklch(0.82, 0.09, 165),
  ]),
  waxBatik(
    'Reef Sunburst',
    [oklch(0.28, 0.06, 215), oklch(0.4, 0.08, 200), oklch(0.54, 0.09, 190)],
    oklch(0.9, 0.045, 175),
    'sunbursts',
  ),
  watercolour('Sea Glass Wash', chalk, [
    oklch(0.88, 0.05, 180),
    oklch(0.8, 0.08, 195),
    oklch(0.9, 0.05, 160),
    oklch(0.74, 0.09, 205),
    oklch(0.86, 0.05, 225),
  ]),
  ikat(
    'Lagoon Ikat',
    [
      cream,
      oklch(0.75, 0.08, 188),
      oklch(0.4, 0.08, 215),
      oklch(0.56, 0.09, 200),
      cream,
      oklch(0.3, 0.07, 235),
      oklch(0.46, 0.085, 210),
    ],
    4,
    3,
  ),
  watercolour('Opal Wash', chalk, [
    oklch(0.87, 0.07, 200),
    oklch(0.86, 0.08, 350),
    oklch(0.84, 0.07, 285),
    oklch(0.9, 0.06, 165),
    oklch(0.88, 0.07, 320),
  ]),
  batik('Festival Pool', [
    oklch(0.36, 0.14, 290),
    oklch(0.54, 0.18, 355),
    oklch(0.72, 0.16, 55),
    oklch(0.78, 0.1, 180),
    oklch(0.5, 0.12, 250),
  ]),
  waxBatik(
    'Carnival Sunburst',
    [oklch(0.32, 0.11, 285), oklch(0.48, 0.15, 345), oklch(0.56, 0.11, 220), oklch(0.68, 0.15, 50)],
    oklch(0.92, 0.07, 92),
    'sunbursts',
  ),
  ikat(
    'Fiesta Ikat',
    [
      oklch(0.82, 0.14, 84),
      oklch(0.56, 0.18, 25),
      cream,
      oklch(0.52, 0.14, 302),
      oklch(0.6, 0.1, 200),
      cream,
      oklch(0.25, 0.05, 275),
    ],
    4,
    3,
  ),
  batik('Deep Harbour', [
    oklch(0.25, 0.06, 262),
    oklch(0.35, 0.085, 252),
    oklch(0.48, 0.09, 238),
    oklch(0.66, 0.075, 220),
  ]),
  marbled('Cloud Marble', oklch(0.91, 0.008, 250), oklch(0.985, 0.003, 240)),
  poinsettias('Poinsettia Parlour', cream, oklch(0.5, 0.19, 25), oklch(0.45, 0.1, 152)),
  poinsettias('Poinsettia Velvet', oklch(0.28, 0.055, 160), oklch(0.54, 0.19, 24), oklch(0.46, 0.09, 150)),
];

function poinsettias(name: string, ground: Colour, petals: Colour, green: Colour): Recipe {
  const red = oklch(0.5, 0.19, 26);
  const gold = oklch(0.79, 0.125, 84);
  const leaves = [holly(green, red), berries(red, green)];
  return tossed(name, 'poinsettia', {
    ...{
      ground,
      motifs: [petals, petals, oklch(0.965, 0.006, 200)].map((colour) => poinsettia(colour, green, gold)),
    },
    ...{ sizes: [0.8, 0.5], count: 11, gap: -0.1, dot: gold },
    fillers: [
      [leaves, 0.27],
      [leaves, 0.18],
    ],
  });
}
