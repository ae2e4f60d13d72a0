import { calico } from '../kinds/calico.js';
import { dots } from '../kinds/dots.js';
import { solid } from '../kinds/solid.js';
import { barnRed, cheddar, cherry, cream, madder, moss, tan } from '../dyes.js';
import { type Recipe } from '../recipe.js';

export const reds: readonly Recipe[] = [
  solid('Barn Red', barnRed),
  calico('Madder Garden', { ground: madder, blooms: [cream], fillers: [tan], leaf: moss, eye: cheddar }),
  dots('Picnic Dot', { ground: cherry, dots: [cream], size: 0.25, across: 8, halfDrop: true }),
];
