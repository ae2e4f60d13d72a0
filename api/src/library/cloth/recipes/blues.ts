import { calico } from '../kinds/calico.js';
import { dots } from '../kinds/dots.js';
import { solid } from '../kinds/solid.js';
import { gingham } from '../kinds/woven.js';
import { chambray, cheddar, coral, cornflower, cream, navy, royal, sage } from '../dyes.js';
import { type Recipe } from '../recipe.js';

export const blues: readonly Recipe[] = [
  solid('Chambray', chambray),
  calico('Dusk Meadow', {
    ground: navy,
    blooms: [cream, coral],
    fillers: [cornflower, chambray],
    leaf: sage,
    eye: cheddar,
  }),
  dots('Night Pin Dot', { ground: navy, dots: [cream], size: 1 / 16, across: 24 }),
  gingham('Porch Gingham', cream, royal, 8),
];
