import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { fans } from './fans.fixture';
import { figures } from './figures.fixture';
import { hollows } from './hollows.fixture';
import { petals } from './petals.fixture';
import { quarterCircles } from './quarter-circles.fixture';

/** Traditional blocks with curved seams, by name, drawn with the commands of the editor. */
export const curvedBlocks: Readonly<Record<string, Levels>> = {
  ...quarterCircles,
  ...petals,
  ...hollows,
  ...fans,
  ...figures,
};
