import type { FabricStash } from '@quiltwright/shared/quilting/stash';
import type { Bought, CuttingSettings, FabricPlan } from '../cutting/cutting-types';

export interface StashInput {
  /** The fabrics that are partly owned. */
  fabrics: readonly { plan: FabricPlan; stash: FabricStash }[];
  settings: CuttingSettings;
}

/** The fabric to buy after the owned fabric is used. */
export interface LeftToBuy {
  fabric: number;
  left: Bought;
  suffices: boolean;
}
