import { addressOf } from '@quiltwright/shared/library/address-of';
import { premadeNamed } from '@quiltwright/shared/library/block-address';
import type { RequestHandler } from 'express';
import { DrawnPages } from '../http/drawn-pages.js';

/** The list of pre-made blocks, and what the pages of each lie below. */
export const BLOCK_LIST = '/block-list';

/**
 * Answers at BLOCK_LIST and below it with the pages that the build drew. Each has one address; by the other names and
 * spellings of a block one is led there. A name that no block has is told, with 404. It is no controller, as the router
 * would refuse what can't be decoded.
 *
 * @param folder where the pages are, an absolute path
 * @param publicUrl where the site is
 */
export function blockPages(folder: string, publicUrl: string): RequestHandler {
  const pages = new DrawnPages(folder, publicUrl);
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    response.setHeader('Cache-Control', 'no-cache');
    const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(request.originalUrl) ?? [];
    const address = addressFor(path.slice(BLOCK_LIST.length + 1));
    if (address === null) {
      response.status(404);
      await pages.send('no-block.html', request, response);
    } else if (path !== address) response.redirect(301, address + query);
    else await pages.send(`${address}.html`, request, response);
  };
}

/** Where the page is that is asked for by a name, as it stands in an address; null if there is none. */
function addressFor(name: string): string | null {
  if (name === '') return BLOCK_LIST;
  const block = premadeNamed(decoded(name));
  return block ? `${BLOCK_LIST}/${addressOf(block.title)}` : null;
}

/** Empty for what can't be decoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
