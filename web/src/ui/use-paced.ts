import { useCallback, useState } from 'react';

/**
 * A value for what takes longer than its changes are apart: each waits until the one before is done, and only the latest
 * of those that wait is kept. So what is shown follows, and never stands still until changes end.
 */
export function usePaced<T>(latest: T): { value: T; onDone: () => void } {
  const [value, setValue] = useState(latest);
  const [isDone, setDone] = useState(false);
  if (isDone && value !== latest) {
    setValue(latest);
    setDone(false);
  }
  const onDone = useCallback(() => {
    setDone(true);
  }, []);
  return { value, onDone };
}
