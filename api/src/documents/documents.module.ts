import { Module } from '@nestjs/common';
import { DocumentThread } from './document-thread.js';

/** Reads and checks large documents, outside the thread that answers requests. */
@Module({ providers: [DocumentThread], exports: [DocumentThread] })
export class DocumentsModule {}
