import { Body, Controller } from '@nestjs/common';
import type { AnswerOf, ParsedBody } from '@quiltwright/shared/contract/call';
import { retrFavourites, storeFavourites } from '@quiltwright/shared/contract/calls/favourite-calls';
import { type Quilter, SignedIn } from '../http/quilter.js';
import { Route } from '../http/route.js';
import { FavouritesService } from './favourites.service.js';

@Controller()
export class FavouritesController {
  constructor(private readonly favourites: FavouritesService) {}

  @Route(retrFavourites)
  async retrieve(@SignedIn() quilter: Quilter): Promise<AnswerOf<typeof retrFavourites>> {
    return { fabricNums: await this.favourites.of(quilter) };
  }

  @Route(storeFavourites)
  async store(
    @SignedIn() quilter: Quilter,
    @Body() { fabricNums }: ParsedBody<typeof storeFavourites>,
  ): Promise<AnswerOf<typeof storeFavourites>> {
    await this.favourites.put(quilter, fabricNums);
  }
}
