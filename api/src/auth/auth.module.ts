import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { Admission } from './admission.js';
import { AntiForgery } from './anti-forgery.js';
import { AuthController } from './auth.controller.js';
import { AuthGuard } from './auth.guard.js';
import { AuthService } from './auth.service.js';
import { RevokedToken, revokedTokenSchema } from './revoked-token.schema.js';
import { RevokedTokensRepository } from './revoked-tokens.repository.js';
import { Tokens } from './tokens.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: RevokedToken.name, schema: revokedTokenSchema }]),
    AccountsModule,
    RateLimitsModule,
  ],
  controllers: [AuthController],
  providers: [
    Admission,
    AntiForgery,
    AuthService,
    RevokedTokensRepository,
    Tokens,
    { provide: APP_GUARD, useClass: AuthGuard },
  ],
})
export class AuthModule {}
