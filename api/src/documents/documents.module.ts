import { Module } from '@nestjs/common';
import { DocumentThread } from './document-thread.js';

/** Where large documents are read and checked, beside the thread that answers. */
@Module({ providers: [DocumentThread], exports: [DocumentThread] })
export class DocumentsModule {}
