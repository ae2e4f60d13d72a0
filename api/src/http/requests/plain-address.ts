import type { NextFunction, Request, Response } from 'express';
import { problem } from '../problem.js';

/** The scheme and host at the start of a request's address, if the address has them. */
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/**
 * A path that a browser takes for the address of another host. Also a path with a backslash, which some browsers take
 * for a slash.
 */
const ODD_PATH = /^\/(?:[/\\]|%2f|%5c)|\\|%5c/i;

/** Refuses an address if this server, a proxy and a browser could each understand the address differently. */
export function plainAddress(request: Request, _response: Response, next: NextFunction): void {
  const hosts = request.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  const [path = ''] = request.originalUrl.replace(ORIGIN, '').split(/[?#]/, 1);
  const isOdd = hosts.length > 1 || ODD_PATH.test(path);
  next(isOdd ? problem('addressNotUnderstood') : undefined);
}
