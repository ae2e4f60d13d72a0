import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Quilter, requirePaid } from '../http/quilter.js';
import { notThere, ProblemException } from '../http/problem.js';
import type { CountersRepository } from '../counters/counters.repository.js';
import type { Claimed, ShelfRepository } from '../shelf/shelf.repository.js';
import { bodyHash, isFresh, noteOf, notesWith, type StoreKey } from './store-key.js';
import type { StoredWork, StoreNote } from './stored-work.schema.js';
import type { StoreField, WorkHead, WorksRepository } from './works.repository.js';

/** What a store is answered with. Revision 1 is a new work. */
export interface StoreAnswer {
  num: number;
  revision: number;
}

/** What a quilt or block uses of its owner's own. */
type Uses = Pick<Claimed, 'blocks' | 'fabrics'>;

/** A quilt or block that is to be stored. */
export interface Submission<Work extends StoredWork> {
  /** 0 for a new one. */
  num: number;
  /** The revision that was changed; undefined for a new one. */
  revision: number | undefined;
  /** As it came, by which it is told from another that carries the same key. */
  body: object;
  /**
   * Gives what is to be written, and what it uses of its owner's own.
   *
   * @throws ProblemException 422 for a broken rule.
   */
  prepare: () => Promise<{
    content: Omit<Work, '_id' | 'revision' | StoreField>;
    uses: Uses;
  }>;
}

/** Stores works of one kind, each under its next revision, and none twice. */
export class WorkStore<Work extends StoredWork> {
  /** @param gone what to say where something that a work uses was deleted in the moment of the store. */
  constructor(
    private readonly kind: 'quilt' | 'block',
    private readonly gone: string,
    private readonly works: WorksRepository<Work>,
    private readonly counters: CountersRepository,
    private readonly shelves: ShelfRepository,
  ) {}

  /**
   * Stores a work under the next revision; number 0 makes a new one.
   *
   * @param key the call's Idempotency-Key: the same key and body again give the first answer.
   * @throws ProblemException 400 without a revision, 402, 404, 409 with an old revision, 422 for a broken
   *   rule or a key that came with another body.
   */
  async store(quilter: Quilter, submission: Submission<Work>, key: string | undefined): Promise<StoreAnswer> {
    const storeKey = key === undefined ? undefined : { key, bodyHash: bodyHash(submission.body) };
    const { quilterNum } = quilter;
    const heads = await this.works.heads(quilterNum, submission.num, key);
    const earlier = await this.earlierStore(quilterNum, heads, storeKey);
    if (earlier) return earlier;
    requirePaid(quilter);
    const head = submission.num === 0 ? null : this.currentHead(heads, submission);
    const { content, uses } = await submission.prepare();
    const item: Claimed = {
      kind: this.kind,
      num: head?._id ?? (await this.counters.next(this.kind)),
      revision: (head?.revision ?? 0) + 1,
      ...uses,
    };
    const { num, revision } = item;
    // What the last revision used stands on the shelf under its claim: who changes that raises the revision before
    // the claim goes, and then this isn't written. What uses nothing needs none, but a new block is to be listed.
    const held = head ? sameUses(head.uses, uses) : this.kind === 'quilt' && usesNothing(uses);
    const claim = held ? (head?.claim ?? randomUUID()) : await this.shelves.claim(quilterNum, item);
    if (claim === null) throw new ProblemException(422, this.gone);
    const stores = notesWith(head?.stores ?? [], storeKey && noteOf(storeKey, revision));
    const changedAt = new Date();
    const work = { ...content, _id: num, revision, changedAt, claim, uses, stores } as Work;
    const written = await (head ? this.works.replace(work, head.revision) : this.works.insert(work));
    if (!written) {
      if (!held)
        await (head ? this.shelves.release(quilterNum, claim) : this.shelves.forget(quilterNum, item));
      return this.answerForLoser(quilterNum, submission, storeKey);
    }
    if (!held) await this.shelves.settle(quilterNum, item, claim);
    return { num, revision };
  }

  /** The first answer to a store that was sent before. */
  private async earlierStore(
    quilterNum: number,
    heads: readonly WorkHead[],
    storeKey: StoreKey | undefined,
  ): Promise<StoreAnswer | null> {
    if (!storeKey) return null;
    const { key, bodyHash } = storeKey;
    const earlier = storeIn(heads, key) ?? (await this.works.deletedStore(quilterNum, key));
    if (!earlier) return null;
    const { num, note } = earlier;
    if (!isFresh(note)) {
      await this.works.forgetKey(quilterNum, key);
      return null;
    }
    if (note.bodyHash === bodyHash) return { num, revision: note.revision };
    throw new ProblemException(422, `This Idempotency-Key was used for another ${this.kind}. Use a new one.`);
  }

  /** What the work that is to be replaced says of itself now. */
  private currentHead(heads: readonly WorkHead[], { num, revision }: Submission<Work>): WorkHead {
    const head = heads.find(({ _id }) => _id === num);
    if (!head) throw notThere(this.kind);
    if (revision === undefined) {
      throw new ProblemException(400, `To store a ${this.kind} again, say which revision of it was changed.`);
    }
    if (revision !== head.revision) throw this.changedElsewhere(head.revision);
    return head;
  }

  /** Another store was quicker: the same one, sent twice, or one from another tab. */
  private async answerForLoser(
    quilterNum: number,
    { num }: Submission<Work>,
    storeKey: StoreKey | undefined,
  ): Promise<StoreAnswer> {
    const heads = await this.works.heads(quilterNum, num, storeKey?.key);
    const earlier = await this.earlierStore(quilterNum, heads, storeKey);
    if (earlier) return earlier;
    const head = heads.find(({ _id }) => _id === num);
    throw head ? this.changedElsewhere(head.revision) : notThere(this.kind);
  }

  private changedElsewhere(revision: number): ProblemException {
    return new ProblemException(409, `This ${this.kind} was changed in another tab or on another device.`, {
      revision,
    });
  }
}

/** The store that carried the key, of those that the works have notes of. */
function storeIn(heads: readonly WorkHead[], key: string): { num: number; note: StoreNote } | null {
  for (const { _id: num, stores } of heads) {
    const note = stores.find((store) => store.key === key);
    if (note) return { num, note };
  }
  return null;
}

/** False where it isn't known what was used. */
function sameUses(before: Uses | undefined, now: Uses): boolean {
  return before !== undefined && isDeepStrictEqual(before, now);
}

function usesNothing({ blocks, fabrics }: Uses): boolean {
  return blocks.length + fabrics.length === 0;
}
