import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Controller, Inject, Param, Req, Res } from '@nestjs/common';
import { addressOf } from '@quiltwright/shared/library/address-of';
import { premadeNamed } from '@quiltwright/shared/library/block-address';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import type { Request, Response } from 'express';
import type { Config } from '../common/config.js';
import { CONFIG } from '../common/config.module.js';
import { OpenFile } from '../http/route.js';
import { WEB_FOLDER } from '../http/web-files.js';

/** What the build puts in place of where the site is. */
const SITE = '%SITE%';

/** The pages of pre-made blocks, which the build drew, and what leads searchers to them. */
@Controller()
export class BlockPagesController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** The list of all, of which the first are drawn. */
  @OpenFile('/block-list', 'text/html; charset=utf-8')
  async list(@Res({ passthrough: true }) response: Response): Promise<string> {
    response.setHeader('Cache-Control', 'no-cache');
    return this.built('all-blocks.html');
  }

  /** Each block has one address; by its other names and spellings one is led there. An unknown name is told, with 404. */
  @OpenFile('/block-list/:name', 'text/html; charset=utf-8')
  async page(
    @Param('name') name: string,
    @Req() { url }: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string | undefined> {
    response.setHeader('Cache-Control', 'no-cache');
    const block = premadeNamed(name);
    if (!block) {
      response.status(404);
      return this.built('no-block.html');
    }
    const address = addressOf(block.title);
    if (name !== address) {
      const [, query] = /(\?.*)$/.exec(url) ?? [];
      response.redirect(301, `/block-list/${address}${query ?? ''}`);
      return undefined;
    }
    return this.built(join('block-pages', `${address}.html`));
  }

  @OpenFile('/sitemap.xml', 'application/xml; charset=utf-8')
  sitemap(): string {
    const paths = [
      '/',
      '/block-list',
      ...premadeBlocks.map(({ title }) => `/block-list/${addressOf(title)}`),
    ];
    const entries = paths.map((path) => `<url><loc>${escaped(this.config.publicUrl + path)}</loc></url>`);
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
  }

  @OpenFile('/robots.txt', 'text/plain; charset=utf-8')
  robots(): string {
    return `User-agent: *\nAllow: /\nSitemap: ${this.config.publicUrl}/sitemap.xml\n`;
  }

  private async built(file: string): Promise<string> {
    const page = await readFile(join(WEB_FOLDER, file), 'utf8');
    return page.replaceAll(SITE, () => escaped(this.config.publicUrl));
  }
}

/** As text, or as the value of an attribute, of HTML and XML. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
