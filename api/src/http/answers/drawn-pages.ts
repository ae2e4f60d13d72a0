import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, Response } from 'express';
import { escaped } from '@quiltwright/shared/escaped';
import { prepareBody, sendPrepared, type PreparedBody } from './prepared.js';

/** The build's placeholder for the site's address. */
const SITE = '%SITE%';

/**
 * Sends the HTML pages that the build made in advance. The pages don't change while the server runs, so each
 * page is prepared only once.
 */
export class DrawnPages {
  private readonly pages = new Map<string, Promise<PreparedBody>>();

  /**
   * @param folder the folder of the pages, an absolute path
   * @param publicUrl the site's address
   */
  constructor(
    private readonly folder: string,
    private readonly publicUrl: string,
  ) {}

  /**
   * Sends a page, with the site's address in place of the placeholder (`SITE`) that the build wrote for it.
   * @param file the name of a file in the folder. The folder has only few files, because each sent file stays in
   *   memory.
   */
  async send(file: string, request: Request, response: Response): Promise<void> {
    const page = await this.page(file);
    sendPrepared(page, request, response.type('html'));
  }

  private page(file: string): Promise<PreparedBody> {
    const before = this.pages.get(file);
    if (before) return before;
    const page = this.madeReady(file);
    this.pages.set(file, page);
    // Forgets a page that failed, so that the next request tries again.
    page.catch(() => this.pages.delete(file));
    return page;
  }

  private async madeReady(file: string): Promise<PreparedBody> {
    const text = await readFile(join(this.folder, file), 'utf8');
    return prepareBody(text.replaceAll(SITE, () => escaped(this.publicUrl)));
  }
}
