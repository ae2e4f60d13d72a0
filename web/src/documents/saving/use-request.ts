import type { Result } from '@quiltwright/shared/result';
import { useState } from 'react';
import { notify } from '../../ui/basics/notify';

/**
 * Returns a function that sends a request of a dialog, whether the dialog waits for the answer, and the message of a
 * failure. A failure for which the server gives no reason is only a notice.
 * @param onDone called once the request has succeeded
 */
export function useRequest(onDone: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const request = async (send: () => Promise<Result<unknown>>) => {
    setIsBusy(true);
    setFailure(null);
    const answer = await send();
    setIsBusy(false);
    if (answer.ok) onDone();
    else if (answer.error.code === 'failed') notify(answer.error.message);
    else setFailure(answer.error.message);
  };
  return { isBusy, failure, request };
}
