import type { FabricStash } from '@quiltwright/shared/quilting/stash';
import type { Bought, CuttingSettings, FabricPlan } from '../cutting/cutting-types';

export interface StashInput {
  /** Fabrics of which something is owned. */
  fabrics: readonly { plan: FabricPlan; stash: FabricStash }[];
  settings: CuttingSettings;
}

/** What is still to buy of a fabric once what is owned of it is cut. */
export interface LeftToBuy {
  fabric: number;
  left: Bought;
  suffices: boolean;
}
