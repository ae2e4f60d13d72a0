import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CountersModule } from '../counters/counters.module.js';
import { AccountLog } from './account-log.js';
import { Account, accountSchema } from './account.schema.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsRepository } from './accounts.repository.js';
import { AccountsService } from './accounts.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: Account.name, schema: accountSchema }]), CountersModule],
  controllers: [AccountsController],
  providers: [AccountLog, AccountsRepository, AccountsService],
  exports: [AccountLog, AccountsRepository, AccountsService],
})
export class AccountsModule {}
