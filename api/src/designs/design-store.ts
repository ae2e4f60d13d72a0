import { isDeepStrictEqual } from 'node:util';
import { type Quilter, requirePaid } from '../http/quilter.js';
import { notThere, problem, type ProblemException } from '../http/problem.js';
import type { CountersRepository } from '../counters/counters.repository.js';
import { type Claimed, MOST, type ReferencesRepository } from '../references/references.repository.js';
import { bodyHash, isFresh, noteOf, type StoreKey } from './store-key.js';
import type { StoredDesign, StoreNote } from './stored-design.schema.js';
import type { StoreField, DesignHead, DesignsRepository, Revised } from './designs.repository.js';

/** The answer to a save. Revision 1 means a new design. */
export interface StoreAnswer {
  num: number;
  revision: number;
  /**
   * The number of further designs that the account can still hold. Present only after a new design, and only if fewer
   * than a tenth of the maximum are left.
   */
  room?: number;
}

/** The blocks and uploads of the owner that a quilt or block uses. */
type Uses = Pick<Claimed, 'blocks' | 'fabrics'>;

/** A quilt or block to store. */
export interface Submission<Design extends StoredDesign> {
  /** The number of the quilt or block; 0 to create one. */
  num: number;
  /** The revision on which the change is based; undefined for a new quilt or block. */
  revision: number | undefined;
  /** The body as sent. It shows whether a second save with the same Idempotency-Key is a repeat of the first. */
  body: object;
  /**
   * Returns the content to write, and the owner's items that the content uses.
   *
   * @throws ProblemException 422 if the content breaks a rule, for example if a fabric in it doesn't exist.
   */
  prepare: () => Promise<{
    content: Omit<Design, '_id' | 'revision' | StoreField>;
    uses: Uses;
  }>;
}

/** Saves quilts or blocks, each under its next revision. A repeated save isn't stored a second time. */
export class DesignStore<Design extends StoredDesign> {
  constructor(
    private readonly kind: 'quilt' | 'block',
    private readonly designs: DesignsRepository<Design>,
    private readonly counters: CountersRepository,
    private readonly references: ReferencesRepository,
  ) {}

  /**
   * Stores a design under the next revision. Number 0 creates a design.
   *
   * @param key the call's Idempotency-Key: the same key and body again return the first answer.
   * @throws ProblemException 400 without a revision; 402; 404; 409 with an old revision; 422 if `submission.prepare`
   *   refuses the content, for a key that came with another body, or for a new design beyond the account's maximum.
   */
  async store(
    quilter: Quilter,
    submission: Submission<Design>,
    key: string | undefined,
  ): Promise<StoreAnswer> {
    const storeKey = key === undefined ? undefined : { key, bodyHash: bodyHash(submission.body) };
    const { quilterNum } = quilter;
    const prepare = once(submission.prepare);
    const quick = await this.storeWithSameUses(quilter, { ...submission, prepare }, storeKey);
    if (quick) return quick;
    const heads = await this.designs.heads(quilterNum, submission.num, key);
    const earlier = await this.earlierStore(quilterNum, heads, storeKey);
    if (earlier) return earlier;
    requirePaid(quilter);
    const head = submission.num === 0 ? null : this.currentHead(heads, submission);
    const { content, uses } = await prepare();
    const item: Claimed = {
      kind: this.kind,
      num: head?._id ?? (await this.counters.next(this.kind)),
      revision: (head?.revision ?? 0) + 1,
      ...uses,
    };
    const { num, revision } = item;
    // If the uses haven't changed, the claim of the last revision still holds them. If another store changes the uses
    // in the meantime, that store raises the revision before the claim ends, and the write below then fails. A new design
    // always needs a claim, because the claim counts the design towards the account's maximum.
    const held = head !== null && sameUses(head.uses, uses);
    const claim = held ? head.claim : await this.references.claim(quilterNum, item);
    if (claim === null) return this.answerWithoutClaim(quilterNum, head, submission, storeKey);
    const note = storeKey && noteOf(storeKey, revision);
    const changedAt = new Date();
    const design = { ...content, _id: num, revision, changedAt, claim, uses } as unknown as Revised;
    const written = await (head
      ? this.designs.replace(design, note, head.revision)
      : this.designs.insert(design, note));
    if (!written) {
      if (!held)
        await (head ? this.references.release(quilterNum, claim) : this.references.forget(quilterNum, item));
      return this.answerForLoser(quilterNum, submission, storeKey);
    }
    if (!held) await this.references.settle(quilterNum, item, claim);
    if (head) return { num, revision };
    const room = await this.references.room(quilterNum, this.kind);
    return { num, revision, ...(room < MOST[this.kind] / 10 && { room }) };
  }

  /**
   * Stores the next revision of a design that uses the same items as before, as most saves do. A single write then
   * checks and does everything.
   * @returns null if the design can't be stored in this way; nothing is stored then
   */
  private async storeWithSameUses(
    quilter: Quilter,
    { num, revision: before, prepare }: Submission<Design>,
    storeKey: StoreKey | undefined,
  ): Promise<StoreAnswer | null> {
    if (num === 0 || before === undefined || quilter.lapsed) return null;
    const { quilterNum } = quilter;
    // Only the notes of deleted designs aren't part of the write.
    if (storeKey && (await this.designs.deletedStore(quilterNum, storeKey.key))) return null;
    // A broken rule is reported later, once it is certain that this save isn't a repeated one.
    const prepared = await prepare().catch(() => null);
    if (!prepared) return null;
    const revision = before + 1;
    const note = storeKey && noteOf(storeKey, revision);
    const { content, uses } = prepared;
    const design = { ...content, _id: num, revision, changedAt: new Date(), uses } as unknown as Revised;
    const written = await this.designs.replaceWithSameUses(design, note, before);
    return written ? { num, revision } : null;
  }

  /**
   * Returns the answer to a save that stored nothing because its uses couldn't be recorded in the quilter's
   * `References`. Either an item used by the design was deleted, or the account has no room for a new design.
   */
  private async answerWithoutClaim(
    quilterNum: number,
    head: DesignHead | null,
    { num }: Submission<Design>,
    storeKey: StoreKey | undefined,
  ): Promise<StoreAnswer> {
    if (head || (await this.references.room(quilterNum, this.kind)) > 0)
      throw problem(this.kind === 'block' ? 'partsOfBlockGone' : 'partsOfQuiltGone');
    // If the same store was sent twice, the other call may have taken the last place.
    const heads = await this.designs.heads(quilterNum, num, storeKey?.key);
    const earlier = await this.earlierStore(quilterNum, heads, storeKey);
    if (earlier) return earlier;
    throw this.full();
  }

  /** Returns the first answer to a save that was sent before; null if this save is new. */
  private async earlierStore(
    quilterNum: number,
    heads: readonly DesignHead[],
    storeKey: StoreKey | undefined,
  ): Promise<StoreAnswer | null> {
    if (!storeKey) return null;
    const { key, bodyHash } = storeKey;
    const earlier = storeIn(heads, key) ?? (await this.designs.deletedStore(quilterNum, key));
    if (!earlier) return null;
    const { num, note } = earlier;
    if (!isFresh(note)) {
      await this.designs.forgetKey(quilterNum, key);
      return null;
    }
    if (note.bodyHash === bodyHash) return { num, revision: note.revision };
    throw problem('keyOfAnother', { kind: this.kind });
  }

  /**
   * Returns the stored fields (`DesignHead`) of the design that a save replaces.
   * @throws ProblemException 404 if there is no such design, 400 without a revision, 409 with an old revision
   */
  private currentHead(heads: readonly DesignHead[], { num, revision }: Submission<Design>): DesignHead {
    const head = heads.find(({ _id }) => _id === num);
    if (!head) throw notThere(this.kind);
    if (revision === undefined) {
      throw problem('revisionMissing', { kind: this.kind });
    }
    if (revision !== head.revision) throw this.changedElsewhere(head.revision);
    return head;
  }

  /**
   * Returns the answer to a save that came too late: the same save was sent twice, or a save from another tab
   * was faster.
   */
  private async answerForLoser(
    quilterNum: number,
    { num }: Submission<Design>,
    storeKey: StoreKey | undefined,
  ): Promise<StoreAnswer> {
    const heads = await this.designs.heads(quilterNum, num, storeKey?.key);
    const earlier = await this.earlierStore(quilterNum, heads, storeKey);
    if (earlier) return earlier;
    const head = heads.find(({ _id }) => _id === num);
    throw head ? this.changedElsewhere(head.revision) : notThere(this.kind);
  }

  private full(): ProblemException {
    const most = MOST[this.kind];
    return problem('accountFull', { kind: this.kind, most }, { most });
  }

  private changedElsewhere(revision: number): ProblemException {
    return problem('changedElsewhere', { kind: this.kind }, { revision });
  }
}

/**
 * Returns the number of the design that was saved with an Idempotency-Key, and the note of that save. Null if
 * none of these designs has such a note.
 */
function storeIn(heads: readonly DesignHead[], key: string): { num: number; note: StoreNote } | null {
  for (const { _id: num, stores } of heads) {
    const note = stores.find((store) => store.key === key);
    if (note) return { num, note };
  }
  return null;
}

/** Returns a function that runs `work` at its first call. Each call returns the promise of that one run. */
function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => (result ??= work());
}

/** True if `before` and `now` list the same items. False if `before` is undefined. */
function sameUses(before: Uses | undefined, now: Uses): boolean {
  return before !== undefined && isDeepStrictEqual(before, now);
}
