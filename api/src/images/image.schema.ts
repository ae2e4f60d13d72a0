import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** The version in which images are stored. If the version changes, all library images are made again. */
export const IMAGE_SCHEMA_VERSION = 1;

/** A stored picture: of fabric, or of a pre-made block. */
@Schema({ collection: 'images', versionKey: false })
export class Image {
  /** The image's path below the root of the site, unencoded: `fabrics/NAME.webp`, `block-images/NAME.jpg`. */
  @Prop({ type: String })
  _id: string;

  @Prop({ type: String, required: true })
  contentType: string;

  @Prop({ type: Buffer, required: true })
  bytes: Buffer;

  /**
   * The version, or a hash, of the sources from which a library picture was made; empty for the pictures of
   * uploads. If the sources have changed, the picture is made again.
   */
  @Prop({ type: String, default: '' })
  madeFrom: string;

  @Prop({ type: Number, required: true })
  schemaVersion: number;
}

export const imageSchema = SchemaFactory.createForClass(Image);
