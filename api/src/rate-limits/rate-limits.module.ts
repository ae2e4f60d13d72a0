import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AttemptsRepository } from './attempts.repository.js';
import { Attempts, attemptsSchema } from './attempts.schema.js';
import { KnownSender, KnownSenders, knownSenderSchema } from './known-senders.js';
import { RateLimits } from './rate-limits.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: Attempts.name, schema: attemptsSchema },
      { name: KnownSender.name, schema: knownSenderSchema },
    ]),
  ],
  providers: [AttemptsRepository, KnownSenders, RateLimits],
  exports: [KnownSenders, RateLimits],
})
export class RateLimitsModule {}
