import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { WEB_FOLDER, webFiles } from './web-files.js';

/** Serves the built web app at whatever address no controller answers. */
@Module({})
export class WebFilesModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  /** The controllers' routes are there by now; what comes after is the answer for no route. */
  onModuleInit(): void {
    for (const handler of webFiles(WEB_FOLDER)) this.host.httpAdapter.use(handler);
  }
}
