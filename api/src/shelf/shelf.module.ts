import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Shelf, shelfSchema } from './shelf.schema.js';
import { ShelfRepository } from './shelf.repository.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: Shelf.name, schema: shelfSchema }])],
  providers: [ShelfRepository],
  exports: [ShelfRepository],
})
export class ShelfModule {}
