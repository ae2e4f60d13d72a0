import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FabricsModule } from '../fabrics/fabrics.module.js';
import { FavouritesController } from './favourites.controller.js';
import { FavouritesRepository } from './favourites.repository.js';
import { Favourites, favouritesSchema } from './favourites.schema.js';
import { FavouritesService } from './favourites.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: Favourites.name, schema: favouritesSchema }]), FabricsModule],
  controllers: [FavouritesController],
  providers: [FavouritesRepository, FavouritesService],
  exports: [FavouritesRepository],
})
export class FavouritesModule {}
