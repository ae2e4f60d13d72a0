import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema } from 'mongoose';
import { DEFAULT_PATTERN, type QuiltingPattern } from '@quiltwright/shared/quilting/sewn/quilting-patterns';
import type { Migrations } from '../common/migrate.js';
import type { DesignFacts } from './snapshot/snapshot-types.js';

/**
 * A fabric of a shared design. An upload has a public number and no name. Its pictures are copies that belong to the
 * page.
 */
export interface SharedFabric {
  fabricNum: number;
  paletteNum: number;
  fabricName: string;
  /** Always empty: visitors don't see the name that the maker gave to an upload. */
  userFabricName: '';
  /** The name of the fabric's picture under /fabrics/ (empty for uploads). `swatchUrl` is the name of its swatch. */
  fabricUrl: string;
  swatchUrl: string;
  averageColour: string;
  isOwn: boolean;
}

/** The frozen copy of a design that a page shows. */
@Schema({ _id: false })
export class Snapshot {
  /** The start of the names of the snapshot's pictures: a hash of the main picture, and random characters. */
  @Prop({ type: String, required: true, index: true })
  mark: string;

  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  facts: DesignFacts;

  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  fabrics: SharedFabric[];

  /** The public copy of the design as compressed JSON (gzip): `{ quilt }` or `{ block }`. */
  @Prop({ type: Buffer, required: true })
  design: Buffer;

  /** The quilting pattern that the page shows; null for the design without quilting and binding. */
  @Prop({ type: String, default: null })
  quilting: QuiltingPattern | null;

  /** The public number of the binding's fabric; 0 if the painter of the picture chooses the fabric. */
  @Prop({ type: Number, required: true })
  binding: number;

  /**
   * The maker's own number for the binding's fabric. The next update needs it; visitors never get it. Absent in
   * snapshots that were made before this field existed. Their next update finds the fabric by its public number.
   */
  @Prop({ type: Number })
  makerBinding?: number;

  @Prop({ type: Number, required: true })
  revision: number;

  @Prop({ type: Date, required: true })
  at: Date;
}

/** A page on which a subscriber shows a quilt or a block to anyone who knows the page's address. */
@Schema({ collection: 'sharedPages', versionKey: false, minimize: false })
export class SharedPage {
  /** The number of the page, its `pageNum`. */
  @Prop({ type: Number })
  _id: number;

  @Prop({ type: Number, required: true, index: true })
  quilterNum: number;

  /** The secret part of the address: 128 random bits. */
  @Prop({ type: String, required: true, unique: true })
  token: string;

  @Prop({ type: String, enum: ['quilt', 'block'], required: true })
  kind: 'quilt' | 'block';

  @Prop({ type: Number, required: true })
  designNum: number;

  @Prop({ type: String, required: true })
  makerName: string;

  @Prop({ type: String, default: '' })
  words: string;

  @Prop({ type: Boolean, required: true })
  mayColour: boolean;

  @Prop({ type: Boolean, required: true })
  mayKeep: boolean;

  @Prop({ type: Boolean, required: true })
  givesCloth: boolean;

  @Prop({ type: SchemaFactory.createForClass(Snapshot), required: true })
  snapshot: Snapshot;

  /** The number of visits in each week, by the date of the week's Monday. */
  @Prop({ type: MongooseSchema.Types.Mixed, default: {} })
  visits: Record<string, number>;

  @Prop({ type: Date, required: true })
  sharedAt: Date;

  @Prop({ type: Number, required: true })
  schemaVersion: number;
}

export const sharedPageSchema = SchemaFactory.createForClass(SharedPage);

/** Returns the quilting pattern of a page whose maker hasn't chosen a pattern. */
export function usualQuilting(kind: SharedPage['kind']): QuiltingPattern {
  return kind === 'quilt' ? DEFAULT_PATTERN : 'unquilted';
}

export const sharedPageMigrations: Migrations = {
  kind: 'shared page',
  version: 2,
  steps: {
    // Pages of version 1 chose no quilting. A later update may have stored one with the snapshot.
    1: (stored) => {
      const { kind, snapshot } = stored as Pick<SharedPage, 'kind'> & { snapshot: Partial<Snapshot> };
      return { ...stored, snapshot: { quilting: usualQuilting(kind), binding: 0, ...snapshot } };
    },
  },
};

/**
 * An address that no longer leads to a shared page, because the page's maker stopped sharing it or renewed its link.
 */
@Schema({ collection: 'goneTokens', versionKey: false })
export class GoneToken {
  /** The token: the secret part of the address. */
  @Prop({ type: String })
  _id: string;

  @Prop({ type: Number, required: true, default: 1 })
  schemaVersion: number;
}

export const goneTokenSchema = SchemaFactory.createForClass(GoneToken);
