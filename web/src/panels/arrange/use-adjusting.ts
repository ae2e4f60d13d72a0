import { LIMITS } from '@quiltwright/shared/limits';
import { MESSAGES } from '@quiltwright/shared/messages';
import { useEffect, useState } from 'react';
import type { Action } from '../../model/command';
import { notify } from '../../ui/notify';
import { useLatest } from '../../ui/use-latest';

interface Adjusting<Work> {
  run: (action: Action<Work>) => void;
  /** Whether anything is selected by now. */
  hasSelection: () => boolean;
  /** Nothing is, and that was told. */
  onNone: () => void;
}

/** Does things to what is selected; without that it has what selects something marked for as long as it is told. */
export function useAdjusting<Work>({ run, hasSelection, onNone }: Adjusting<Work>) {
  /** How often it was asked, while it is told, for something to be selected. */
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
