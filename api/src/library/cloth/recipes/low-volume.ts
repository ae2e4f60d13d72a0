import { type Colour, oklch } from '../colour.js';
import { strewn, spaced } from '../kinds/marked.js';
import { text } from '../kinds/text.js';
import { grid } from '../kinds/grid.js';
import { type Recipe } from '../recipe.js';

const paper = oklch(0.972, 0.004, 95);
const bright = oklch(0.982, 0.003, 240);
const cream = oklch(0.955, 0.018, 90);
const natural = oklch(0.935, 0.022, 86);
const oat = oklch(0.9, 0.026, 82);
const [ash, graphite, taupe, bark] = [
  oklch(0.78, 0.006, 250),
  oklch(0.55, 0.008, 250),
  oklch(0.76, 0.025, 70),
  oklch(0.55, 0.035, 62),
];
const tint = (hue: number, chroma = 0.018): Colour => oklch(0.945, chroma, hue);
const soft = (hue: number, chroma = 0.065): Colour => oklch(0.77, chroma, hue);

/**
 * Fabrics that look like one light tone from afar, by the number of their palette. They have sparse marks, text
 * or ruled lines on warm and cool grounds.
 */
export const lowVolume: readonly (readonly [paletteNum: number, recipes: readonly Recipe[]])[] = [
  [
    19,
    [
      text('Letter Home', paper, ash, 24),
      strewn('Snow Plus', oklch(0.975, 0.003, 200), 'plus', [ash], 0.05),
      grid('Draft Paper', bright, oklch(0.88, 0.02, 235), 24),
      strewn('Paper Bee', oklch(0.96, 0.007, 85), 'bee', [oklch(0.84, 0.01, 90)], 0.13),
      spaced('Faint Arrow', bright, 'arrow', oklch(0.84, 0.008, 250), 14, 0.12),
      strewn('Cloud Speck', bright, 'speck', [oklch(0.86, 0.006, 250), oklch(0.91, 0.004, 250)], 0.035),
    ],
  ],
  [
    10,
    [
      text('Recipe Card', cream, bark, 20),
      text('Old Newsprint', oat, oklch(0.68, 0.03, 70), 30, 0),
      strewn('Sewing Box', cream, 'button', [taupe, oklch(0.84, 0.03, 75)], 0.12),
      strewn('Lost Needle', natural, 'needle', [bark], 0.2),
      strewn('Hen House', cream, 'feather', [taupe], 0.2),
      spaced('Ivory Cross Stitch', cream, 'crossStitch', oklch(0.72, 0.06, 40), 20, 0.055),
      strewn('Dandelion Clock', oklch(0.92, 0.026, 84), 'seedHead', [oklch(0.7, 0.03, 75)], 0.22),
      grid('Ledger', natural, oklch(0.8, 0.045, 40), 18, 2),
      spaced('Sand Scallop', oat, 'scallop', oklch(0.8, 0.03, 75), 18, 0.14),
      strewn('Flax Seed', oklch(0.945, 0.026, 92), 'dash', [taupe, oklch(0.83, 0.03, 80)], 0.07),
    ],
  ],
  [
    9,
    [
      text('Field Notes', oklch(0.93, 0.003, 250), graphite, 16, 0.22),
      strewn('Pencil Triangle', oklch(0.925, 0.004, 250), 'openTriangle', [ash, graphite], 0.09),
      grid('Blueprint Gray', oklch(0.9, 0.005, 250), oklch(0.8, 0.008, 250), 32),
      spaced('Rain On Tin', oklch(0.91, 0.004, 240), 'drop', oklch(0.74, 0.008, 245), 18, 0.08),
      strewn('Paper Star', oklch(0.935, 0.003, 250), 'star', [ash], 0.07),
    ],
  ],
  [
    7,
    [
      strewn('Blush Flower', tint(10), 'daisyOutline', [soft(8)], 0.16),
      spaced('Petal Plus', tint(15), 'plus', soft(10), 20, 0.045),
      text('Love Letter', tint(20, 0.014), oklch(0.68, 0.08, 10), 20, 0.24),
      strewn('Rose Moon', tint(5), 'moon', [soft(5, 0.05)], 0.12),
    ],
  ],
  [
    2,
    [
      strewn('Blue Asterisk', tint(240), 'asterisk', [soft(248)], 0.07),
      grid('Airmail Grid', tint(245, 0.012), soft(250, 0.045), 20),
      spaced('Cool House', tint(235), 'house', soft(245, 0.06), 12, 0.13),
      text('Sea Log', tint(230, 0.014), oklch(0.64, 0.06, 245), 24),
    ],
  ],
  [
    3,
    [
      strewn('Pale Sprig', tint(140), 'sprig', [soft(145)], 0.17),
      strewn('Leaf Rubbing', tint(130), 'leafOutline', [soft(135, 0.05), soft(150, 0.05)], 0.19),
      spaced('Mint Diamond', tint(155), 'diamond', soft(152), 18, 0.06),
    ],
  ],
  [
    14,
    [
      strewn('Ice Ring', tint(195), 'ring', [soft(195, 0.055)], 0.09),
      spaced('Sea Square', tint(190), 'openSquare', soft(190, 0.06), 18, 0.065),
      strewn('Aqua Speck', tint(200), 'speck', [soft(195), soft(180, 0.05)], 0.04),
    ],
  ],
  [
    4,
    [
      strewn('Honey Bee', tint(95, 0.03), 'bee', [oklch(0.78, 0.09, 85)], 0.15),
      spaced('Lemon Drop', tint(100, 0.035), 'drop', oklch(0.83, 0.11, 92), 14, 0.09),
      strewn('Straw Dash', tint(80, 0.05), 'dash', [oklch(0.8, 0.07, 85)], 0.09),
    ],
  ],
  [
    12,
    [
      strewn('Lilac Flower', tint(300), 'flower', [soft(300)], 0.1),
      spaced('Violet Triangle', tint(305), 'triangle', soft(302, 0.055), 16, 0.07),
    ],
  ],
];
