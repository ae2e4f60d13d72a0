import { cornerKinds } from '@quiltwright/shared/quilting/bands/bands';
import { quiltFabrics, type Quilt } from '@quiltwright/shared/quilting/quilt';
import type { CuttingSettings, FabricSettings } from '@quiltwright/workers/kernels/cutting/cutting-types';
import type { PlanSettings } from '@quiltwright/workers/kernels/plan/whole-plan';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createDeviceStore } from '../../../browser/storage/device-store';
import {
  hasFields,
  isFlag,
  isNumberOf,
  isOneOf,
  isRecordOf,
  isWholeNumber,
  type Guarded,
} from '../../../browser/storage/guards';
import { useSession } from '../../../server/session/session';
import { useMade } from '../../../server/session/use-tab';

/** The values that each setting for cutting and buying can have. Lengths are in inches, and shrinkage is in percent. */
export const offered = {
  usableWidth: [40, 42, 43, 44, 45],
  seam: [0.25, 0.375, 0.5],
  shrinkage: [0, 2, 3, 5, 8],
  spare: ['nothing', 'inch', 'fivePercent', 'tenPercent'],
  bindingCut: [2.25, 2.5],
  backingMargin: [3, 4],
  backingWidth: [42, 44, 108],
} as const;

/** The extra inches and the extra percentage to buy, for each value of `spare`. */
const spares = {
  nothing: { spareInches: 0, sparePercent: 0 },
  inch: { spareInches: 1, sparePercent: 0 },
  fivePercent: { spareInches: 1, sparePercent: 5 },
  tenPercent: { spareInches: 1, sparePercent: 10 },
} as const;

/**
 * The present value of `spare` for each percentage of spare fabric that older versions of the app stored. A stored 0
 * was the default, not the quilter's choice. So it becomes the present default of one inch.
 */
const olderSpares: Record<string, keyof typeof spares> = {
  0: 'inch',
  5: 'fivePercent',
  10: 'tenPercent',
  15: 'tenPercent',
  20: 'tenPercent',
};

const isHalfSquares = isOneOf(['two', 'eight']);
const isGeese = isOneOf(['one', 'four']);

const isOfFabric = hasFields({
  /**
   * The method for half-square triangles in this fabric: two or eight at a time, or `all` for the method of all
   * fabrics. `goose` is the method for flying geese: one or four at a time, or `all`.
   */
  halfSquareTriangle: isOneOf(['all', 'two', 'eight']),
  goose: isOneOf(['all', 'one', 'four']),
  directional: isFlag,
});

const areRecords = isRecordOf(isRecordOf((value): value is unknown => value !== undefined));

const areChoices = hasFields({
  usableWidth: isNumberOf(offered.usableWidth),
  seam: isNumberOf(offered.seam),
  shrinkage: isNumberOf(offered.shrinkage),
  spare: isOneOf(offered.spare),
  buy: isOneOf(['yards', 'fatQuarters']),
  halfSquareTriangle: isHalfSquares,
  goose: isGeese,
  fabrics: isRecordOf(isOfFabric),
  borders: isOneOf(cornerKinds),
  joins: isOneOf(['straight', 'slanted']),
  cornerstones: isFlag,
  bindingCut: isNumberOf(offered.bindingCut),
  bindingGrain: isOneOf(['straight', 'bias']),
  /**
   * The number of the fabric from which the binding is cut; 0 for a separate fabric. The choice only applies to
   * quilts that contain this fabric.
   */
  bindingFabric: isWholeNumber,
  backingMargin: isNumberOf(offered.backingMargin),
  backingWidth: isNumberOf(offered.backingWidth),
});

export type FabricChoices = Guarded<typeof isOfFabric>;

/** The quilter's choices for cutting and buying. */
export type CuttingChoices = Guarded<typeof areChoices>;

export const usualFabric: FabricChoices = { halfSquareTriangle: 'all', goose: 'all', directional: false };

const usual: CuttingChoices = {
  usableWidth: 42,
  seam: 0.25,
  shrinkage: 0,
  spare: 'inch',
  buy: 'yards',
  halfSquareTriangle: 'two',
  goose: 'four',
  fabrics: {},
  borders: 'straight',
  joins: 'straight',
  cornerstones: true,
  bindingCut: 2.5,
  bindingGrain: 'straight',
  bindingFabric: 0,
  backingMargin: 4,
  backingWidth: 42,
};

/** Creates the store of the choices for cutting and buying on this device, by quilter number. */
export const createChoices = () => createDeviceStore('cutting', isRecordOf(areChoices), {}, withSpareByName);

function withSpareByName(kept: unknown): unknown {
  if (!areRecords(kept)) return kept;
  const upgraded = Object.entries(kept).map(([quilter, choices]) => {
    const spare = olderSpares[String(choices.spare)];
    return [quilter, spare ? { ...choices, spare } : choices];
  });
  return Object.fromEntries(upgraded);
}

/** Returns the signed-in quilter's choices, and a function that changes some of them. */
export function useCuttingChoices(): readonly [CuttingChoices, (change: Partial<CuttingChoices>) => void] {
  const { quilterNum } = useSession();
  const store = useMade(createChoices);
  const choices = useStore(store)[quilterNum] ?? usual;
  return useMemo(
    () => [
      choices,
      (change) => {
        store.setState({ [quilterNum]: { ...choices, ...change } });
      },
    ],
    [choices, store, quilterNum],
  );
}

/** Returns the settings with which a worker computes pieces and strips. */
function cuttingSettings(choices: CuttingChoices): CuttingSettings {
  const { usableWidth, seam, shrinkage, spare, buy, halfSquareTriangle, goose, fabrics } = choices;
  const own = Object.entries(fabrics).map(([fabric, of]): [string, FabricSettings] => [
    fabric,
    {
      directional: of.directional,
      ...(of.halfSquareTriangle !== 'all' && { halfSquareTriangle: of.halfSquareTriangle }),
      ...(of.goose !== 'all' && { goose: of.goose }),
    },
  ]);
  return {
    ...{ usableWidth, seam, shrinkage, buy, halfSquareTriangle, goose },
    ...spares[spare],
    fabrics: Object.fromEntries(own),
  };
}

/**
 * Returns the settings with which a worker plans a quilt or a block.
 * @param quilt null for a block, which has no borders or binding
 */
export function planSettings(choices: CuttingChoices, quilt: Quilt | null): PlanSettings {
  const { seam, borders, joins, cornerstones, bindingCut, bindingGrain } = choices;
  const { backingMargin, backingWidth } = choices;
  return {
    cutting: cuttingSettings(choices),
    finishing: {
      ...{ seam, borders, joins, cornerstones },
      binding: { cut: bindingCut, grain: bindingGrain, fabric: bindingFabricOf(choices, quilt) },
      backing: { margin: backingMargin, clothWidth: backingWidth },
    },
  };
}

/**
 * Returns the number of the fabric from which the binding is cut, if the quilt's top has this fabric too. 0 if the
 * binding has a separate fabric.
 */
export function bindingFabricOf({ bindingFabric }: CuttingChoices, quilt: Quilt | null): number {
  return bindingFabric !== 0 && quilt && quiltFabrics(quilt).includes(bindingFabric) ? bindingFabric : 0;
}
