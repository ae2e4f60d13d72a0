import { Controller, Inject } from '@nestjs/common';
import { addressOf } from '@quiltwright/shared/library/address-of';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import type { Config } from '../common/config.js';
import { CONFIG } from '../common/config.module.js';
import { escaped } from '@quiltwright/shared/escaped';
import { OpenFile } from '../http/route.js';

/** The sitemap, which leads search engines to the pages of pre-made blocks. */
@Controller()
export class SitemapController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @OpenFile('/sitemap.xml', 'application/xml; charset=utf-8')
  sitemap(): string {
    const paths = ['/block-list', ...premadeBlocks.map(({ title }) => `/block-list/${addressOf(title)}`)];
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
}
