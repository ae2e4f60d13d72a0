import { expect, it } from 'vitest';
import { fontsForTests, jobOf } from '../kernels/print/print.fixture';
import { standardQuilt } from '@quiltwright/shared/quilting/quilts.fixture';
import { PageRequests } from './page-requests';

it('prints by its name, reports its progress, and stops when it is aborted', async () => {
  const told: number[] = [];
  const requests = new PageRequests();
  const control = new AbortController();
  const job = jobOf({ quilt: standardQuilt() }, await fontsForTests(), { everyTemplate: false });
  const onProgress = (done: number) => told.push(done);
  expect(await requests.request('print', job, { lane: 'print', onProgress })).toMatchObject({
    ok: true,
    value: { pages: 1 },
  });
  expect(told.length).toBeGreaterThan(1);
  expect([...told].sort((a, b) => a - b)).toEqual(told);
  const given = requests.request('print', job, { lane: 'print', signal: control.signal });
  control.abort();
  expect(await given).toMatchObject({ ok: false, error: { code: 'superseded' } });
});
