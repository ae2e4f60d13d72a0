import { oklch } from '../colour.js';
import { cheddar, chestnut, cream, madder, moss, muslin, rose, sky, tan } from '../dyes.js';
import { crosshatch, marbled, toneOnTone } from '../kinds/blender.js';
import { calico } from '../kinds/calico.js';
import { dots } from '../kinds/dots.js';
import { batik } from '../kinds/dyed.js';
import { herringbone } from '../kinds/geometric.js';
import { set } from '../kinds/set.js';
import { solid } from '../kinds/solid.js';
import { vineStripe } from '../kinds/stripes.js';
import { gingham, mirrored, tartan } from '../kinds/woven.js';
import { medallion } from '../motifs/figures.js';
import { type Recipe } from '../recipe.js';

export const browns: readonly Recipe[] = [
  solid('Chestnut', chestnut),
  calico('Chocolate Garden', {
    ground: oklch(0.31, 0.045, 45),
    blooms: [cream, rose],
    fillers: [tan, sky],
    leaf: moss,
    eye: cheddar,
    scale: 0.85,
    count: 32,
  }),
  marbled('Saddle Leather', oklch(0.4, 0.07, 52), oklch(0.53, 0.08, 58)),
  toneOnTone('Acorn Vine', oklch(0.66, 0.07, 68), oklch(0.74, 0.065, 74)),
  dots('Gingerbread Dot', {
    ground: oklch(0.48, 0.09, 52),
    dots: [cream],
    size: 0.17,
    across: 12,
    halfDrop: true,
  }),
  gingham('Tea Room Check', muslin, oklch(0.5, 0.07, 55), 8),
  herringbone('Walnut Twill', oklch(0.36, 0.04, 60), oklch(0.54, 0.035, 70)),
  tartan(
    'Autumn Lodge',
    mirrored([
      [chestnut, 40],
      [cheddar, 3],
      [chestnut, 6],
      [moss, 16],
      [cream, 2],
      [madder, 13],
      [chestnut, 8],
    ]),
  ),
  batik('Canyon Wall', [
    oklch(0.32, 0.06, 35),
    oklch(0.46, 0.09, 45),
    oklch(0.62, 0.1, 58),
    oklch(0.8, 0.08, 75),
  ]),
  vineStripe('Homestead Stripe', {
    ground: tan,
    band: oklch(0.34, 0.05, 45),
    edge: madder,
    flower: oklch(0.86, 0.07, 75),
    leaf: moss,
    eye: cheddar,
    across: 6,
  }),
  set('Nutmeg Foulard', 'foulard', {
    ground: oklch(0.42, 0.07, 50),
    motif: medallion(oklch(0.84, 0.06, 80), oklch(0.6, 0.13, 40)),
    across: 14,
    down: 8,
    size: 0.2,
  }),
  crosshatch('Flax Linen', oklch(0.6, 0.05, 70), oklch(0.82, 0.045, 80)),
];
