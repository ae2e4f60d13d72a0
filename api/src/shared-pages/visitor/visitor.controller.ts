import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { Controller, Inject, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Config } from '../../common/config.js';
import { CONFIG } from '../../common/config.module.js';
import { prepareBody, sendPrepared, type PreparedBody } from '../../http/answers/prepared.js';
import { sendBytes } from '../../http/answers/send-bytes.js';
import { DRAWN_FOLDER } from '../../http/answers/web-files.js';
import { notThere, ProblemException } from '../../http/problem.js';
import { policyWithScripts } from '../../http/requests/security-headers.js';
import { OpenFile } from '../../http/route.js';
import { sender } from '../../rate-limits/rate-limits.js';
import { SharedPagesService } from '../shared-pages.service.js';
import { Visits } from '../visits.js';
import { type Html, missingHtml, pageHtml } from './page-html.js';

/** The page without content that the build made. The server replaces `HEAD` and `BODY` in it. */
const SHELL = join(DRAWN_FOLDER, 'shared-page.html');
const [HEAD, BODY] = ['<!--HEAD-->', '<!--BODY-->'];

/** The page without the web app's styles and scripts, for a server whose web app isn't built. */
const PLAIN_SHELL = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${HEAD}
</head>
<body>
${BODY}
</body>
</html>
`;

/** Matches the scripts in the page itself, without those in files. */
const SCRIPT = /<script>(.*?)<\/script>/gs;

/** The page without content, and the policy that lets its own scripts run. */
interface Shell {
  html: string;
  policy: string;
}

/** The number of pages that stay in memory, compressed. */
const MOST_READY = 200;

/** Shows shared pages to their visitors. A visit causes no write to the database, because `Visits` counts in memory. */
@Controller()
export class VisitorController {
  private shell: Promise<Shell> | undefined;
  private readonly ready = new Map<string, Promise<PreparedBody>>();
  /** The pages as HTML. All visitors whose addresses were looked up together get the same page, made once. */
  private readonly made = new WeakMap<Parameters<typeof pageHtml>[0], Promise<PreparedBody>>();

  constructor(
    private readonly pages: SharedPagesService,
    private readonly visits: Visits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @OpenFile('/s/:token')
  async page(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    const body = await this.bodyAt(token, request, response);
    response.setHeader('Content-Security-Policy', (await this.shellOfPages()).policy);
    sendPrepared(body, request, response.type('html'));
  }

  /**
   * Sends a picture of a page. Browsers may keep the picture, but must ask the server before each use, because the
   * maker may stop sharing at any time.
   */
  @OpenFile('/s/:token/:name')
  async picture(
    @Param('token') token: string,
    @Param('name') name: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    const found = await this.pages.picture(token, name, sender(request.ip));
    if (!found?.picture) throw notThere('picture');
    const { picture } = found;
    response.setHeader('Cache-Control', 'private, no-cache');
    // A picture never changes under its name.
    response.setHeader('ETag', `"${found.name}"`);
    response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'");
    sendBytes(request, response.type(picture.contentType), picture.bytes);
  }

  private async bodyAt(token: string, request: Request, response: Response): Promise<PreparedBody> {
    try {
      const page = await this.pages.at(token, sender(request.ip));
      // Programs that fetch previews don't say that they open a document. A page of this site is opened from the maker's
      // own screens, which isn't a visit of a friend.
      const isOpened = request.method === 'GET' && request.get('Sec-Fetch-Dest') === 'document';
      if (isOpened && request.get('Sec-Fetch-Site') !== 'same-origin') this.visits.note(page._id);
      const made = this.made.get(page) ?? this.prepared(pageHtml(page, this.config.publicUrl));
      this.made.set(page, made);
      return await made;
    } catch (error) {
      if (!(error instanceof ProblemException)) throw error;
      const status = error.getStatus();
      if (status !== 404 && status !== 410) throw error;
      response.status(status);
      return this.prepared(missingHtml(status === 410));
    }
  }

  private shellOfPages(): Promise<Shell> {
    this.shell ??= readFile(SHELL, 'utf8')
      .catch(() => PLAIN_SHELL)
      .then((html) => {
        const hashes = [...html.matchAll(SCRIPT)].map(([, code = '']) =>
          createHash('sha256').update(code).digest('base64'),
        );
        return { html, policy: policyWithScripts(hashes) };
      });
    return this.shell;
  }

  /** Returns a page compressed. The pages that were shown last stay in memory. */
  private async prepared({ head, body }: Html): Promise<PreparedBody> {
    const shell = await this.shellOfPages();
    const key = head + body;
    const known = this.ready.get(key);
    const page = known ?? prepareBody(shell.html.replace(HEAD, () => head).replace(BODY, () => body));
    this.ready.delete(key);
    this.ready.set(key, page);
    const [oldest] = this.ready.keys();
    if (this.ready.size > MOST_READY && oldest !== undefined) this.ready.delete(oldest);
    return page;
  }
}
