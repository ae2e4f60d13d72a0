import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FabricsModule } from '../fabrics/fabrics.module.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { StashController } from './stash.controller.js';
import { StashRepository } from './stash.repository.js';
import { Stash, stashSchema } from './stash.schema.js';
import { StashService } from './stash.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: Stash.name, schema: stashSchema }]),
    FabricsModule,
    RateLimitsModule,
  ],
  controllers: [StashController],
  providers: [StashRepository, StashService],
  exports: [StashRepository],
})
export class StashModule {}
