import type { Request } from 'express';
import { problem, ProblemException } from '../http/problem.js';

/**
 * Reads a body into a separate buffer, which can be moved to a thread. Each chunk is copied into the buffer as soon as
 * it arrives. Otherwise simultaneous bodies would keep thousands of chunks in memory, and the process would stay large
 * afterwards.
 *
 * @param limit in bytes
 * @throws ProblemException 400, 413, 415
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const { headers } = request;
  if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity') {
    throw problem('onlyUncompressed');
  }
  const length = Number(headers['content-length'] ?? limit);
  if (length > limit) throw tooLarge();
  const bytes = new Uint8Array(length);
  let at = 0;
  try {
    // The iterator leaves the stream open. The rest of a refused body is drained after the answer.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (at + chunk.length > length) throw tooLarge();
      bytes.set(chunk, at);
      at += chunk.length;
    }
  } catch (error) {
    if (error instanceof ProblemException) throw error;
    throw problem('incomplete');
  }
  return bytes.subarray(0, at);
}

function tooLarge(): ProblemException {
  return problem('tooLargeToSend');
}
