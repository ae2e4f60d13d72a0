import { createDeviceStore } from '../../../browser/storage/device-store';
import { hasFields, isFlag, isOneOf, type Guarded } from '../../../browser/storage/guards';
import { DEFAULT_PATTERN, quiltingPatterns } from '@quiltwright/shared/quilting/sewn/quilting-patterns';

const isView = hasFields({
  /** True if the editors show quilts as sewn. */
  isSewn: isFlag,
  /** The pattern of the quilting lines. It is also kept while the editors show quilts as designed. */
  pattern: isOneOf(quiltingPatterns),
});

export type SewnView = Guarded<typeof isView>;

/** Creates the store of this device's choice between quilts as sewn and quilts as designed. */
export const createSewnView = () =>
  createDeviceStore<SewnView>('sewn-view', isView, { isSewn: false, pattern: DEFAULT_PATTERN });
