import { Module } from '@nestjs/common';
import { FabricsModule } from '../fabrics/fabrics.module.js';
import { ImagesModule } from '../images/images.module.js';
import { LibrarySeeder } from './library-seeder.js';

@Module({
  imports: [FabricsModule, ImagesModule],
  providers: [LibrarySeeder],
})
export class LibraryModule {}
