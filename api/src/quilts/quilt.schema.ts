import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { PackedQuilt } from '@quiltwright/shared/quilting/stored/packed-quilt';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { Schema as MongooseSchema } from 'mongoose';
import { keyIndex, StoredDesign, summaryIndex } from '../designs/stored-design.schema.js';

/** The name of the Mongoose model for saves of quilts that have since been deleted. */
export const DELETED_QUILT_STORES = 'DeletedQuiltStore';

/** The name of the index for lists of quilts. */
export const QUILT_SUMMARY = 'summary with sideways';

/** The names of the indexes with which earlier versions listed quilts. These indexes have fewer fields. */
export const OLD_QUILT_SUMMARIES = ['summary', 'summary with places'] as const;

/**
 * A stored quilt: the fields of `PackedQuilt` in the format of the version that wrote them, and records of
 * the quilt's latest saves (`stores`). `restoreQuilt` reads the quilt.
 */
@Schema({ collection: 'quilts', versionKey: false, minimize: false })
export class StoredQuilt extends StoredDesign implements Omit<PackedQuilt, 'quiltNum' | 'schemaVersion'> {
  @Prop({ type: String, required: true })
  quiltName: string;

  @Prop({ type: Number, required: true })
  quiltLength: Quilt['quiltLength'];

  @Prop({ type: Number, required: true })
  quiltWidth: Quilt['quiltWidth'];

  /**
   * The borders and the sashing. Quilts that were last saved before version 6 have fields instead, which `restoreQuilt`
   * reads. Mongoose doesn't validate this field.
   */
  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  bands: PackedQuilt['bands'];

  /**
   * How the blocks of a free form quilt are set together. Mongoose doesn't validate this field. Missing if the blocks are
   * placed by hand.
   */
  @Prop({ type: MongooseSchema.Types.Mixed })
  setting?: PackedQuilt['setting'];

  @Prop({ type: Number, required: true })
  generatingSize: Quilt['generatingSize'];

  @Prop({ type: Number, required: true })
  generatingLayout: Quilt['generatingLayout'];

  /**
   * The names of the colourways, and the fabrics of borders and sashing in each. The fabrics of patches are in the
   * shapes, in the field `looks`. Mongoose doesn't validate this field.
   */
  @Prop({ type: MongooseSchema.Types.Mixed })
  colourways?: PackedQuilt['colourways'];

  @Prop({ type: Boolean })
  sideways?: true;

  @Prop({ type: String })
  firstMaker?: string;

  /**
   * The number of blocks in the quilt, which lists show. Missing in quilts that were last saved before this field
   * existed.
   */
  @Prop({ type: Number })
  places?: number;

  /**
   * The placements: blocks with their places and copies. Mongoose doesn't validate them: the contract checks them
   * before they are stored, and `restoreQuilt` when they are read.
   */
  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  blocks: PackedQuilt['blocks'];

  /**
   * The distinct levels (layers of shapes) of the quilt's blocks. Mongoose doesn't validate them: the contract
   * checks them before they are stored, and `restoreQuilt` when they are read.
   */
  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  looks: PackedQuilt['looks'];
}

export const quiltSchema = SchemaFactory.createForClass(StoredQuilt);
quiltSchema.index(...keyIndex);
quiltSchema.index(
  ...summaryIndex(QUILT_SUMMARY, [
    ...['generatingSize', 'quiltName', 'quiltWidth', 'quiltLength'],
    ...['sideways', 'places'],
  ]),
);
