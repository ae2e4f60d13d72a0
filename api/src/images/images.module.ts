import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Image, imageSchema } from './image.schema.js';
import { ImagesController } from './images.controller.js';
import { ImagesRepository } from './images.repository.js';
import { ImagesService } from './images.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: Image.name, schema: imageSchema }])],
  controllers: [ImagesController],
  providers: [ImagesRepository, ImagesService],
  exports: [ImagesRepository],
})
export class ImagesModule {}
