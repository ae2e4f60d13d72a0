import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CountersModule } from '../counters/counters.module.js';
import { FabricsModule } from '../fabrics/fabrics.module.js';
import { ReferencesModule } from '../references/references.module.js';
import { deletedStoreSchema } from '../designs/deleted-store.schema.js';
import { DELETED_BLOCK_STORES, StoredBlock, storedBlockSchema } from './block.schema.js';
import { BlockLists } from './block-lists.js';
import { BlocksController } from './blocks.controller.js';
import { BlocksRepository } from './blocks.repository.js';
import { BlocksService } from './blocks.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: StoredBlock.name, schema: storedBlockSchema },
      { name: DELETED_BLOCK_STORES, schema: deletedStoreSchema, collection: 'deletedBlockStores' },
    ]),
    CountersModule,
    FabricsModule,
    ReferencesModule,
  ],
  controllers: [BlocksController],
  providers: [BlockLists, BlocksRepository, BlocksService],
  exports: [BlocksRepository, BlocksService],
})
export class BlocksModule {}
