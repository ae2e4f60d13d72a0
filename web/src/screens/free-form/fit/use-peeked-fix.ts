import { useState } from 'react';
import { act } from '@quiltwright/shared/model/command';
import type { Arrangement } from '@quiltwright/shared/model/free-form/arrangement';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import type { PlacementFix } from '@quiltwright/shared/model/free-form/fit/fix-commands';
import { useLatest } from '../../../ui/hooks/use-latest';

/**
 * Previews a fix while its button has the pointer or the focus. Returns the fixed quilt, and the function `peekFix`
 * that starts or ends the preview. The document doesn't change.
 */
export function usePeekedFix(arrangement: Arrangement) {
  const [peeked, setPeeked] = useState<{ of: Arrangement; fixed: Arrangement } | null>(null);
  return {
    /**
     * The fixed quilt; null while no fix is previewed. The preview ends when the quilt changes, for example by undo,
     * or when the selection changes.
     */
    fixed: peeked?.of === arrangement ? peeked.fixed : null,
    peekFix: useLatest((placementFix: PlacementFix | null) => {
      const action = placementFix && act(commands.fix, placementFix);
      const canRun = action?.canRun(arrangement) === true;
      setPeeked(canRun ? { of: arrangement, fixed: action.run(arrangement) } : null);
    }),
  };
}
