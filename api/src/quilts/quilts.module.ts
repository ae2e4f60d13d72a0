import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BlocksModule } from '../blocks/blocks.module.js';
import { CountersModule } from '../counters/counters.module.js';
import { FabricsModule } from '../fabrics/fabrics.module.js';
import { ShelfModule } from '../shelf/shelf.module.js';
import { DeletedQuiltStore, deletedQuiltStoreSchema } from './deleted-quilt-store.schema.js';
import { HalfDoneStores } from './half-done-stores.js';
import { quiltSchema, StoredQuilt } from './quilt.schema.js';
import { QuiltsController } from './quilts.controller.js';
import { QuiltsRepository } from './quilts.repository.js';
import { QuiltsService } from './quilts.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: StoredQuilt.name, schema: quiltSchema },
      { name: DeletedQuiltStore.name, schema: deletedQuiltStoreSchema },
    ]),
    BlocksModule,
    CountersModule,
    FabricsModule,
    ShelfModule,
  ],
  controllers: [QuiltsController],
  providers: [HalfDoneStores, QuiltsRepository, QuiltsService],
  exports: [QuiltsRepository],
})
export class QuiltsModule {}
