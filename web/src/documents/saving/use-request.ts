import type { Result } from '@quiltwright/shared/result';
import { useState } from 'react';
import { notify } from '../../ui/basics/notify';

/**
 * Returns `request`, which sends a request for a dialog, and the state of that request. `isBusy` is true until the
 * answer comes, and `failure` is the message of the last failure. If the server gives no reason for a failure, a notice
 * shows the message, and `failure` stays null.
 * @param onDone called once a request has succeeded
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
