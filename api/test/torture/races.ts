import { setTimeout as sleep } from 'node:timers/promises';
import { deleteBlock, storeCreatedBlock } from '@quiltwright/shared/contract/calls/block-calls';
import { deleteFabric } from '@quiltwright/shared/contract/calls/fabric-calls';
import {
  deleteQuilt,
  retrFabricsForQuilt,
  retrQuilt,
  storeQuilt,
} from '@quiltwright/shared/contract/calls/quilt-calls';
import { type BlockBody, plainBlock, squaresIn } from '../blocks.js';
import type { Browser } from '../browser.js';
import { cribQuilt, type QuiltBody } from '../quilts.js';
import { plainPicture, sendPicture, upload } from '../uploads.js';
import type { Chance } from './chance.js';

/** The results of races or parallel calls: the count of each result, and the faults. */
export interface Outcomes {
  counts: Record<string, number>;
  faults: string[];
}

const AT_ONCE = 4;

/** The longest random delay (ms) before each of two racing calls. */
const SPREAD = 60;

/**
 * Deletes a block, or in every fourth race an upload, while a quilt that uses the item is stored. The deletion
 * or the store may succeed, but never both.
 */
export async function raceDeletions(races: number, quilter: Browser, chance: Chance): Promise<Outcomes> {
  const counts = { stored: 0, deleted: 0, neither: 0 };
  const faults: string[] = [];
  let left = races;
  const racer = async () => {
    while (left-- > 0) {
      const race = await (left % 4 === 0 ? uploadAndQuilt(quilter) : blockAndQuilt(quilter));
      // The deletion comes at some moment of the store, or before or after it.
      const [stored, deleted] = await Promise.all([
        sleep(chance.below(SPREAD)).then(() => quilter.send('POST', storeQuilt.path, { body: race.quilt })),
        sleep(chance.below(SPREAD)).then(() =>
          quilter.send('POST', race.deletion.path, { body: race.deletion.body }),
        ),
      ]);
      const isStored = stored.status === 201;
      const isDeleted = (deleted.body as { dbResponse?: number }).dbResponse === 1;
      if (isStored && isDeleted) faults.push(`both: ${stored.text} ${deleted.text}`);
      if (![201, 422].includes(stored.status)) faults.push(`the store answered ${stored.text}`);
      if (![200, 409].includes(deleted.status)) faults.push(`the deletion answered ${deleted.text}`);
      counts[isStored ? 'stored' : isDeleted ? 'deleted' : 'neither']++;
      if (isStored)
        await quilter.call(deleteQuilt, {
          body: { quiltNum: (stored.body as { quiltNum: number }).quiltNum },
        });
      if (!isDeleted) await quilter.send('POST', race.deletion.path, { body: race.deletion.body });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, racer));
  return { counts, faults };
}

async function blockAndQuilt(quilter: Browser) {
  const { body } = await quilter.call(storeCreatedBlock, { body: blockOf(quilter) });
  const { designedBlockNum } = body;
  return {
    quilt: quiltOf(quilter, { blockNum: designedBlockNum }),
    deletion: { path: deleteBlock.path, body: { designNum: designedBlockNum, isBlank: 2 } },
  };
}

async function uploadAndQuilt(quilter: Browser) {
  const { fabricNum } = await upload(quilter);
  return {
    quilt: cribQuilt(quilter.quilterNum, { sashingFabric: fabricNum }),
    deletion: { path: deleteFabric.path, body: { fabricNum } },
  };
}

/** Returns a block in a fabric that every library has, even a small one. */
export function blockOf(
  { quilterNum }: Pick<Browser, 'quilterNum'>,
  changes: Partial<BlockBody> = {},
): BlockBody {
  return plainBlock(quilterNum, { levels: squaresIn([1]), ...changes });
}

/** Returns a quilt made of one block only. */
export function quiltOf(
  { quilterNum }: Browser,
  block: { blockNum: number },
  changes: Partial<QuiltBody> = {},
): QuiltBody {
  const quilt = cribQuilt(quilterNum, changes);
  return { ...quilt, blocks: quilt.blocks.map((placement) => ({ ...placement, ...block })) };
}

/** Sends `count` pictures at the same time from a quilter who has room for one more upload. */
export async function raceUploads(count: number, quilter: Browser): Promise<Outcomes> {
  const bytes = await plainPicture();
  for (let n = 0; n < 99; n++) await upload(quilter, 'cloth.png', bytes);
  const answers = await Promise.all(Array.from({ length: count }, () => sendPicture(quilter, bytes)));
  const counts = { taken: 0, 'no room': 0 };
  const faults: string[] = [];
  for (const { body, text } of answers) {
    const { phpResponse } = body as { phpResponse?: string };
    if (phpResponse === '1') counts.taken++;
    else if (phpResponse === '-1') counts['no room']++;
    else faults.push(text);
  }
  if (counts.taken !== 1) faults.push(`${String(counts.taken)} were taken`);
  return { counts, faults };
}

/**
 * Sends `count` saves of the same next revision of a quilt simultaneously. Exactly one save must succeed. The answers
 * to the other saves must say that the quilt has changed.
 */
export async function raceStores(count: number, quilter: Browser): Promise<Outcomes> {
  const { quilterNum } = quilter;
  const { body: made } = await quilter.call(storeQuilt, { body: cribQuilt(quilterNum) });
  const answers = await Promise.all(
    Array.from({ length: count }, (_, n) => {
      const changes = { quiltNum: made.quiltNum, revision: 1, quiltName: `Quilt ${String(n)}` };
      return quilter.send('POST', storeQuilt.path, { body: cribQuilt(quilterNum, changes) });
    }),
  );
  const counts = { kept: 0, 'told of the other': 0 };
  const faults: string[] = [];
  let winner = -1;
  answers.forEach(({ status, text }, n) => {
    if (status === 200) {
      counts.kept++;
      winner = n;
    } else if (status === 409) counts['told of the other']++;
    else faults.push(text);
  });
  if (counts.kept !== 1) faults.push(`${String(counts.kept)} were kept`);
  const query = { quiltNum: String(made.quiltNum) };
  const { body: quilt } = await quilter.call(retrQuilt, { query });
  if (quilt.revision !== 2 || quilt.quiltName !== `Quilt ${String(winner)}`)
    faults.push('another was kept than was told');
  await quilter.call(retrFabricsForQuilt, { query });
  return { counts, faults };
}
