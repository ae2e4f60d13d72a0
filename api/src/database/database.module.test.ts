import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Inject, Injectable, Module } from '@nestjs/common';
import { NestApplicationContextOptions } from '@nestjs/common/interfaces/nest-application-context-options.interface.js';
import { NestFactory } from '@nestjs/core';
import { InjectModel, MongooseModule } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadConfig } from '../common/config.js';
import { DatabaseHealth } from './database-health.js';
import { DatabaseModule } from './database.module.js';
import { engineNotePath } from './engine/engine-note.js';

interface Block {
  designName: string;
}

@Injectable()
class Blocks {
  constructor(
    @InjectModel('Block') readonly model: Model<Block>,
    @Inject(DatabaseHealth) readonly health: DatabaseHealth,
  ) {}
}

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Block', schema: new Schema({ designName: String }) }])],
  providers: [Blocks],
})
class BlocksModule {}

const QUIETLY = Object.assign(new NestApplicationContextOptions(), { logger: false, abortOnError: false });

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quiltwright-module-'));
});
afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

it('provides models to the features, and ends the engine with the application', async () => {
  @Module({ imports: [DatabaseModule.forRoot(loadConfig({ DATA_DIR: dataDir })), BlocksModule] })
  class Application {}

  const application = await NestFactory.createApplicationContext(Application, QUIETLY);
  const blocks = application.get(Blocks);
  await blocks.model.create({ designName: 'Ohio Star' });
  expect(await blocks.model.countDocuments({ designName: 'Ohio Star' })).toBe(1);
  expect(await blocks.health.isUp()).toBe(true);
  await application.close();
  expect(existsSync(engineNotePath(dataDir))).toBe(false);
  expect(await blocks.health.isUp()).toBe(false);
});

it('fails the start with the reason', async () => {
  const config = { ...loadConfig({ DATA_DIR: dataDir }), mongodbUri: 'mongodb://127.0.0.1:1/quilts' };
  @Module({ imports: [DatabaseModule.forRoot(config)] })
  class Application {}

  await expect(NestFactory.createApplicationContext(Application, QUIETLY)).rejects.toThrow(
    "The server can't use the database in MONGODB_URI (mongodb://127.0.0.1:1/quilts)",
  );
});
