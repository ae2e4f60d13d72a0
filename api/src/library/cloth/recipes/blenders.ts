import { type Colour, oklch, shade } from '../colour.js';
import { grunge, ombre, spray } from '../kinds/distressed.js';
import { geometric } from '../kinds/marked.js';
import { type Recipe } from '../recipe.js';

/** Quiet fabrics for use between prints, in every colour, by the number of their palette. */
export const blenders: readonly (readonly [paletteNum: number, recipes: readonly Recipe[]])[] = [
  [
    2,
    [
      scuffed('Blue Jean Grunge', oklch(0.48, 0.1, 258), oklch(0.68, 0.06, 245)),
      spray('Midnight Spray', oklch(0.3, 0.09, 266), [oklch(0.48, 0.12, 258), oklch(0.72, 0.08, 245)]),
      geometric('Blue Plus', oklch(0.62, 0.11, 252), 'plus', [oklch(0.86, 0.05, 245)], 24, 0.06),
      ombre('Twilight Ombre', [oklch(0.32, 0.11, 268), oklch(0.56, 0.12, 256), oklch(0.78, 0.07, 242)]),
    ],
  ],
  [
    3,
    [
      scuffed('Moss Grunge', oklch(0.5, 0.095, 135), oklch(0.72, 0.09, 120)),
      spray('Fern Spray', oklch(0.72, 0.1, 135), [oklch(0.5, 0.1, 145), oklch(0.88, 0.08, 118)]),
      geometric(
        'Hedge Triangle',
        oklch(0.42, 0.075, 152),
        'triangle',
        [oklch(0.56, 0.09, 148), oklch(0.68, 0.09, 140)],
        20,
        0.09,
      ),
      ombre('Meadow Ombre', [oklch(0.4, 0.09, 152), oklch(0.62, 0.12, 140), oklch(0.84, 0.1, 122)]),
    ],
  ],
  [
    4,
    [
      scuffed('Mustard Grunge', oklch(0.75, 0.13, 85), oklch(0.87, 0.1, 92)),
      spray('Lemon Spray', oklch(0.92, 0.11, 100), [oklch(0.82, 0.15, 88), oklch(0.97, 0.04, 100)]),
      geometric('Gold Diamond', oklch(0.8, 0.14, 84), 'diamond', [oklch(0.92, 0.09, 94)], 22, 0.085),
    ],
  ],
  [
    5,
    [
      scuffed('Barn Grunge', oklch(0.44, 0.15, 26), oklch(0.56, 0.16, 30)),
      spray('Cherry Spray', oklch(0.5, 0.19, 26), [oklch(0.36, 0.13, 22), oklch(0.7, 0.14, 25)]),
      geometric('Ruby Square', oklch(0.42, 0.16, 20), 'openSquare', [oklch(0.58, 0.18, 25)], 20, 0.09),
      ombre('Ember Ombre', [oklch(0.33, 0.11, 20), oklch(0.52, 0.19, 27), oklch(0.72, 0.15, 40)]),
    ],
  ],
  [
    6,
    [
      scuffed('Rust Grunge', oklch(0.56, 0.14, 46), oklch(0.72, 0.13, 58)),
      spray('Tangerine Spray', oklch(0.74, 0.16, 56), [oklch(0.6, 0.16, 42), oklch(0.88, 0.09, 70)]),
      geometric('Peach Asterisk', oklch(0.84, 0.09, 58), 'asterisk', [oklch(0.69, 0.14, 46)], 18, 0.09),
    ],
  ],
  [
    7,
    [
      scuffed('Rose Grunge', oklch(0.7, 0.13, 5), oklch(0.84, 0.07, 12)),
      spray('Fuchsia Spray', oklch(0.56, 0.2, 356), [oklch(0.42, 0.15, 350), oklch(0.8, 0.11, 0)]),
      geometric('Pink Dash', oklch(0.82, 0.085, 5), 'dash', [oklch(0.66, 0.16, 0)], 20, 0.1),
    ],
  ],
  [
    8,
    [
      scuffed('Chalkboard Grunge', oklch(0.24, 0.003, 90), oklch(0.38, 0.004, 90)),
      geometric('Black Ring', oklch(0.21, 0.003, 90), 'ring', [oklch(0.36, 0.004, 90)], 20, 0.11),
    ],
  ],
  [
    9,
    [
      scuffed('Concrete Grunge', oklch(0.68, 0.006, 240), oklch(0.82, 0.004, 240)),
      spray('Slate Spray', oklch(0.48, 0.01, 250), [oklch(0.34, 0.01, 250), oklch(0.74, 0.006, 250)]),
      geometric('Silver Plus', oklch(0.8, 0.004, 250), 'crossStitch', [oklch(0.6, 0.008, 250)], 22, 0.07),
      ombre('Pewter Ombre', [oklch(0.34, 0.01, 255), oklch(0.62, 0.008, 250), oklch(0.8, 0.004, 250)]),
    ],
  ],
  [
    10,
    [
      scuffed('Plaster Grunge', oklch(0.925, 0.022, 85), oklch(0.965, 0.012, 90)),
      spray('Sandstone Spray', oklch(0.92, 0.024, 82), [oklch(0.82, 0.035, 72), oklch(0.97, 0.01, 90)]),
    ],
  ],
  [
    12,
    [
      scuffed('Plum Grunge', oklch(0.42, 0.13, 310), oklch(0.58, 0.13, 312)),
      spray('Lavender Spray', oklch(0.78, 0.08, 300), [oklch(0.58, 0.13, 298), oklch(0.92, 0.035, 305)]),
      geometric('Violet Flower', oklch(0.5, 0.14, 300), 'flower', [oklch(0.7, 0.11, 305)], 18, 0.1),
    ],
  ],
  [
    13,
    [
      scuffed('Leather Grunge', oklch(0.44, 0.07, 52), oklch(0.58, 0.08, 60)),
      spray('Nutmeg Spray', oklch(0.6, 0.08, 62), [oklch(0.4, 0.06, 50), oklch(0.8, 0.06, 75)]),
      geometric('Cocoa Diamond', oklch(0.36, 0.05, 48), 'diamond', [oklch(0.54, 0.07, 58)], 24, 0.075),
    ],
  ],
  [
    14,
    [
      scuffed('Lagoon Grunge', oklch(0.55, 0.1, 200), oklch(0.76, 0.085, 190)),
      spray('Teal Spray', oklch(0.42, 0.08, 205), [oklch(0.6, 0.1, 195), oklch(0.82, 0.07, 185)]),
      geometric('Aqua Triangle', oklch(0.76, 0.09, 192), 'openTriangle', [oklch(0.5, 0.09, 205)], 18, 0.1),
      ombre('Reef Ombre', [oklch(0.36, 0.07, 215), oklch(0.6, 0.1, 195), oklch(0.8, 0.08, 178)]),
    ],
  ],
];

/** A fabric in a worn colour: a darker tone shows through, and another colour is applied thinly. */
function scuffed(name: string, body: Colour, over: Colour): Recipe {
  return grunge(name, body, shade(body, -0.09), over);
}
