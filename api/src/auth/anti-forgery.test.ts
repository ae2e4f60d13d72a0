import { logout, retrLoginInfo } from '@quiltwright/shared/contract/calls/account-calls';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../test/test-api.js';

const api = testApi({ TRUST_PROXY: '1' });
const body = { payerEmail: 'guest', password: 'guest' };

async function visitor() {
  const browser = api().visitor();
  await browser.send('GET', '/api/links');
  return browser;
}

describe('reliability 23: the anti-forgery value', () => {
  it("comes with any GET: one cookie for scripts, one that they can't read", async () => {
    const { cookies } = await api().visitor().send('GET', '/api/health');
    const [session = '', value = ''] = cookies;
    expect(session).toMatch(/^session=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(value).toMatch(/^XSRF-TOKEN=[\w-]{24}\.[\w-]{43}; Path=\/; SameSite=Lax$/);
  });

  it('reliability 24: is Secure under https, and its session cookie is bound to the host', async () => {
    const { headers, cookies } = await api()
      .visitor()
      .send('GET', '/api/health', { headers: { 'X-Forwarded-Proto': 'https' } });
    const [session = '', value = ''] = cookies;
    expect(session).toMatch(/^__Host-session=[\w-]{32}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(value).toMatch(/; Path=\/; Secure; SameSite=Lax$/);
    expect(headers['strict-transport-security']).toMatch(/^max-age=/);
  });

  it('stays while it is valid', async () => {
    const browser = await visitor();
    const { cookies } = await browser.send('GET', '/api/health');
    expect(cookies).toEqual([]);
  });

  it('lets a call pass that returns it', async () => {
    expect((await (await visitor()).call(retrLoginInfo, { body })).body.quilterNum).toBe(2);
  });

  it.each<[string, Record<string, string>]>([
    ['missing', { 'X-XSRF-TOKEN': '' }],
    ['made up', { 'X-XSRF-TOKEN': 'abc.def' }],
  ])('is refused with 403 when it is %s', async (_, headers) => {
    expect((await (await visitor()).refused(retrLoginInfo, { body, headers })).status).toBe(403);
  });

  it('is refused when it is valid but belongs to another session', async () => {
    const browser = await visitor();
    const other = await visitor();
    browser.cookies.set('XSRF-TOKEN', other.cookies.get('XSRF-TOKEN') ?? '');
    expect((await browser.refused(retrLoginInfo, { body })).status).toBe(403);
  });

  it('is refused without its cookies', async () => {
    const browser = await visitor();
    const value = browser.cookies.get('XSRF-TOKEN') ?? '';
    const { status } = await browser.refused(retrLoginInfo, {
      body,
      headers: { Cookie: `XSRF-TOKEN=${value}` },
    });
    expect(status).toBe(403);
  });

  it('is replaced by the next GET if it is wrong', async () => {
    const browser = await visitor();
    browser.cookies.set('XSRF-TOKEN', 'spoilt');
    expect((await browser.refused(retrLoginInfo, { body })).status).toBe(403);
    await browser.send('GET', '/api/links');
    expect((await browser.call(retrLoginInfo, { body })).status).toBe(200);
  });

  it('from before a sign-in is invalid after it', async () => {
    const browser = await visitor();
    const before = new Map(browser.cookies);
    await browser.signIn('guest', 'guest');
    const { token } = browser;
    const planted = api().visitor();
    for (const [name, value] of before) planted.cookies.set(name, value);
    const headers = { Authorization: `Bearer ${token}` };
    expect((await planted.refused(logout, { headers })).status).toBe(403);
    expect((await browser.call(logout)).status).toBe(204);
  });

  it("of one sign-in isn't valid for another", async () => {
    const [one, other] = [await api().guest(), await api().guest()];
    const headers = { Authorization: `Bearer ${other.token}` };
    expect((await one.refused(logout, { headers })).status).toBe(403);
  });

  it('stays after a GET without a token, and is set by a GET with one', async () => {
    const browser = await api().guest();
    const kept = await browser.send('GET', '/api/health', { headers: { Authorization: '' } });
    expect(kept.cookies).toEqual([]);
    browser.cookies.clear();
    await browser.send('GET', '/api/links', { headers: { Authorization: '' } });
    expect((await browser.refused(logout)).status).toBe(403);
    await browser.send('GET', '/api/links');
    expect((await browser.call(logout)).status).toBe(204);
  });

  it('is required for every call except GETs, known or unknown', async () => {
    for (const path of ['/storeQuilt', '/api/logout', '/nowhere']) {
      const { status } = await (
        await visitor()
      ).refused({ method: 'POST', path }, { headers: { 'X-XSRF-TOKEN': '' } });
      expect(status).toBe(403);
    }
  });
});
