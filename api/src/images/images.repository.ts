import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { Image, IMAGE_SCHEMA_VERSION } from './image.schema.js';

@Injectable()
export class ImagesRepository {
  constructor(@InjectModel(Image.name) private readonly images: Model<Image>) {}

  async find(path: string): Promise<Pick<Image, 'bytes' | 'contentType'> | null> {
    // A lean query would return the bytes as the driver's own Binary.
    return this.images.findById(path);
  }

  /** Returns the version or hash of the sources (`madeFrom`) of each image below a folder, by the image's path. */
  async madeFrom(folder: string): Promise<Map<string, string>> {
    const images = await this.images.find({ _id: new RegExp(`^${folder}/`) }, { madeFrom: 1 }).lean();
    return new Map(images.map((image) => [image._id, image.madeFrom]));
  }

  /** Returns the paths in `paths` that have an image. */
  async there(paths: readonly string[]): Promise<ReadonlySet<string>> {
    const images = await this.images.find({ _id: trusted({ $in: paths }) }, { _id: 1 }).lean();
    return new Set(images.map((image) => image._id));
  }

  /** Returns the paths of all images below a folder. */
  async pathsBelow(folder: string): Promise<string[]> {
    const images = await this.images.find({ _id: new RegExp(`^${folder}/`) }, { _id: 1 }).lean();
    return images.map(({ _id }) => _id);
  }

  /** Adds new images with one write, through MongoDB's driver, because Mongoose would copy their bytes. */
  async add(images: readonly Omit<Image, 'schemaVersion'>[]): Promise<void> {
    await this.images.collection.insertMany(
      images.map((image) => ({ ...image, schemaVersion: IMAGE_SCHEMA_VERSION })) as never[],
    );
  }

  /** Adds or replaces an image. */
  async put(image: Omit<Image, 'schemaVersion'>): Promise<void> {
    await this.images.replaceOne(
      { _id: image._id },
      { ...image, schemaVersion: IMAGE_SCHEMA_VERSION },
      { upsert: true },
    );
  }

  async remove(path: string): Promise<void> {
    await this.images.deleteOne({ _id: path });
  }

  /**
   * Removes all images whose paths begin with `start`. `start` must not contain characters that have a special meaning
   * in regular expressions.
   */
  async removeBelow(start: string): Promise<void> {
    await this.images.deleteMany({ _id: new RegExp(`^${start}`) });
  }

  /** Removes all pictures of an upload. */
  async removeOfUpload(fabricNum: number): Promise<void> {
    await this.removeBelow(`fabrics/${String(fabricNum)}-`);
  }
}
