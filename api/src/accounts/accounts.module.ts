import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BlocksModule } from '../blocks/blocks.module.js';
import { CountersModule } from '../counters/counters.module.js';
import { FavouritesModule } from '../favourites/favourites.module.js';
import { QuiltsModule } from '../quilts/quilts.module.js';
import { ShelfModule } from '../shelf/shelf.module.js';
import { UploadStoreModule } from '../uploads/upload-store.module.js';
import { AccountLog } from './account-log.js';
import { Account, accountSchema } from './account.schema.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsRepository } from './accounts.repository.js';
import { AccountsService } from './accounts.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: Account.name, schema: accountSchema }]),
    BlocksModule,
    CountersModule,
    FavouritesModule,
    QuiltsModule,
    ShelfModule,
    UploadStoreModule,
  ],
  controllers: [AccountsController],
  providers: [AccountLog, AccountsRepository, AccountsService],
  exports: [AccountLog, AccountsRepository, AccountsService],
})
export class AccountsModule {}
