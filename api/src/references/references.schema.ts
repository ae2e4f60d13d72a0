import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Migrations } from '../common/migrate.js';

export const itemKinds = ['quilt', 'block', 'fabric'] as const;

/** An item of a subscriber: a quilt, an own block, or an upload. */
@Schema({ _id: false })
export class Item {
  @Prop({ type: String, enum: itemKinds, required: true })
  kind: (typeof itemKinds)[number];

  @Prop({ type: Number, required: true })
  num: number;
}

/** The subscriber's own blocks and uploaded fabrics that one quilt or block uses. */
@Schema({ _id: false })
export class Use extends Item {
  /**
   * The revision of the quilt or block that uses these items. During a save, it is the revision that the save will
   * create.
   */
  @Prop({ type: Number, required: true })
  revision: number;

  /** The id of this record of an item's uses. It identifies the save that wrote the record. */
  @Prop({ type: String, required: true })
  claim: string;

  /** True while the item is being written. */
  @Prop({ type: Boolean, required: true })
  pending: boolean;

  @Prop({ type: Date, required: true })
  at: Date;

  @Prop({ type: [Number], required: true })
  blocks: number[];

  @Prop({ type: [Number], required: true })
  fabrics: number[];
}

/** A deletion that has begun. */
@Schema({ _id: false })
export class Deletion extends Item {
  @Prop({ type: Date, required: true })
  at: Date;
}

/** An upload that nothing uses. */
@Schema({ _id: false })
export class UnusedUpload {
  /** The number of the fabric, its `fabricNum`. */
  @Prop({ type: Number, required: true })
  num: number;

  /** The time when the upload was first found unused. */
  @Prop({ type: Date, required: true })
  since: Date;
}

/**
 * A subscriber's own blocks, uploads and quilts, and the uses among them. This document keeps other documents
 * consistent: a block in a quilt must not be deleted, for example. Every change of a quilt, block or upload first
 * writes this document, under the condition that the document allows the change. The name of the collection, `shelves`,
 * is older than the name of this class.
 */
@Schema({ collection: 'shelves', versionKey: false })
export class References {
  /** The quilter number. */
  @Prop({ type: Number })
  _id: number;

  /** Numbers of the subscriber's own blocks, blank and designed. Blocks that are being deleted are left out. */
  @Prop({ type: [Number], required: true })
  blocks: number[];

  /** Numbers of the subscriber's uploads. Uploads that are being deleted are left out. */
  @Prop({ type: [Number], required: true })
  fabrics: number[];

  /**
   * Numbers of the subscriber's quilts. Quilts that are being deleted are left out. Nothing uses a quilt, but quilts
   * are counted.
   */
  @Prop({ type: [Number], required: true })
  quilts: number[];

  /**
   * The record of the items that each quilt or block of the subscriber uses. A quilt or block that uses nothing
   * has a record only while it is being written.
   */
  @Prop({ type: [SchemaFactory.createForClass(Use)], required: true })
  uses: Use[];

  @Prop({ type: [SchemaFactory.createForClass(Deletion)], required: true })
  deletions: Deletion[];

  /** The uploads that were found unused and haven't been used since. */
  @Prop({ type: [SchemaFactory.createForClass(UnusedUpload)], required: true })
  unused: UnusedUpload[];

  @Prop({ type: Number, required: true })
  schemaVersion: number;
}

export const referencesSchema = SchemaFactory.createForClass(References);

/** The `References` of version 1. They recorded which items a quilt uses, but not which items a block uses. */
export interface ReferencesVersion1 extends Pick<References, '_id' | 'blocks' | 'fabrics' | 'schemaVersion'> {
  quilts: (Omit<Use, 'kind' | 'num'> & { quiltNum: number })[];
}

export const referencesMigrations: Migrations = {
  kind: 'references',
  version: 4,
  steps: {
    1: (stored) => {
      const { quilts, ...references } = stored as ReferencesVersion1;
      const uses = quilts.map(({ quiltNum, ...use }) => ({ kind: 'quilt', num: quiltNum, ...use }));
      return { ...references, uses, deletions: [] };
    },
    2: (stored) => ({ ...stored, unused: [] }),
    // Version 3 didn't list quilts. The repository adds them.
    3: (stored) => ({ quilts: [], ...stored }),
  },
};
