import { Module } from '@nestjs/common';
import { FabricsModule } from '../fabrics/fabrics.module.js';
import { ImagesModule } from '../images/images.module.js';
import { ColourwaysController } from './colourways.controller.js';
import { ColourwaysService } from './colourways.service.js';
import { LibrarySeeder } from './library-seeder.js';

@Module({
  imports: [FabricsModule, ImagesModule],
  controllers: [ColourwaysController],
  providers: [ColourwaysService, LibrarySeeder],
})
export class LibraryModule {}
