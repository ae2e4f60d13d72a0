import { useState } from 'react';
import { act } from '@quiltwright/shared/model/command';
import type { Arrangement } from '@quiltwright/shared/model/free-form/arrangement';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import type { Mending } from '@quiltwright/shared/model/free-form/fit/mend-commands';
import { useLatest } from '../../../ui/hooks/use-latest';

/**
 * Returns the quilt with the fix whose button is pointed at, and the function that starts and ends this
 * preview. The document doesn't change.
 */
export function usePeekedMend(arrangement: Arrangement) {
  const [peeked, setPeeked] = useState<{ of: Arrangement; mended: Arrangement } | null>(null);
  return {
    /**
     * The quilt with the fix whose button is pointed at; null for none. The preview ends when the quilt
     * changes, for example by undo, or when the selection changes.
     */
    mended: peeked?.of === arrangement ? peeked.mended : null,
    peekMend: useLatest((mending: Mending | null) => {
      const action = mending && act(commands.mend, mending);
      const canRun = action?.canRun(arrangement) === true;
      setPeeked(canRun ? { of: arrangement, mended: action.run(arrangement) } : null);
    }),
  };
}
