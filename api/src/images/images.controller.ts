import { Controller, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { OpenFile } from '../http/route.js';
import { sendBytes } from '../http/answers/send-bytes.js';
import { ImagesService } from './images.service.js';

/**
 * Serves the pictures from the database. The whole name in the address is looked up in the database, so the
 * name can't reach other files.
 */
@Controller()
export class ImagesController {
  constructor(private readonly images: ImagesService) {}

  /** Sends the picture of a fabric. The picture under a given name never changes, so browsers may keep it. */
  @OpenFile('/fabrics/:name')
  async fabric(
    @Param('name') name: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.send(`fabrics/${name}`, 'public, max-age=31536000, immutable', request, response);
  }

  /**
   * Sends a block's picture, which may change. Browsers ask again each time, and the ETag shows if nothing has
   * changed.
   */
  @OpenFile('/block-images/:name')
  async block(
    @Param('name') name: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.send(`block-images/${name}`, 'public, no-cache', request, response);
  }

  private async send(path: string, caching: string, request: Request, response: Response): Promise<void> {
    const image = await this.images.find(path);
    response.setHeader('Cache-Control', caching);
    response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'");
    sendBytes(request, response.type(image.contentType), image.bytes);
  }
}
