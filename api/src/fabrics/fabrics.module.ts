import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { fabricSchema, StoredFabric } from './fabric.schema.js';
import { FabricsController } from './fabrics.controller.js';
import { FabricsRepository } from './fabrics.repository.js';
import { FabricsService } from './fabrics.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: StoredFabric.name, schema: fabricSchema }])],
  controllers: [FabricsController],
  providers: [FabricsRepository, FabricsService],
  exports: [FabricsRepository, FabricsService],
})
export class FabricsModule {}
