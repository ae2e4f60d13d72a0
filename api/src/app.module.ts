import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import type { Logger } from 'pino';
import { AccountsModule } from './accounts/accounts.module.js';
import { AuthGuard } from './auth/auth.guard.js';
import { AuthModule } from './auth/auth.module.js';
import { BlocksModule } from './blocks/blocks.module.js';
import { BodiesModule } from './bodies/bodies.module.js';
import type { Config } from './common/config.js';
import { ConfigModule } from './common/config.module.js';
import { ContractGuard } from './http/contract.guard.js';
import { ProblemFilter } from './http/problem.filter.js';
import { WebFilesModule } from './http/answers/web-files.module.js';
import { ContactModule } from './contact/contact.module.js';
import type { Database } from './database/database.js';
import { DatabaseModule } from './database/database.module.js';
import { DiskSpace } from './http/disk-space.js';
import { DeletionsModule } from './deletions/deletions.module.js';
import { DocsModule } from './docs/docs.module.js';
import { FabricsModule } from './fabrics/fabrics.module.js';
import { FavouritesModule } from './favourites/favourites.module.js';
import { ImagesModule } from './images/images.module.js';
import { LibraryModule } from './library/library.module.js';
import { QuiltsModule } from './quilts/quilts.module.js';
import { ResetModule } from './password-reset/reset.module.js';
import { SharedPagesModule } from './shared-pages/shared-pages.module.js';
import { SiteModule } from './site/site.module.js';
import { StashModule } from './stash/stash.module.js';
import { SubscribersModule } from './subscribers/subscribers.module.js';
import { SubscriptionsModule } from './subscriptions/subscriptions.module.js';
import { SweepModule } from './sweep/sweep.module.js';
import { UploadsModule } from './uploads/uploads.module.js';

@Module({})
export class AppModule {
  static forRoot(config: Config, log: Logger, opening?: Promise<Database>): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config, log),
        DatabaseModule.forRoot(config, { opening }),
        AuthModule,
        AccountsModule,
        BlocksModule,
        BodiesModule,
        ContactModule,
        DeletionsModule,
        DocsModule,
        FabricsModule,
        FavouritesModule,
        ImagesModule,
        LibraryModule,
        QuiltsModule,
        ResetModule,
        SharedPagesModule,
        SiteModule,
        StashModule,
        SubscribersModule,
        SubscriptionsModule,
        SweepModule,
        UploadsModule,
        WebFilesModule,
      ],
      providers: [
        { provide: APP_FILTER, useClass: ProblemFilter },
        // Guards run in this order. They check the caller, then the free disk space, then the query and body.
        { provide: APP_GUARD, useExisting: AuthGuard },
        { provide: APP_GUARD, useClass: DiskSpace },
        { provide: APP_GUARD, useClass: ContractGuard },
      ],
    };
  }
}
