import { LIMITS } from '@quiltwright/shared/limits';
import { MESSAGES } from '@quiltwright/shared/messages';
import { useEffect, useState } from 'react';
import type { Action } from '@quiltwright/shared/model/command';
import { notify } from '../../ui/basics/notify';
import { useLatest } from '../../ui/hooks/use-latest';

interface Adjusting<Work> {
  run: (action: Action<Work>) => void;
  /** True if anything is selected at the time of the call. */
  hasSelection: () => boolean;
  /** Called after the notice that nothing is selected. */
  onNone: () => void;
}

/**
 * Returns a function that runs an action on the selection. If nothing is selected, the function shows a notice instead.
 * While the notice is shown, the buttons that select items are highlighted.
 */
export function useAdjusting<Work>({ run, hasSelection, onNone }: Adjusting<Work>) {
  /** The number of actions without a selection since the notice appeared; 0 without a notice. */
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    const timer = setTimeout(() => {
      setAsked(0);
    }, LIMITS.noticeMilliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [asked]);
  const adjust = useLatest((action: Action<Work>) => {
    if (hasSelection()) {
      run(action);
      return;
    }
    notify(MESSAGES.selectToAdjust);
    setAsked((times) => times + 1);
    onNone();
  });
  return { adjust, isAsked: asked > 0 };
}
