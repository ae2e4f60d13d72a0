import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { BROTLI } from './compressed.js';
import { escaped } from './escaped.js';
import { sendBytes } from './send-bytes.js';

/** What the build puts in place of where the site is. */
const SITE = '%SITE%';

interface DrawnPage {
  readonly etag: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly identity: Buffer;
}

/** The pages that the build drew. They don't change while the server runs, so each is made ready to be sent but once. */
export class DrawnPages {
  private readonly pages = new Map<string, Promise<DrawnPage>>();

  /**
   * @param folder where they are, an absolute path
   * @param publicUrl where the site is
   */
  constructor(
    private readonly folder: string,
    private readonly publicUrl: string,
  ) {}

  /** @param file a name below the folder, one of few */
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
    // What failed is tried again.
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
    // Weak, as it is the same for all encodings.
    const etag = `W/"${createHash('sha256').update(identity).digest('base64url')}"`;
    return { etag, br, gzip: gzipped, identity };
  }
}
