import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Migrations } from '../common/migrate.js';

export const itemKinds = ['quilt', 'block', 'fabric'] as const;

/** Something that a subscriber has: a quilt, an own block, an upload. */
@Schema({ _id: false })
export class Item {
  @Prop({ type: String, enum: itemKinds, required: true })
  kind: (typeof itemKinds)[number];

  @Prop({ type: Number, required: true })
  num: number;
}

/** What a quilt or block uses of its owner's own blocks and uploads. */
@Schema({ _id: false })
export class Use extends Item {
  /** The revision by which the item came to use these, or comes to by the store that is under way. */
  @Prop({ type: Number, required: true })
  revision: number;

  /** Names the store that wrote this. */
  @Prop({ type: String, required: true })
  claim: string;

  /** True from before the item is written until after. */
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
  /** The fabricNum. */
  @Prop({ type: Number, required: true })
  num: number;

  /** When that was first seen. */
  @Prop({ type: Date, required: true })
  since: Date;
}

/**
 * A subscriber's own blocks, uploads and quilts, and what uses them. Where two documents must agree (a block that a quilt uses
 * may not go), each change writes this one first, on condition that it still allows it. Its collection has the name
 * that it had at first.
 */
@Schema({ collection: 'shelves', versionKey: false })
export class References {
  /** The quilter number. */
  @Prop({ type: Number })
  _id: number;

  /** Numbers of the subscriber's own blocks, blank and designed; those that are being deleted are gone from it. */
  @Prop({ type: [Number], required: true })
  blocks: number[];

  /** Numbers of the subscriber's uploads, likewise. */
  @Prop({ type: [Number], required: true })
  fabrics: number[];

  /** Numbers of the subscriber's quilts, likewise: nothing uses a quilt, but they are counted. */
  @Prop({ type: [Number], required: true })
  quilts: number[];

  /** Of items that use nothing of these only while they are being written. */
  @Prop({ type: [SchemaFactory.createForClass(Use)], required: true })
  uses: Use[];

  @Prop({ type: [SchemaFactory.createForClass(Deletion)], required: true })
  deletions: Deletion[];

  /** As far as it was seen by now; an upload that comes to be used is gone from it. */
  @Prop({ type: [SchemaFactory.createForClass(UnusedUpload)], required: true })
  unused: UnusedUpload[];

  @Prop({ type: Number, required: true })
  schemaVersion: number;
}

export const referencesSchema = SchemaFactory.createForClass(References);

/** As version 1 kept them: it knew only what quilts use. */
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
    // Version 3 knew no quilts: the repository lists them.
    3: (stored) => ({ quilts: [], ...stored }),
  },
};
