import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.js';
import { FabricsModule } from '../fabrics/fabrics.module.js';
import { ImagesModule } from '../images/images.module.js';
import { QuiltsModule } from '../quilts/quilts.module.js';
import { ShelfModule } from '../shelf/shelf.module.js';
import { HalfDone } from './half-done.js';

@Module({
  imports: [BlocksModule, FabricsModule, ImagesModule, QuiltsModule, ShelfModule],
  providers: [HalfDone],
})
export class SweepModule {}
