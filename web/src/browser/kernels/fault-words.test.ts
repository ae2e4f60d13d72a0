import { PageRequests } from '@quiltwright/workers/client/page-requests';
import { standardQuilt } from '@quiltwright/shared/quilting/quilts.fixture';
import { expect, it } from 'vitest';
import { faultWords, notOnPaperWords } from './fault-words';
import { KernelRequests } from './kernel-requests';

it('writes figures with thousands separators', () => {
  expect(faultWords({ code: 'too-many-copies', copies: 1_009_503, most: 1_000_000 })).toBe(
    'With all repeats, this quilt has 1,009,503 blocks, but at most 1,000,000 can be drawn. Repeat the blocks in fewer columns and rows.',
  );
  expect(faultWords({ code: 'bad-correction', least: 0.9, most: 1.1 })).toBe(
    'The length of a printed inch must be between 0.9 and 1.1 inches.',
  );
});

it('says how to find the block that has too many edges', () => {
  expect(faultWords({ code: 'too-many-edges' })).toMatch(
    /To check a block of a quilt, open the block and press “Read the block as a table”\.$/,
  );
});

it('says which task failed, and what to do', () => {
  expect(faultWords({ code: 'stuck', kernel: 'show' })).toBe(
    'The quilt could not be drawn: the calculation stopped answering. Nothing is lost, and you can save your work. ' +
      'Undo the last change, or save and reload the page.',
  );
});

it('says once why blocks of one name can’t be sewn on paper', () => {
  const star = { block: 'Star', reason: { code: 'too-many-patches', most: 200 } } as const;
  expect(notOnPaperWords(star)).toBe('Star: it has more than 200 patches, too many to sew on paper');
  expect(faultWords({ code: 'nothing-to-print', notOnPaper: [star, star] })).toBe(
    'The pages that you chose would be empty. Star: it has more than 200 patches, too many to sew on paper.',
  );
});

it('gives failures of kernels their sentence', async () => {
  const requests = new KernelRequests(new PageRequests());
  const broken = { ...standardQuilt(), blocks: undefined as never };
  const answer = await requests.request('show', broken, { lane: 'canvas' });
  expect(answer.ok ? '' : answer.error.message).toMatch(
    /^The quilt could not be drawn\. Your work is not lost\./,
  );
});
