import { Module } from '@nestjs/common';
import { FabricsModule } from '../fabrics/fabrics.module.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { DailyRemoval } from './daily-removal.js';
import { PictureDecoder } from './pictures/picture-decoder.js';
import { UploadForms } from './upload-forms.js';
import { UploadStoreModule } from './upload-store.module.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';

/** The calls that create and rename uploads, and their upkeep. */
@Module({
  imports: [FabricsModule, RateLimitsModule, UploadStoreModule],
  controllers: [UploadsController],
  providers: [DailyRemoval, PictureDecoder, UploadForms, UploadsService],
})
export class UploadsModule {}
