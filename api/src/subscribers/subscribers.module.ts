import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { BlocksModule } from '../blocks/blocks.module.js';
import { FavouritesModule } from '../favourites/favourites.module.js';
import { QuiltsModule } from '../quilts/quilts.module.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { ReferencesModule } from '../references/references.module.js';
import { SharedPagesModule } from '../shared-pages/shared-pages.module.js';
import { StashModule } from '../stash/stash.module.js';
import { UploadStoreModule } from '../uploads/upload-store.module.js';
import { AccountRemoval } from './account-removal.js';

/** The operator's commands for subscribers. */
@Module({
  imports: [
    AccountsModule,
    BlocksModule,
    FavouritesModule,
    QuiltsModule,
    RateLimitsModule,
    ReferencesModule,
    SharedPagesModule,
    StashModule,
    UploadStoreModule,
  ],
  providers: [AccountRemoval],
})
export class SubscribersModule {}
