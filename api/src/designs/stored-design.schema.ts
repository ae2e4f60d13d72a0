import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { type IndexDefinition, type IndexOptions, trusted } from 'mongoose';

/**
 * A record of a save of a quilt or block, or of an upload, whose call had an Idempotency-Key. With this
 * record, the server gives a repeated call the first answer.
 */
@Schema({ _id: false })
export class StoreNote {
  @Prop({ type: String, required: true })
  key: string;

  @Prop({ type: String, required: true })
  bodyHash: string;

  /** The revision that the save created. */
  @Prop({ type: Number, required: true })
  revision: number;

  @Prop({ type: Date, required: true })
  at: Date;
}

/** The owner's items that a quilt or block uses: numbers of blocks and of uploads. */
@Schema({ _id: false })
export class OwnUses {
  @Prop({ type: [Number], required: true })
  blocks: number[];

  @Prop({ type: [Number], required: true })
  fabrics: number[];
}

/** The fields of a stored quilt or block besides its content. */
@Schema()
export class StoredDesign {
  /** The number of the quilt or block: its `quiltNum` or `designedBlockNum`. */
  @Prop({ type: Number })
  _id: number;

  @Prop({ type: Number, required: true, index: true })
  quilterNum: number;

  @Prop({ type: Number, required: true })
  revision: number;

  /** The time of the last save or rename. Missing in designs that were last changed before this field existed. */
  @Prop({ type: Date })
  changedAt?: Date;

  /**
   * The id of the entry (`Use`) in the subscriber's `References` that lists the blocks and uploads used by this
   * revision. The next revision keeps the entry if it uses the same blocks and uploads.
   */
  @Prop({ type: String, required: true })
  claim: string;

  /**
   * The blocks and uploads that this revision uses. Missing in designs that were last saved before this field existed.
   */
  @Prop({ type: SchemaFactory.createForClass(OwnUses) })
  uses?: OwnUses;

  /** Records of the latest saves whose calls had an Idempotency-Key. */
  @Prop({ type: [SchemaFactory.createForClass(StoreNote)], required: true })
  stores: StoreNote[];

  @Prop({ type: Number, required: true })
  schemaVersion: number;
}

/**
 * The definition of a unique index on the records of saves (`stores`). It prevents records with the same
 * Idempotency-Key in two quilts of a quilter, or in two blocks of a quilter. Every schema that extends `StoredDesign`
 * needs this index.
 */
export const keyIndex: [IndexDefinition, IndexOptions] = [
  { quilterNum: 1, 'stores.key': 1 },
  { unique: true, partialFilterExpression: { 'stores.key': { $type: 'string' } } },
];

/**
 * Returns the definition of an index on a quilter's designs, the latest first. The index contains every field
 * that a list shows, so a list reads no documents.
 * @param name must change whenever the fields change, because MongoDB never rebuilds an index under the same
 *   name
 * @param fields the fields in addition to `revision` and `changedAt`
 */
export function summaryIndex(name: string, fields: readonly string[]): [IndexDefinition, IndexOptions] {
  const held = [...fields, 'revision', 'changedAt'].map((field) => [field, 1] as const);
  return [{ quilterNum: 1, _id: -1, ...Object.fromEntries(held) }, { name }];
}

/**
 * Returns a MongoDB condition for a field that equals the Idempotency-Key `key`. The condition also requires that the
 * field is a text. Otherwise MongoDB can't use a partial index such as `keyIndex` for the query.
 */
export function hasKey(key: string) {
  return trusted({ $eq: key, $type: 'string' as const });
}
