import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** The version in which images are stored. Library images are remade when it changes. */
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

  /** The source of an image that is remade under the same name. */
  @Prop({ type: String, default: '' })
  madeFrom: string;

  @Prop({ type: Number, required: true })
  schemaVersion: number;
}

export const imageSchema = SchemaFactory.createForClass(Image);
