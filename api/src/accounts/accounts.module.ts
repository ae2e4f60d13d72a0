import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CountersModule } from '../counters/counters.module.js';
import { QuiltsModule } from '../quilts/quilts.module.js';
import { ShelfModule } from '../shelf/shelf.module.js';
import { Account, accountSchema } from './account.schema.js';
import { AccountsRepository } from './accounts.repository.js';
import { AccountsService } from './accounts.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: Account.name, schema: accountSchema }]),
    CountersModule,
    QuiltsModule,
    ShelfModule,
  ],
  providers: [AccountsRepository, AccountsService],
  exports: [AccountsRepository, AccountsService],
})
export class AccountsModule {}
