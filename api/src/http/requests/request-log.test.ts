import { checkUser } from '@quiltwright/shared/contract/calls/account-calls';
import { storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import { storePassword } from '@quiltwright/shared/contract/calls/reset-calls';
import { expect, it } from 'vitest';
import { cribQuilt } from '../../../test/quilts.js';
import { testApi } from '../../../test/test-api.js';

const api = testApi({ library: true });

interface Line {
  req?: { id: string; method: string; path: string };
  res?: { status: number };
  responseTime?: number;
}

it('is one line for each request, with the id from its answer', async () => {
  const { headers } = await api().visitor().send('GET', '/api/nowhere?secret=1');
  const line = JSON.parse(api().log.at(-1) ?? '{}') as Line;
  expect(line.req).toEqual({ id: headers['x-request-id'], method: 'GET', path: '/api/nowhere' });
  expect(line.res).toEqual({ status: 404 });
  expect(typeof line.responseTime).toBe('number');
});

it('reliability 16, 25: holds no password, token, address or private work', async () => {
  const email = await api().addSubscriber('the words of a password');
  const quilter = await api().visitor().signIn(email, 'the words of a password');
  await api()
    .visitor()
    .send('POST', '/retrLoginInfo', {
      body: { payerEmail: email, password: 'the wrong words' },
    });
  await quilter.call(checkUser, { query: { jwt: quilter.token } });
  await quilter.call(storeQuilt, { body: cribQuilt(quilter.quilterNum, { quiltName: 'A secret quilt' }) });
  await quilter.refused(storeQuilt, { body: { quiltName: 'A secret quilt' } });
  await quilter.refused(storeQuilt, { body: '{"quiltName": "A secret quilt"' });
  await quilter.call(storePassword, {
    body: { emailAddr: email, newPwd: 'the newest words', resetToken: 'a-token-that-was-mailed' },
  });
  await quilter.send('GET', `/checkUser?jwt=${quilter.token}&jwt=2`);
  await quilter.send('GET', `/login?password=the+newest+words`);
  const log = api().log.join('');
  for (const path of ['/retrLoginInfo', '/checkUser', '/storeQuilt', '/functions/storePassword.php']) {
    expect(log).toContain(path);
  }
  const secrets = [
    'words',
    email,
    quilter.token,
    quilter.token.split('.')[2] ?? '',
    'secret quilt',
    'a-token',
  ];
  for (const secret of [...secrets, ...quilter.cookies.values()]) expect(log).not.toContain(secret);
});
