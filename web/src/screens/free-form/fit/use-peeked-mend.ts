import { useState } from 'react';
import { act } from '../../../model/command';
import type { Arrangement } from '../../../model/free-form/arrangement';
import { freeFormCommands as commands } from '../../../model/free-form/free-form-commands';
import type { Mending } from '../../../model/free-form/fit/mend-commands';
import { useLatest } from '../../../ui/hooks/use-latest';

/** Returns the quilt with a fix, while that is pointed at. The document doesn't change. */
export function usePeekedMend(arrangement: Arrangement) {
  const [peeked, setPeeked] = useState<{ of: Arrangement; mended: Arrangement } | null>(null);
  return {
    /**
     * Null while none is pointed at. A preview ends with a change of the quilt, for example by undo, or of the
     * selection.
     */
    mended: peeked?.of === arrangement ? peeked.mended : null,
    peekMend: useLatest((mending: Mending | null) => {
      const action = mending && act(commands.mend, mending);
      const canRun = action?.canRun(arrangement) === true;
      setPeeked(canRun ? { of: arrangement, mended: action.run(arrangement) } : null);
    }),
  };
}
