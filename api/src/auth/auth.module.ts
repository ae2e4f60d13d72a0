import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { Admission } from './admission.js';
import { AntiForgery } from './anti-forgery.js';
import { AuthController } from './auth.controller.js';
import { AuthGuard } from './auth.guard.js';
import { AuthService } from './auth.service.js';
import { PasswordController } from './password.controller.js';
import { PasswordService } from './password.service.js';
import { RevokedToken, revokedTokenSchema } from './sessions/revoked-token.schema.js';
import { RevokedTokensRepository } from './sessions/revoked-tokens.repository.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsService } from './sessions/sessions.service.js';
import { Tokens } from './sessions/tokens.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: RevokedToken.name, schema: revokedTokenSchema }]),
    AccountsModule,
    RateLimitsModule,
  ],
  controllers: [AuthController, PasswordController, SessionsController],
  providers: [
    Admission,
    AntiForgery,
    AuthGuard,
    AuthService,
    PasswordService,
    RevokedTokensRepository,
    SessionsService,
    Tokens,
  ],
  exports: [Admission, AuthGuard],
})
export class AuthModule {}
