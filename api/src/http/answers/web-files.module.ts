import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { WEB_FOLDER, webFiles } from './web-files.js';

/** Serves the built web app at every address without a controller. */
@Module({})
export class WebFilesModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  /**
   * Adds the handlers of the web app. The controllers' routes are registered by now, so these handlers answer
   * everything else.
   */
  onModuleInit(): void {
    for (const handler of webFiles(WEB_FOLDER)) this.host.httpAdapter.use(handler);
  }
}
