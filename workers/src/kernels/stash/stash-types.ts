import type { FabricStash } from '@quiltwright/shared/quilting/stash';
import type { Bought, CuttingSettings, FabricPlan } from '../cutting/cutting-types';

export interface StashInput {
  /** For each fabric that the quilter partly owns: the cutting plan, and the owned pieces. */
  fabrics: readonly { plan: FabricPlan; stash: FabricStash }[];
  settings: CuttingSettings;
}

/** The fabric still to buy if the owned fabric is used first. */
export interface LeftToBuy {
  fabric: number;
  left: Bought;
  suffices: boolean;
}
