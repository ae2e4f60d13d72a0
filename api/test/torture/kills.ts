import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { retrDesignedBlockList, storeCreatedBlock } from '@quiltwright/shared/contract/calls/block-calls';
import { BLOCK_LIST } from '@quiltwright/shared/contract/codes';
import { retrFabricList } from '@quiltwright/shared/contract/calls/fabric-calls';
import { QUILT_LIST } from '@quiltwright/shared/contract/codes';
import { retrQuilt, retrQuiltList, storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import { engineNote, engineNotePath } from '../../src/database/engine/engine-note.js';
import { Browser } from '../browser.js';
import { Load } from '../load.js';
import { ServedApi } from '../served-api.js';
import { plainPicture, sendPicture } from '../uploads.js';
import type { Chance } from './chance.js';
import { blockOf, type Outcomes, quiltOf } from './races.js';

const OWNER = ['kept@example.org', 'a patchwork of words'] as const;

/** The maximum time (ms) until a database must be back after a kill. */
const COMEBACK = 60_000;

/** The maximum number of uploads in all rounds together. All other stored items are blocks and quilts. */
const MOST_UPLOADS = 90;

/**
 * Kills the server or its engine at random moments while blocks, quilts of these blocks and uploads are stored. After
 * each kill, it checks each confirmed item. The item must be stored once and complete, and so must the blocks and
 * uploads that it uses.
 */
export async function killAtRandom(rounds: number, dataDir: string, chance: Chance): Promise<Outcomes> {
  const counts = { 'of the server': 0, 'of its engine': 0, acknowledged: 0 };
  const faults: string[] = [];
  let api = await ServedApi.start(dataDir);
  try {
    for (let round = 0; round < rounds; round++) {
      const work = new Work(await new Browser(api.url).signIn(...OWNER), round);
      const load = new Load((n) => work.store(n));
      await load.acknowledgedMore(5);
      await sleep(chance.below(400));
      if (chance.in100(50)) {
        counts['of the server']++;
        api.signal('SIGKILL');
        await api.ended;
        await load.stop();
        api = await ServedApi.start(dataDir);
      } else {
        counts['of its engine']++;
        const { pid } = engineNote.parse(JSON.parse(await readFile(engineNotePath(dataDir), 'utf8')));
        process.kill(pid, 'SIGKILL');
        await load.acknowledgedMore(1);
        await load.stop();
      }
      counts.acknowledged += load.acknowledged.size;
      faults.push(...refusals(load), ...(await work.missing(await signInAgain(api.url), load)));
    }
  } finally {
    api.signal('SIGKILL');
    await api.ended;
  }
  return { counts, faults };
}

/**
 * Signs in as soon as the database is back.
 * @throws the last failure if the database isn't back within a minute
 */
async function signInAgain(url: string): Promise<Browser> {
  const end = Date.now() + COMEBACK;
  for (;;) {
    try {
      return await new Browser(url).signIn(...OWNER);
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(100);
    }
  }
}

/** Returns the failed stores that the server answered with 4xx or 500, which a kill doesn't explain. */
function refusals({ failures }: Load): string[] {
  return failures.map(String).filter((failure) => /^Error: 4|^Error: 500/.test(failure));
}

/** Stores the items of one round: a block and a quilt of that block, or now and then an upload. */
class Work {
  private readonly uploads = new Map<number, number>();
  private readonly blocks = new Map<number, number>();
  private static uploaded = 0;

  constructor(
    private readonly quilter: Browser,
    private readonly round: number,
  ) {}

  async store(n: number): Promise<void> {
    if (n % 20 === 7 && Work.uploaded < MOST_UPLOADS) return this.storeUpload(n);
    const designName = this.nameOf(n);
    const block = blockOf(this.quilter, { designName });
    const { designedBlockNum } = await this.send<{ designedBlockNum: number }>(
      storeCreatedBlock.path,
      block,
      n,
    );
    this.blocks.set(n, designedBlockNum);
    const quilt = quiltOf(this.quilter, { blockNum: designedBlockNum }, { quiltName: designName });
    await this.send(storeQuilt.path, quilt, n);
  }

  /**
   * Returns the faults found: confirmed items that are missing, and stored items that are doubled or
   * incomplete.
   */
  async missing(quilter: Browser, load: Load): Promise<string[]> {
    const { quilterNum } = quilter;
    const { body: quilts } = await quilter.call(retrQuiltList, {
      body: { quilterNum, onlyStd: QUILT_LIST.standard },
    });
    const { body: blocks } = await quilter.call(retrDesignedBlockList, {
      body: { quilterNum, blankBlocks: BLOCK_LIST.blank, includeStandard: 0 },
    });
    const { body: fabrics } = await quilter.call(retrFabricList, { body: { quilterNum, paletteNum: 999 } });
    const there = new Map(quilts.map(({ quiltName, quiltNum }) => [quiltName, quiltNum]));
    const blockNums = new Set(blocks.map(({ designedBlockNum }) => designedBlockNum));
    const fabricNums = new Set(fabrics.map(({ fabricNum }) => fabricNum));
    const faults: string[] = [];
    if (there.size !== quilts.length) faults.push('a quilt is there twice');
    for (const n of load.acknowledged) {
      const name = this.nameOf(n);
      const [fabric, block] = [this.uploads.get(n), this.blocks.get(n)];
      if (fabric !== undefined && !fabricNums.has(fabric)) faults.push(`the upload of ${name} is lost`);
      if (block !== undefined && !blockNums.has(block)) faults.push(`the block of ${name} is lost`);
      if (block !== undefined && !there.has(name)) faults.push(`${name} is lost`);
    }
    for (const [name, quiltNum] of there) {
      if (!name.startsWith(this.nameOf(''))) continue;
      const { body: quilt } = await quilter.call(retrQuilt, { query: { quiltNum: String(quiltNum) } });
      if (quilt.blocks.length !== 2) faults.push(`${name} is not whole`);
      for (const { blockNum } of quilt.blocks)
        if (!blockNums.has(blockNum)) faults.push(`the block that ${name} uses is not there`);
    }
    for (const { fabricUrl, swatchUrl } of fabrics) {
      for (const file of [fabricUrl, swatchUrl]) {
        const { status } = await quilter.send('GET', `/fabrics/${file}`);
        if (status !== 200) faults.push(`the picture ${file} is lost`);
      }
    }
    return faults;
  }

  private async storeUpload(n: number): Promise<void> {
    const { status, body } = await sendPicture(this.quilter, await plainPicture());
    if (status !== 201) throw new Error(String(status));
    Work.uploaded++;
    this.uploads.set(n, (body as { fabricNum: number }).fabricNum);
  }

  private async send<Answer>(path: string, body: object, n: number): Promise<Answer> {
    const headers = { 'Idempotency-Key': `${String(this.round)}-${String(n)}` };
    const { status, body: answer } = await this.quilter.send('POST', path, { body, headers });
    if (status !== 201) throw new Error(String(status));
    return answer as Answer;
  }

  private nameOf(n: number | string): string {
    return `Round ${String(this.round)} quilt ${String(n)}`;
  }
}
