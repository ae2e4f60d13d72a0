import { Injectable } from '@nestjs/common';
import { notThere } from '../http/problem.js';
import type { Image } from './image.schema.js';
import { ImagesRepository } from './images.repository.js';

@Injectable()
export class ImagesService {
  constructor(private readonly images: ImagesRepository) {}

  /**
   * Returns the picture at a path.
   * @throws ProblemException 404
   */
  async find(path: string): Promise<Pick<Image, 'bytes' | 'contentType'>> {
    const image = await this.images.find(path);
    if (!image) throw notThere('picture');
    return image;
  }
}
