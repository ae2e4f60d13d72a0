import { Module } from '@nestjs/common';
import { CountersModule } from '../counters/counters.module.js';
import { FabricsModule } from '../fabrics/fabrics.module.js';
import { ImagesModule } from '../images/images.module.js';
import { ReferencesModule } from '../references/references.module.js';
import { UnusedUploads } from './unused-uploads.js';
import { UploadStore } from './upload-store.js';

/** The stored uploads, for the server and for commands. */
@Module({
  imports: [CountersModule, FabricsModule, ImagesModule, ReferencesModule],
  providers: [UnusedUploads, UploadStore],
  exports: [UnusedUploads, UploadStore],
})
export class UploadStoreModule {}
