import { Module } from '@nestjs/common';
import { SiteController } from './site.controller.js';
import { SitemapController } from './sitemap.controller.js';

@Module({ controllers: [SiteController, SitemapController] })
export class SiteModule {}
