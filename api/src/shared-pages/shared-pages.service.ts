import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Inject, Injectable } from '@nestjs/common';
import type { AnswerOf } from '@quiltwright/shared/contract/call';
import type { listSharedPages } from '@quiltwright/shared/contract/calls/shared-page-calls';
import { SHARED_PAGES } from '@quiltwright/shared/contract/codes';
import { LIMITS } from '@quiltwright/shared/limits';
import { OneOfEach } from '../common/at-most.js';
import { Batch } from '../common/batch.js';
import type { Config } from '../common/config.js';
import { CONFIG } from '../common/config.module.js';
import { CountersRepository } from '../counters/counters.repository.js';
import { prepareBody, type PreparedBody } from '../http/answers/prepared.js';
import { notThere, problem } from '../http/problem.js';
import { tooMany } from '../http/problem-words.js';
import { type Quilter, requirePaid } from '../http/quilter.js';
import { RateLimits } from '../rate-limits/rate-limits.js';
import { SenderCounts } from '../rate-limits/sender-counts.js';
import { usualQuilting } from './shared-page.schema.js';
import { type Choices, type PageFacts, SharedPagesRepository } from './shared-pages.repository.js';
import { clothName, type DesignId, type Look, PICTURE, PREVIEW, Snapshots } from './snapshot/snapshots.js';

/** The maximum number of changes of pages by one quilter in a quarter of an hour. */
const MOST_OF_LATE = 60;

/**
 * The maximum number of wrong addresses that one sender may open in a quarter of an hour. `MOST_DESIGNS` is the maximum
 * number of designs that one sender may fetch, not counting designs that are in memory.
 */
const MOST_WRONG = 100;
const MOST_DESIGNS = 120;

/** The number of designs that stay in memory, compressed. A design may be megabytes long. */
const MOST_READY = 3;

/** The number of weeks whose visits are listed. */
const WEEKS = 8;

/** Matches a token: 128 bits, as 22 characters of base64url. */
const TOKEN = /^[\w-]{22}$/;

/** Matches the name of a picture: the mark of a snapshot, and then the end of the name. */
const MARKED = /^\w{24}([.-].+)$/;

type PageAnswer = AnswerOf<typeof listSharedPages>['pages'][number];

@Injectable()
export class SharedPagesService {
  /**
   * The queues of snapshots to make, one queue for each quilter. A quilter with many snapshots doesn't delay other
   * quilters.
   */
  private readonly making = new OneOfEach<number>();

  /**
   * Looks up the addresses that visitors open. While a query runs, further addresses wait, and one query then looks up
   * all of them. So many simultaneous visitors cost little. A query begins after its visits, so it finds no page that
   * was removed before these visits.
   */
  private readonly visited: Batch<string, PageFacts | 'gone' | null>;

  private readonly wrong: SenderCounts;
  private readonly opened: SenderCounts;

  /** The answers with the designs that visitors opened last, by the snapshot's mark and the page's facts. */
  private readonly ready = new Map<string, Promise<PreparedBody>>();

  constructor(
    private readonly pages: SharedPagesRepository,
    private readonly snapshots: Snapshots,
    private readonly counters: CountersRepository,
    private readonly limits: RateLimits,
    @Inject(CONFIG) { rateLimitFactor }: Config,
  ) {
    this.visited = new Batch((tokens) => pages.atTokens(tokens), true);
    this.wrong = new SenderCounts(MOST_WRONG * rateLimitFactor, tooMany.addresses);
    this.opened = new SenderCounts(MOST_DESIGNS * rateLimitFactor, tooMany.designs);
  }

  /** Returns the pages that a quilter shares, the latest first. */
  async of({ quilterNum }: Quilter): Promise<PageAnswer[]> {
    return (await this.pages.of(quilterNum)).map(answerOf);
  }

  /**
   * Shares a saved design.
   * @throws ProblemException 402, 429; 404 if there is no such design; 422 if the account shares too many pages, or if
   *   the design shows nothing; 503
   */
  async share(
    quilter: Quilter,
    { kind, designNum }: DesignId,
    choices: Choices,
    { quilting = usualQuilting(kind), binding = 0 }: Partial<Look>,
  ): Promise<PageAnswer> {
    requirePaid(quilter);
    await this.countChange(quilter);
    const { quilterNum } = quilter;
    return this.making.run(quilterNum, async () => {
      if ((await this.pages.count(quilterNum)) >= LIMITS.sharedPages) throw problem('sharedPagesFull');
      const snapshot = await this.snapshots.make(quilter, { kind, designNum }, { quilting, binding });
      const page = {
        _id: await this.counters.next('sharedPage'),
        ...{ quilterNum, token: newToken(), kind, designNum, ...choices, snapshot },
        ...{ visits: {}, sharedAt: new Date() },
      };
      await this.pages.add(page);
      // Another server may have shared the last page at the same time.
      if ((await this.pages.count(quilterNum)) > LIMITS.sharedPages) {
        await this.remove(page._id);
        throw problem('sharedPagesFull');
      }
      return answerOf(page);
    });
  }

  /**
   * Updates a page to the saved version of its design.
   * @param look the page's new quilting and binding; an absent field keeps the page's present value
   * @throws ProblemException the same as `share`; 404 if there is no such page
   */
  async update(quilter: Quilter, pageNum: number, look: Partial<Look>): Promise<PageAnswer> {
    requirePaid(quilter);
    await this.own(quilter, pageNum);
    await this.countChange(quilter);
    return this.making.run(quilter.quilterNum, async () => {
      const page = await this.own(quilter, pageNum);
      const { quilting = page.snapshot.quilting } = look;
      const { binding = page.snapshot.makerBinding ?? page.snapshot.binding } = look;
      const snapshot = await this.snapshots.make(quilter, page, { quilting, binding });
      // The page may have got another address or other words while the snapshot was made.
      const before = await this.pages.replaceSnapshot(quilter.quilterNum, pageNum, snapshot);
      await this.snapshots.remove(before?.snapshot ?? snapshot);
      if (!before) throw notThere('page');
      return answerOf({ ...before, snapshot });
    });
  }

  /** Changes the maker's name and words on a page, and the rights of its visitors. @throws ProblemException 404, 429 */
  async change(quilter: Quilter, pageNum: number, choices: Choices): Promise<PageAnswer> {
    await this.countChange(quilter);
    if (!(await this.pages.change(quilter.quilterNum, pageNum, choices))) throw notThere('page');
    return answerOf(await this.own(quilter, pageNum));
  }

  /** Moves a page to a new address. The old address answers 410 from then on. @throws ProblemException 404, 429 */
  async renew(quilter: Quilter, pageNum: number): Promise<PageAnswer> {
    await this.countChange(quilter);
    const page = await this.own(quilter, pageNum);
    const token = newToken();
    if (!(await this.pages.move(page, token))) throw notThere('page');
    return answerOf({ ...page, token });
  }

  /** Removes a page with its pictures. Its address answers 410 from then on. @throws ProblemException 404 */
  async stop(quilter: Quilter, pageNum: number): Promise<void> {
    await this.own(quilter, pageNum);
    await this.remove(pageNum);
  }

  /** Removes a page with its pictures. */
  async remove(pageNum: number): Promise<void> {
    const page = await this.pages.remove(pageNum);
    if (page) await this.snapshots.remove(page.snapshot);
  }

  /** Removes all pages of a quilter. An interrupted removal can be repeated. */
  async removeAll(quilterNum: number): Promise<void> {
    for (const { _id } of await this.pages.of(quilterNum)) await this.remove(_id);
  }

  /**
   * Returns the page at an address. A text that can't be a token isn't looked up. An existing page opens for everybody,
   * however many wrong addresses came from the same network.
   * @param from the visitor's network, as `sender` returns it
   * @throws ProblemException 404; 410 if there was a page; 429 in place of 404 after many wrong addresses
   */
  async at(token: string, from: string): Promise<PageFacts> {
    const page = TOKEN.test(token) ? await this.visited.answer(token) : null;
    if (page === 'gone') throw problem('noLongerShared');
    if (!page) throw this.wrong.count(from) ?? notThere('page');
    return page;
  }

  /**
   * Returns a picture of the page at an address, by the picture's name; null if the page shows no picture of this name.
   * A browser that opened the page before an update asks for an old picture, and gets the present picture. `name` of
   * the result is the name of the returned picture.
   * @param from the visitor's network, as `sender` returns it
   * @throws ProblemException 404, 410, 429, as `at` throws them
   */
  async picture(token: string, name: string, from: string) {
    const found = await this.pictureNow(token, name, from);
    // An update removes pictures that visitors are about to read. The pictures after the update are there by then.
    return found?.picture === null ? this.pictureNow(token, name, from) : found;
  }

  private async pictureNow(token: string, name: string, from: string) {
    const { snapshot, givesCloth } = await this.at(token, from);
    const own = snapshot.fabrics.filter(({ isOwn }) => isOwn);
    const sizes = givesCloth ? (['full', 'small'] as const) : (['small'] as const);
    const cloths = own.flatMap(({ fabricNum }) =>
      sizes.map((size) => snapshot.mark + clothName(fabricNum, size)),
    );
    // An update may give a fabric's number to another fabric, so an older picture of a fabric has no successor.
    const end = [PICTURE, PREVIEW].find((each) => MARKED.exec(name)?.[1] === each);
    const shown = end === undefined ? cloths.find((each) => each === name) : snapshot.mark + end;
    return shown === undefined ? null : { name: shown, picture: await this.snapshots.find(shown) };
  }

  /**
   * Returns the design of a page as JSON, for the answer of the call `retrSharedDesign`.
   * @throws ProblemException 403 if visitors may only look, 404, 410, 429
   */
  async design(token: string, from: string): Promise<PreparedBody> {
    const page = await this.at(token, from);
    const { makerName, mayColour, mayKeep, givesCloth } = page;
    const { quilting, binding } = page.snapshot;
    if (!mayColour && !mayKeep) throw problem('notForCopying');
    const facts = JSON.stringify({
      ...{ makerName, mayColour, mayKeep, givesCloth, quilting, binding },
      fabrics: fabricsOf(page),
    });
    const key = page.snapshot.mark + facts;
    const known = this.ready.get(key);
    const refused = known ? null : this.opened.count(from);
    if (refused) throw refused;
    const ready = known ?? this.prepared(page._id, facts);
    this.ready.delete(key);
    this.ready.set(key, ready);
    const [oldest] = this.ready.keys();
    if (this.ready.size > MOST_READY && oldest !== undefined) this.ready.delete(oldest);
    ready.catch(() => this.ready.delete(key));
    return ready;
  }

  private async prepared(pageNum: number, facts: string): Promise<PreparedBody> {
    const packed = await this.pages.design(pageNum);
    if (!packed) throw notThere('page');
    const text = (await promisify(gunzip)(packed)).toString();
    return prepareBody(`${facts.slice(0, -1)},${text.slice(1)}`);
  }

  private async own({ quilterNum }: Quilter, pageNum: number): Promise<PageFacts> {
    const page = await this.pages.find(quilterNum, pageNum);
    if (!page) throw notThere('page');
    return page;
  }

  private async countChange({ quilterNum }: Quilter): Promise<void> {
    await this.limits.count({
      key: `shared pages ${String(quilterNum)}`,
      most: MOST_OF_LATE,
      tooMany: tooMany.pages,
    });
  }
}

/** Returns 128 random bits as text. */
function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** Returns the path of a page, or of one of its pictures. */
export function pathOf({ token, snapshot }: Pick<PageFacts, 'token' | 'snapshot'>, picture?: string): string {
  const page = `${SHARED_PAGES}${token}`;
  return picture === undefined ? page : `${page}/${snapshot.mark}${picture}`;
}

/**
 * Returns the fabrics of a page's design. For uploads, `fabricUrl` and `swatchUrl` are whole paths below the page's own
 * path. Pictures of uploads belong to the page and aren't under /fabrics/.
 */
export function fabricsOf(page: PageFacts): PageFacts['snapshot']['fabrics'] {
  return page.snapshot.fabrics.map((fabric) => {
    if (!fabric.isOwn) return fabric;
    const file = (size: 'full' | 'small') => pathOf(page, clothName(fabric.fabricNum, size));
    return { ...fabric, fabricUrl: file(page.givesCloth ? 'full' : 'small'), swatchUrl: file('small') };
  });
}

function answerOf(page: Omit<PageFacts, 'schemaVersion'>): PageAnswer {
  const { _id, kind, designNum, makerName, words, mayColour, mayKeep, givesCloth, snapshot } = page;
  const { facts, fabrics, revision, at } = snapshot;
  const longer = Math.max(facts.width, facts.length);
  return {
    ...{ pageNum: _id, address: pathOf(page), kind, designNum, designName: facts.name },
    ...{ makerName, words, mayColour, mayKeep, givesCloth },
    ...{ picture: pathOf(page, PICTURE), preview: pathOf(page, PREVIEW) },
    ...{ pictureWidth: facts.width / longer, pictureHeight: facts.length / longer },
    hasOwnCloth: fabrics.some(({ isOwn }) => isOwn),
    ...{ sharedAt: page.sharedAt.toISOString(), shownAt: at.toISOString(), revision },
    visits: Object.entries(page.visits)
      .map(([week, count]) => ({ week, count }))
      .sort((a, b) => b.week.localeCompare(a.week))
      .slice(0, WEEKS),
  };
}
