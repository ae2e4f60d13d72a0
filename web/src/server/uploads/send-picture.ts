import type { AnswerOf } from '@quiltwright/shared/contract/call';
import type { saveFabric } from '@quiltwright/shared/contract/calls/fabric-calls';
import { UPLOADS_PALETTE } from '@quiltwright/shared/quilting/palette';
import { IDEMPOTENCY_HEADER } from '@quiltwright/shared/contract/headers';
import { routes } from '@quiltwright/shared/contract/routes';
import type { Result } from '@quiltwright/shared/result';
import { callBy } from '../calls/call';
import { callHeaders } from '../calls/send';
import type { CallFailure } from '../calls/call-failure';
import type { SessionStore } from '../session/session';

/** Milliseconds without progress after which an upload fails. */
const PATIENCE = 60_000;

interface SendPictureOptions {
  /** The Idempotency-Key. An upload that is sent again with the same key makes no second fabric. */
  key: string;
  /** Called with the share of the picture that was sent, from 0 to 1. At 1, the server starts to make the fabric. */
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
  // The fields come before the file, because the server reads the form in order: it would get later fields only after
  // the whole file.
  form.set('quilterNum', String(session.getState().quilterNum));
  form.set('paletteNum', String(UPLOADS_PALETTE));
  form.set(routes.saveFabric.file, file);
  return callBy(session, 'saveFabric', () => sendForm(session, form, options));
}

/** Sends a form with XMLHttpRequest, because fetch doesn't report the progress of an upload. */
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
