import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { type IndexDefinition, type IndexOptions, trusted } from 'mongoose';

/** One store of a quilt or block that carried an Idempotency-Key: it makes the same call again give the same answer. */
@Schema({ _id: false })
export class StoreNote {
  @Prop({ type: String, required: true })
  key: string;

  @Prop({ type: String, required: true })
  bodyHash: string;

  /** The revision that it made. */
  @Prop({ type: Number, required: true })
  revision: number;

  @Prop({ type: Date, required: true })
  at: Date;
}

/** What a quilt or block uses of its owner's own: numbers of blocks and of uploads. */
@Schema({ _id: false })
export class OwnUses {
  @Prop({ type: [Number], required: true })
  blocks: number[];

  @Prop({ type: [Number], required: true })
  fabrics: number[];
}

/** What a quilt or block that is stored has besides its content. */
@Schema()
export class StoredDesign {
  /** The quiltNum or designedBlockNum. */
  @Prop({ type: Number })
  _id: number;

  @Prop({ type: Number, required: true, index: true })
  quilterNum: number;

  @Prop({ type: Number, required: true })
  revision: number;

  /** When it was last stored or renamed. Designs that were last changed before this was noted have none. */
  @Prop({ type: Date })
  changedAt?: Date;

  /** The claim in the references that holds what this revision uses; a revision that uses the same as the last keeps it. */
  @Prop({ type: String, required: true })
  claim: string;

  /** What that claim holds. Designs that were last stored before this was noted have none. */
  @Prop({ type: SchemaFactory.createForClass(OwnUses) })
  uses?: OwnUses;

  /** Notes of its latest stores. */
  @Prop({ type: [SchemaFactory.createForClass(StoreNote)], required: true })
  stores: StoreNote[];

  @Prop({ type: Number, required: true })
  schemaVersion: number;
}

/** No two designs of one kind have a note of the same key, for whatever schema extends `StoredDesign`. */
export const keyIndex: [IndexDefinition, IndexOptions] = [
  { quilterNum: 1, 'stores.key': 1 },
  { unique: true, partialFilterExpression: { 'stores.key': { $type: 'string' } } },
];

/**
 * The index that holds all that lists say of a quilter's designs, in the order in which these were made, so that no
 * document is read for a list.
 *
 * @param name another one whenever the fields change: an index is never built anew under its name
 * @param fields besides those of every design
 */
export function summaryIndex(name: string, fields: readonly string[]): [IndexDefinition, IndexOptions] {
  const held = [...fields, 'revision', 'changedAt'].map((field) => [field, 1] as const);
  return [{ quilterNum: 1, _id: -1, ...Object.fromEntries(held) }, { name }];
}

/** The condition on the key of a note by which an index that is partial as `keyIndex` serves: it must name the type. */
export function hasKey(key: string) {
  return trusted({ $eq: key, $type: 'string' as const });
}
