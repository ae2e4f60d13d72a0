import { renameBlock, storeDesignedBlock } from '@quiltwright/shared/contract/calls/block-calls';
import { renameQuilt, retrQuilt, storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import { retrSharedDesign, sharePage } from '@quiltwright/shared/contract/calls/shared-page-calls';
import { expect, it } from 'vitest';
import { plainBlock } from '../../test/blocks.js';
import { cribQuilt } from '../../test/quilts.js';
import { testApi } from '../../test/test-api.js';

const api = testApi({ library: true });
const CHOICES = { makerName: 'Bea Reed', words: '', mayColour: true, mayKeep: true, givesCloth: false };

/** Shares a design. Returns the page's HTML and the design that friends get. */
async function shared(quilter: Awaited<ReturnType<ReturnType<typeof api>['subscriber']>>, design: object) {
  const body = { ...CHOICES, quilting: null, ...(design as { kind: 'quilt' | 'block'; designNum: number }) };
  const { address } = (await quilter.call(sharePage, { body })).body.page;
  const query = { page: address.slice('/s/'.length) };
  const { text } = await api().visitor().send('GET', address);
  return { text, design: (await api().visitor().call(retrSharedDesign, { query })).body };
}

it('stays with a copied quilt that is renamed, shared again and copied again', async () => {
  const bea = await api().subscriber();
  const body = cribQuilt(bea.quilterNum, { firstMaker: 'Ann <Ivory>' });
  const { quiltNum } = (await bea.call(storeQuilt, { body })).body;
  await bea.call(renameQuilt, { body: { quiltNum, newQuiltName: 'All mine' } });
  const stored = (await bea.call(retrQuilt, { query: { quiltNum: String(quiltNum) } })).body;
  expect(stored).toMatchObject({ quiltName: 'All mine', firstMaker: 'Ann <Ivory>' });
  const { text, design } = await shared(bea, { kind: 'quilt', designNum: quiltNum });
  expect(text).toContain(
    'A quilt by <b><bdi>Bea Reed</bdi></b>, <span>after a design by <b><bdi>Ann &lt;Ivory&gt;</bdi></b></span>',
  );
  expect(text).toContain('is after <bdi>Ann &lt;Ivory&gt;</bdi>');
  expect(design.quilt?.firstMaker).toBe('Ann <Ivory>');
});

it('stays with a copied block that is renamed, shared again and copied again', async () => {
  const bea = await api().subscriber();
  const body = plainBlock(bea.quilterNum, { firstMaker: 'Ann Ivory' });
  const { designedBlockNum } = (await bea.call(storeDesignedBlock, { body })).body;
  await bea.call(renameBlock, { body: { designedBlockNum, newBlockName: 'All mine' } });
  const { text, design } = await shared(bea, { kind: 'block', designNum: designedBlockNum });
  expect(text).toContain('after a design by <b><bdi>Ann Ivory</bdi></b>');
  expect(design.block).toMatchObject({ designName: 'All mine', firstMaker: 'Ann Ivory' });
});

it('doesn’t name a maker who shares a copy of an own design twice', async () => {
  const bea = await api().subscriber();
  const body = cribQuilt(bea.quilterNum, { firstMaker: 'Bea Reed' });
  const { quiltNum } = (await bea.call(storeQuilt, { body })).body;
  const { text } = await shared(bea, { kind: 'quilt', designNum: quiltNum });
  expect(text).toContain('A quilt by <b><bdi>Bea Reed</bdi></b></p>');
});

it('must be a name', async () => {
  const bea = await api().subscriber();
  for (const firstMaker of ['', 'two\nlines', 'x'.repeat(100)]) {
    const body = cribQuilt(bea.quilterNum, { firstMaker });
    expect((await bea.refused(storeQuilt, { body })).status).toBe(422);
  }
});
