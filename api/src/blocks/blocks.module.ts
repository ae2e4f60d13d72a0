import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FabricsModule } from '../fabrics/fabrics.module.js';
import { StoredBlock, storedBlockSchema } from './block.schema.js';
import { BlocksController } from './blocks.controller.js';
import { BlocksRepository } from './blocks.repository.js';
import { BlocksService } from './blocks.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: StoredBlock.name, schema: storedBlockSchema }]),
    FabricsModule,
  ],
  controllers: [BlocksController],
  providers: [BlocksRepository, BlocksService],
  exports: [BlocksService],
})
export class BlocksModule {}
