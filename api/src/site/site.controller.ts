import { Controller, Inject, Res } from '@nestjs/common';
import type { AnswerOf } from '@quiltwright/shared/contract/call';
import { health, links, live } from '@quiltwright/shared/contract/calls/site-calls';
import type { Response } from 'express';
import type { Config } from '../common/config.js';
import { CONFIG } from '../common/config.module.js';
import { Route } from '../http/route.js';
import { DatabaseHealth } from '../database/database-health.js';

@Controller()
export class SiteController {
  constructor(
    private readonly database: DatabaseHealth,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Route(health)
  async health(@Res({ passthrough: true }) response: Response): Promise<AnswerOf<typeof health>> {
    const isUp = await this.database.isUp();
    response.status(isUp ? 200 : 503);
    if (!isUp) response.setHeader('Retry-After', '3');
    return { status: isUp ? 'up' : 'down', database: isUp ? 'up' : 'down' };
  }

  @Route(live)
  live(): AnswerOf<typeof live> {
    return { status: 'up' };
  }

  @Route(links)
  links(): AnswerOf<typeof links> {
    const { subscribe, manageSubscription, blog, tutorials } = this.config.links;
    return {
      subscribe: subscribe ?? null,
      manageSubscription: manageSubscription ?? null,
      blog: blog ?? null,
      tutorials: tutorials ?? null,
    };
  }
}
