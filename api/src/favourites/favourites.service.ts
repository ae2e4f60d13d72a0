import { Injectable } from '@nestjs/common';
import type { Quilter } from '../http/quilter.js';
import { FabricsService } from '../fabrics/fabrics.service.js';
import { refuseMissing } from '../designs/refusals.js';
import { FavouritesRepository } from './favourites.repository.js';

@Injectable()
export class FavouritesService {
  constructor(
    private readonly favourites: FavouritesRepository,
    private readonly fabrics: FabricsService,
  ) {}

  /**
   * Returns the numbers of the quilter's favourite fabrics, in the order that the quilter chose. Uploads that have
   * since been deleted are left out.
   */
  async of(quilter: Quilter): Promise<number[]> {
    const fabricNums = await this.favourites.of(quilter.quilterNum);
    const missing = new Set(await this.fabrics.missing(quilter, fabricNums));
    return fabricNums.filter((fabricNum) => !missing.has(fabricNum));
  }

  /**
   * Stores the quilter's favourites.
   * @throws ProblemException 422 for fabrics that belong neither to the library nor to the quilter
   */
  async put(quilter: Quilter, fabricNums: readonly number[]): Promise<void> {
    refuseMissing('fabric', await this.fabrics.missing(quilter, fabricNums));
    await this.favourites.put(quilter.quilterNum, fabricNums);
  }
}
