import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { BodyCheck } from './body-check.js';
import { SaveBodies } from './save-bodies.js';
import { SaveLimit } from './save-limit.js';

/** How bodies come in. */
@Module({
  imports: [AuthModule],
  providers: [BodyCheck, SaveBodies, SaveLimit],
  exports: [SaveBodies],
})
export class BodiesModule {}
