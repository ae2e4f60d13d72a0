import { Controller, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { OpenFile } from '../http/route.js';
import { ColourwaysService } from './colourways.service.js';

/** Pictures of pre-made blocks in the cloth of a collection. */
@Controller()
export class ColourwaysController {
  constructor(private readonly colourways: ColourwaysService) {}

  @OpenFile('/block-images/:collection/:file', 'image/svg+xml')
  async picture(
    @Param('collection') collection: string,
    @Param('file') file: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const svg = await this.colourways.picture(collection, file);
    response.setHeader('Cache-Control', 'public, no-cache');
    response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'; img-src data:");
    return svg;
  }
}
