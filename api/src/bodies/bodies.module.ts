import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { SaveBodies } from './save-bodies.js';
import { SaveLimit } from './save-limit.js';

/** Reads the bodies of requests. */
@Module({
  imports: [AuthModule, DocumentsModule],
  providers: [SaveBodies, SaveLimit],
  exports: [SaveBodies],
})
export class BodiesModule {}
