import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser } from '../../test/browser.js';
import { testDatabaseUri } from '../../test/database.js';
import { AppModule } from '../app.module.js';
import { loadConfig } from '../common/config.js';
import { requestLog } from '../http/requests/request-log.js';

@Controller()
class ForgetfulController {
  @Get('/forgotten')
  forgotten(): string {
    return 'secret';
  }
}

@Module({})
class ForgetfulModule {}

let app: NestExpressApplication;
beforeAll(async () => {
  const config = loadConfig({
    NODE_ENV: 'test',
    JWT_SECRET: 'x'.repeat(32),
    WEBHOOK_SECRET: 'y'.repeat(32),
    MONGODB_URI: testDatabaseUri(),
  });
  app = await NestFactory.create<NestExpressApplication>(
    {
      module: ForgetfulModule,
      imports: [AppModule.forRoot(config, pino({ level: 'silent' }))],
      controllers: [ForgetfulController],
    },
    { logger: false },
  );
  app.use(requestLog(pino({ enabled: false })));
  await app.init();
});
afterAll(() => app.close());

it("reliability 25: refuses everybody on a route that doesn't say who may call it, and reveals nothing", async () => {
  const { status, body } = await new Browser(app.getHttpServer()).refused({
    method: 'GET',
    path: '/forgotten',
  });
  expect([status, body.detail]).toEqual([
    500,
    'Something went wrong on the server. Your work is not lost. Please try again.',
  ]);
});
