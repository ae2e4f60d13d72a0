import { useState } from 'react';
import { act } from '../../model/command';
import type { Arrangement } from '../../model/free-form/arrangement';
import { freeFormCommands as commands } from '../../model/free-form/free-form-commands';
import type { Mending } from '../../model/free-form/mend-commands';
import { useLatest } from '../../ui/use-latest';

/** The quilt as a mend would leave it, while that is pointed at. The document knows nothing of it. */
export function usePeekedMend(arrangement: Arrangement) {
  const [peeked, setPeeked] = useState<{ of: Arrangement; mended: Arrangement } | null>(null);
  return {
    /** Null while none is pointed at; nor does one outlast a change of the quilt, as by undo, or of what is selected. */
    mended: peeked?.of === arrangement ? peeked.mended : null,
    peekMend: useLatest((mending: Mending | null) => {
      const action = mending && act(commands.mend, { argument: mending });
      const canRun = action?.canRun(arrangement) === true;
      setPeeked(canRun ? { of: arrangement, mended: action.run(arrangement) } : null);
    }),
  };
}
