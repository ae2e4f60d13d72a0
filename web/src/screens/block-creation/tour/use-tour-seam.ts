import type { Seam } from '@quiltwright/shared/geometry/seam';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useMade } from '../../../server/session/use-tab';
import { createDraftTour } from './draft-tour';
import { tourSteps } from './tour-steps';

/** Returns whether the tour is shown, and the seam that its step suggests; null for none. */
export function useTourSeam(design: CreatedBlockDesign): { isShown: boolean; suggested: Seam | null } {
  const { step } = useStore(useMade(createDraftTour).shown);
  const index = step?.index ?? -1;
  const suggested = useMemo(() => tourSteps[index]?.suggests(design) ?? null, [index, design]);
  return { isShown: step !== null, suggested };
}
