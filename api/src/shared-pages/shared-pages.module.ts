import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BlocksModule } from '../blocks/blocks.module.js';
import { CountersModule } from '../counters/counters.module.js';
import { FabricsModule } from '../fabrics/fabrics.module.js';
import { ImagesModule } from '../images/images.module.js';
import { QuiltsModule } from '../quilts/quilts.module.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { GoneToken, goneTokenSchema, SharedPage, sharedPageSchema } from './shared-page.schema.js';
import { SharedPagesController } from './shared-pages.controller.js';
import { SharedPagesRepository } from './shared-pages.repository.js';
import { SharedPagesService } from './shared-pages.service.js';
import { SnapshotThread } from './snapshot/snapshot-thread.js';
import { Snapshots } from './snapshot/snapshots.js';
import { VisitorController } from './visitor/visitor.controller.js';
import { Visits } from './visits.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: SharedPage.name, schema: sharedPageSchema },
      { name: GoneToken.name, schema: goneTokenSchema },
    ]),
    BlocksModule,
    CountersModule,
    FabricsModule,
    ImagesModule,
    QuiltsModule,
    RateLimitsModule,
  ],
  controllers: [SharedPagesController, VisitorController],
  providers: [SharedPagesRepository, SharedPagesService, Snapshots, SnapshotThread, Visits],
  exports: [SharedPagesRepository, SharedPagesService, Snapshots],
})
export class SharedPagesModule {}
