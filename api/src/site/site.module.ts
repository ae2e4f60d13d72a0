import { Module } from '@nestjs/common';
import { BlockPagesController } from './block-pages.controller.js';
import { SiteController } from './site.controller.js';

@Module({ controllers: [BlockPagesController, SiteController] })
export class SiteModule {}
