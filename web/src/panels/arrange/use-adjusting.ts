import { LIMITS } from '@quiltwright/shared/limits';
import { MESSAGES } from '@quiltwright/shared/messages';
import { useEffect, useState } from 'react';
import type { Action } from '../../model/command';
import { notify } from '../../ui/basics/notify';
import { useLatest } from '../../ui/hooks/use-latest';

interface Adjusting<Work> {
  run: (action: Action<Work>) => void;
  /** True if anything is selected now. */
  hasSelection: () => boolean;
  /** Called when nothing was selected, after a notice. */
  onNone: () => void;
}

/**
 * Returns a function that acts on the selection. Without one, a notice says so, and the controls that select are marked
 * for as long as it shows.
 */
export function useAdjusting<Work>({ run, hasSelection, onNone }: Adjusting<Work>) {
  /** The number of times that a selection was asked for, while the notice shows. */
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
