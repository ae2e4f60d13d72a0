import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { BlocksModule } from '../blocks/blocks.module.js';
import { FabricsModule } from '../fabrics/fabrics.module.js';
import { ImagesModule } from '../images/images.module.js';
import { QuiltsModule } from '../quilts/quilts.module.js';
import { ReferencesModule } from '../references/references.module.js';
import { SharedPagesModule } from '../shared-pages/shared-pages.module.js';
import { HalfDone } from './half-done.js';
import { StrayPictures } from './stray-pictures.js';

@Module({
  imports: [
    AccountsModule,
    BlocksModule,
    FabricsModule,
    ImagesModule,
    QuiltsModule,
    ReferencesModule,
    SharedPagesModule,
  ],
  providers: [HalfDone, StrayPictures],
})
export class SweepModule {}
