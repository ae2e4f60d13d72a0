import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AttemptsRepository } from './attempts.repository.js';
import { Attempts, attemptsSchema } from './attempts.schema.js';
import { RateLimits } from './rate-limits.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: Attempts.name, schema: attemptsSchema }])],
  providers: [AttemptsRepository, RateLimits],
  exports: [RateLimits],
})
export class RateLimitsModule {}
