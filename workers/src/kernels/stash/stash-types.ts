import type { FabricStash } from '@quiltwright/shared/quilting/stash';
import type { Bought, CuttingSettings, FabricPlan } from '../cutting/cutting-types';

export interface StashInput {
  /** For each fabric of which the quilter owns some: its cutting plan, and the amount that the quilter owns. */
  fabrics: readonly { plan: FabricPlan; stash: FabricStash }[];
  settings: CuttingSettings;
}

/** The fabric still to buy if the owned fabric is used first. */
export interface LeftToBuy {
  fabric: number;
  left: Bought;
  suffices: boolean;
}
