import type { AnswerOf } from '@quiltwright/shared/contract/call';
import type { saveFabric } from '@quiltwright/shared/contract/calls/fabric-calls';
import { UPLOADS_PALETTE } from '@quiltwright/shared/quilting/palette';
import { IDEMPOTENCY_HEADER } from '@quiltwright/shared/contract/headers';
import { routes } from '@quiltwright/shared/contract/routes';
import type { Result } from '@quiltwright/shared/result';
import { callBy, callHeaders } from '../calls/call';
import type { CallFailure } from '../calls/call-failure';
import type { SessionStore } from '../session/session';

/** After this many milliseconds without progress the server counts as away. */
const PATIENCE = 60_000;

interface SendPictureOptions {
  /** Idempotency-Key: sending the upload again makes no second fabric. */
  key: string;
  /** Called with the share that is sent, 0 to 1; at 1 the server makes fabric of the picture. */
  onSent: (share: number) => void;
  signal: AbortSignal;
}

/** Uploads a picture that becomes a fabric. Like `call`, it never throws. */
export function sendPicture(
  session: SessionStore,
  file: File,
  options: SendPictureOptions,
): Promise<Result<AnswerOf<typeof saveFabric>, CallFailure>> {
  const form = new FormData();
  // The fields go first: the server reads fields after the file only once the file is there.
  form.set('quilterNum', String(session.getState().quilterNum));
  form.set('paletteNum', String(UPLOADS_PALETTE));
  form.set(routes.saveFabric.file, file);
  return callBy(session, 'saveFabric', () => sendForm(session, form, options));
}

/** Uses XMLHttpRequest, as fetch doesn't report the progress of a body. */
function sendForm(
  session: SessionStore,
  form: FormData,
  { key, onSent, signal }: SendPictureOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => {
      request.abort();
    };
    let stalled = setTimeout(abort, PATIENCE);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stalled);
      stalled = setTimeout(abort, PATIENCE);
      onSent(total === 0 ? 0 : loaded / total);
    };
    request.onload = () => {
      const retryAfter = request.getResponseHeader('Retry-After');
      resolve(
        new Response(request.responseText, {
          status: request.status,
          ...(retryAfter !== null && { headers: { 'Retry-After': retryAfter } }),
        }),
      );
    };
    request.onloadend = () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', abort);
      reject(new Error('The server didn’t answer.'));
    };
    request.open(routes.saveFabric.method, routes.saveFabric.path);
    for (const [name, value] of callHeaders(session, routes.saveFabric))
      request.setRequestHeader(name, value);
    request.setRequestHeader(IDEMPOTENCY_HEADER, key);
    signal.addEventListener('abort', abort);
    request.send(form);
  });
}
