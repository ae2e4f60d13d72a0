import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { References, referencesSchema } from './references.schema.js';
import { ReferencesRepository } from './references.repository.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: References.name, schema: referencesSchema }])],
  providers: [ReferencesRepository],
  exports: [ReferencesRepository],
})
export class ReferencesModule {}
