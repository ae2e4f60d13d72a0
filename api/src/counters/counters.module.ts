import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Counter, counterSchema } from './counter.schema.js';
import { CountersRepository } from './counters.repository.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: Counter.name, schema: counterSchema }])],
  providers: [CountersRepository],
  exports: [CountersRepository],
})
export class CountersModule {}
