import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.js';
import { QuiltsModule } from '../quilts/quilts.module.js';
import { ReferencesModule } from '../references/references.module.js';
import { UploadStoreModule } from '../uploads/upload-store.module.js';
import { DeletionsController } from './deletions.controller.js';
import { DeletionsService } from './deletions.service.js';
import { UsagesService } from './usages.service.js';

@Module({
  imports: [BlocksModule, QuiltsModule, ReferencesModule, UploadStoreModule],
  controllers: [DeletionsController],
  providers: [DeletionsService, UsagesService],
})
export class DeletionsModule {}
