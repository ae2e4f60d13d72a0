import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { MailModule } from '../mail/mail.module.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { ResetController } from './reset.controller.js';
import { ResetService } from './reset.service.js';

@Module({
  imports: [AccountsModule, MailModule, RateLimitsModule],
  controllers: [ResetController],
  providers: [ResetService],
})
export class ResetModule {}
