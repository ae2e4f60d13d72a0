import { addressOf } from '@quiltwright/shared/library/address-of';
import { premadeNamed } from '@quiltwright/shared/library/block-address';
import type { RequestHandler } from 'express';
import { DrawnPages } from '../http/answers/drawn-pages.js';

/** The address of the list of pre-made blocks. The addresses of the blocks' pages begin with it. */
export const BLOCK_LIST = '/block-list';

/**
 * Answers with the HTML pages of pre-made blocks that the build made, at BLOCK_LIST and below. Each page has one
 * address; other names and spellings of a block redirect to it. An unknown name is answered with 404. The handler isn't
 * a controller, because the router would refuse addresses that can't be decoded.
 *
 * @param folder the folder of the pages, an absolute path
 * @param publicUrl the site's address
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

/** Returns the address of a block's page by the block's encoded name; null if there is no such page. */
function addressFor(name: string): string | null {
  if (name === '') return BLOCK_LIST;
  const block = premadeNamed(decoded(name));
  return block ? `${BLOCK_LIST}/${addressOf(block.title)}` : null;
}

/** Decodes a part of an address. Returns an empty text if it can't be decoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
