import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { migrate } from '../common/migrate.js';
import { Favourites, favouritesMigrations } from './favourites.schema.js';

@Injectable()
export class FavouritesRepository {
  constructor(@InjectModel(Favourites.name) private readonly favourites: Model<Favourites>) {}

  async of(quilterNum: number): Promise<number[]> {
    const stored = await this.favourites.findById(quilterNum).lean();
    return stored ? migrate<Favourites>(stored, favouritesMigrations).fabricNums : [];
  }

  async put(quilterNum: number, fabricNums: readonly number[]): Promise<void> {
    const put = { fabricNums: [...fabricNums], schemaVersion: favouritesMigrations.version };
    await this.favourites.replaceOne({ _id: quilterNum }, put, { upsert: true });
  }

  async remove(quilterNum: number): Promise<void> {
    await this.favourites.deleteOne({ _id: quilterNum });
  }
}
