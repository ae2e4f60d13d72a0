import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BlocksModule } from '../blocks/blocks.module.js';
import { CountersModule } from '../counters/counters.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { FabricsModule } from '../fabrics/fabrics.module.js';
import { ReferencesModule } from '../references/references.module.js';
import { deletedStoreSchema } from '../designs/deleted-store.schema.js';
import { DELETED_QUILT_STORES, quiltSchema, StoredQuilt } from './quilt.schema.js';
import { QuiltReader } from './quilt-reader.js';
import { QuiltsController } from './quilts.controller.js';
import { QuiltsRepository } from './quilts.repository.js';
import { QuiltsService } from './quilts.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: StoredQuilt.name, schema: quiltSchema },
      { name: DELETED_QUILT_STORES, schema: deletedStoreSchema, collection: 'deletedQuiltStores' },
    ]),
    BlocksModule,
    CountersModule,
    DocumentsModule,
    FabricsModule,
    ReferencesModule,
  ],
  controllers: [QuiltsController],
  providers: [QuiltReader, QuiltsRepository, QuiltsService],
  exports: [QuiltReader, QuiltsRepository],
})
export class QuiltsModule {}
