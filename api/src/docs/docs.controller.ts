import { Controller, Inject } from '@nestjs/common';
import type { Config } from '../common/config.js';
import { CONFIG } from '../common/config.module.js';
import { OpenFile } from '../http/route.js';
import { docsPage } from './docs-page.js';
import { openApi } from './openapi.js';

@Controller()
export class DocsController {
  private readonly page = docsPage();
  private readonly description: object;

  constructor(@Inject(CONFIG) { publicUrl }: Config) {
    this.description = openApi(publicUrl);
  }

  @OpenFile('/api/docs', 'text/html; charset=utf-8')
  html(): string {
    return this.page;
  }

  @OpenFile('/api/docs.json', 'application/json; charset=utf-8')
  json(): object {
    return this.description;
  }
}
