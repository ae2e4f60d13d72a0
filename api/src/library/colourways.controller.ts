import { Controller, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { OpenFile } from '../http/route.js';
import { sendBytes } from '../http/answers/send-bytes.js';
import { ColourwaysService } from './colourways.service.js';

/** Serves pictures of pre-made blocks in the fabrics of a fabric collection: fabrics designed to be sewn together. */
@Controller()
export class ColourwaysController {
  constructor(private readonly colourways: ColourwaysService) {}

  @OpenFile('/block-images/:collection/:file')
  async picture(
    @Param('collection') collection: string,
    @Param('file') file: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const svg = await this.colourways.picture(collection, file);
    response.setHeader('Cache-Control', 'public, no-cache');
    response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'; img-src data:");
    sendBytes(request, response.type('svg'), Buffer.from(svg));
  }
}
