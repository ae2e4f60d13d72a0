import { Controller, Inject } from '@nestjs/common';
import type { Config } from '../common/config.js';
import { CONFIG } from '../common/config.module.js';
import { OpenFile } from '../http/route.js';
import { docsPage } from './docs-page.js';
import { openApi } from './openapi.js';

/**
 * Serves the API documentation. The documentation is made at the first request, because most servers get no such
 * request.
 */
@Controller()
export class DocsController {
  private page: string | undefined;
  private description: object | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @OpenFile('/api/docs', 'text/html; charset=utf-8')
  html(): string {
    return (this.page ??= docsPage());
  }

  @OpenFile('/api/docs.json', 'application/json; charset=utf-8')
  json(): object {
    return (this.description ??= openApi(this.config.publicUrl));
  }
}
