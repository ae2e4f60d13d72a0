import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { BROTLI } from './compressed.js';
import { escaped } from '@quiltwright/shared/escaped';
import { sendBytes } from './send-bytes.js';

/** The build's placeholder for the site's address. */
const SITE = '%SITE%';

interface DrawnPage {
  readonly etag: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly identity: Buffer;
}

/**
 * Sends the HTML pages that the build made in advance. The pages don't change while the server runs, so each is
 * prepared only once.
 */
export class DrawnPages {
  private readonly pages = new Map<string, Promise<DrawnPage>>();

  /**
   * @param folder the folder of the pages, an absolute path
   * @param publicUrl the site's address
   */
  constructor(
    private readonly folder: string,
    private readonly publicUrl: string,
  ) {}

  /**
   * Sends a page, with the site's address in place of the placeholder.
   * @param file the name of one of the few files in the folder
   */
  async send(file: string, request: Request, response: Response): Promise<void> {
    const page = await this.page(file);
    const encodings = ['br', 'gzip'] as const;
    const encoding = encodings.find((each) => request.acceptsEncodings(each)) ?? 'identity';
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.vary('Accept-Encoding').setHeader('ETag', page.etag);
    sendBytes(request, response.type('html'), page[encoding]);
  }

  private page(file: string): Promise<DrawnPage> {
    const before = this.pages.get(file);
    if (before) return before;
    const page = this.madeReady(file);
    this.pages.set(file, page);
    // Forgets a page that failed, so that the next request tries again.
    page.catch(() => this.pages.delete(file));
    return page;
  }

  private async madeReady(file: string): Promise<DrawnPage> {
    const text = await readFile(join(this.folder, file), 'utf8');
    const identity = Buffer.from(text.replaceAll(SITE, () => escaped(this.publicUrl)));
    const [br, gzipped] = await Promise.all([
      promisify(brotliCompress)(identity, BROTLI),
      promisify(gzip)(identity),
    ]);
    // A weak ETag, because it is the same for all encodings.
    const etag = `W/"${createHash('sha256').update(identity).digest('base64url')}"`;
    return { etag, br, gzip: gzipped, identity };
  }
}
