import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.js';
import { FabricsModule } from '../fabrics/fabrics.module.js';
import { ImagesModule } from '../images/images.module.js';
import { QuiltsModule } from '../quilts/quilts.module.js';
import { ReferencesModule } from '../references/references.module.js';
import { HalfDone } from './half-done.js';

@Module({
  imports: [BlocksModule, FabricsModule, ImagesModule, QuiltsModule, ReferencesModule],
  providers: [HalfDone],
})
export class SweepModule {}
