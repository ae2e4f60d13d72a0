import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  changeSharedPage,
  retrSharedDesign,
  sharePage,
  stopSharing,
} from '@quiltwright/shared/contract/calls/shared-page-calls';
import { storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.js';
import { cribQuilt } from '../../../test/quilts.js';
import { portOf, testApi } from '../../../test/test-api.js';
import { SharedPagesService } from '../shared-pages.service.js';

const api = testApi({ library: true, TRUST_PROXY: '1' });
const CHOICES = { makerName: 'Marian Reed', words: '', mayColour: true, mayKeep: true, givesCloth: false };

let maker: Browser;
beforeAll(async () => {
  maker = await api().subscriber();
});

async function shared({
  quiltName = 'Crib quilt',
  firstMaker = 'Bo',
  ...choices
}: Record<string, string> = {}) {
  const quilt = cribQuilt(maker.quilterNum, { quiltName, firstMaker });
  const { body } = await maker.call(storeQuilt, { body: quilt });
  // To lay the light of quilting over a picture takes a second.
  const design = { kind: 'quilt' as const, designNum: body.quiltNum, quilting: null };
  return (await maker.call(sharePage, { body: { ...design, ...CHOICES, ...choices } })).body.page;
}

const tokenOf = ({ address }: { address: string }) => address.slice('/s/'.length);
const pages = () => api().app.get(SharedPagesService, { strict: false });
const get = (path: string, headers = {}) => api().visitor().send('GET', path, { headers });
/** Returns a text that could be a token, but leads to no page. */
const wrong = (n: number) => `/s/${String(n).padStart(22, 'A')}`;

/** Returns the number of queries of each collection while a function runs. */
async function queriesDuring(task: () => Promise<void>): Promise<Record<string, number>> {
  const queries: Record<string, number> = {};
  const note = ({ collectionName }: { collectionName: string }) => {
    queries[collectionName] = (queries[collectionName] ?? 0) + 1;
  };
  api().connection.on('operation-start', note);
  try {
    await task();
  } finally {
    api().connection.off('operation-start', note);
  }
  return queries;
}

describe('many visitors at the same time', () => {
  it('are looked up together, and the picture is read once', async () => {
    const page = await shared();
    const visits = Array.from({ length: 500 }, () => tokenOf(page));
    const lookUps = await queriesDuring(async () => {
      const found = await Promise.all(visits.map((token) => pages().at(token, '')));
      expect(found.every(({ _id }) => _id === page.pageNum)).toBe(true);
    });
    expect(lookUps).toEqual({ sharedPages: 1 });
    const url = `http://127.0.0.1:${String(await portOf(api()))}`;
    const queries = await queriesDuring(async () => {
      const answers = await Promise.all(Array.from({ length: 100 }, () => fetch(url + page.picture)));
      await Promise.all(answers.map((answer) => answer.arrayBuffer()));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
    });
    expect(queries['images']).toBe(1);
  });

  it('cost nothing more for a picture that they already have', async () => {
    const page = await shared();
    const { headers } = await get(page.picture);
    const queries = await queriesDuring(async () => {
      const again = await get(page.picture, { 'If-None-Match': headers['etag'] });
      expect([again.status, again.text]).toEqual([304, '']);
      expect(again.headers['cache-control']).toBe('private, no-cache');
    });
    expect(queries['images'] ?? 0).toBe(0);
    await maker.call(stopSharing, { body: { pageNum: page.pageNum } });
    expect((await get(page.picture, { 'If-None-Match': headers['etag'] })).status).toBe(410);
  });
});

describe('many visitors who look closer', () => {
  it('let the server unpack the design once, and aren’t refused', async () => {
    const page = await shared();
    const open = () => get(`${retrSharedDesign.path}?page=${tokenOf(page)}`);
    await open();
    const queries = await queriesDuring(async () => {
      for (let visit = 0; visit < 130; visit++) expect((await open()).status).toBe(200);
    });
    // A look-up of the page for each visit, and no further query for the design.
    expect(queries).toEqual({ sharedPages: 130 });
  });

  it('are refused after 120 designs that the server must unpack, but not for those in memory', async () => {
    const shares = await Promise.all(Array.from({ length: 4 }, () => shared()));
    const open = (visit: number) =>
      pages().design(tokenOf(shares[visit % 4] ?? { address: '' }), '203.0.113.99');
    // The server keeps three designs in memory. Of four in turn, each has left the memory again.
    for (let visit = 0; visit < 120; visit++) await open(visit);
    await expect(open(120)).rejects.toMatchObject({ status: 429 });
    await open(121);
  });
});

describe('wrong addresses', () => {
  it('are refused after a hundred from one network, while right addresses open there', async () => {
    const [page, gone] = [await shared(), await shared()];
    await maker.call(stopSharing, { body: { pageNum: gone.pageNum } });
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    const statuses = await Promise.all(
      Array.from({ length: 110 }, async (_, n) => (await get(wrong(n), from('203.0.113.7'))).status),
    );
    expect([404, 429].map((status) => statuses.filter((each) => each === status).length)).toEqual([100, 10]);
    const { status, headers } = await get(wrong(1), from('203.0.113.7'));
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    for (const [path, expected] of [
      [page.address, 200],
      [page.picture, 200],
      [`${retrSharedDesign.path}?page=${tokenOf(page)}`, 200],
      [gone.address, 410],
    ] as const)
      expect([path, (await get(path, from('203.0.113.7'))).status]).toEqual([path, expected]);
    expect((await get(wrong(1), from('203.0.113.8'))).status).toBe(404);
  });

  it('are looked up together', async () => {
    const queries = await queriesDuring(async () => {
      const found = await Promise.allSettled(
        Array.from({ length: 10_000 }, (_, n) => pages().at(wrong(n).slice('/s/'.length), '198.51.100.9')),
      );
      expect(found.every(({ status }) => status === 'rejected')).toBe(true);
    });
    expect(queries).toEqual({ sharedPages: 1, goneTokens: 1 });
  });
});

describe('the names and words of a page', () => {
  /** Signs that mean something in HTML, in JavaScript, in a replacement text or in an address. */
  const NAUGHTY = [
    '<script>alert(1)</script>',
    '</title><script>alert(1)</script>',
    '</script><img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<!--BODY--> <!--HEAD--> --> <![CDATA[',
    '&lt;b&gt; &amp; &#60;',
    '$& $1 $` $$ ${7*7} {{7*7}} <%= 7*7 %>',
    'javascript:alert(1) data:text/html,x',
    '`onmouseover=alert(1) \\u003cb\\u003e',
    '😀 é 裂 ﷽ <plaintext>',
  ];
  /** Signs that names of quilts can’t have. */
  const QUOTED = [`" onload="alert(1)`, `' autofocus onfocus='alert(1)`, `"><base href="//evil.example/">`];

  const tagsIn = (html: string) =>
    (html.match(/<[a-z!/][^>]*>/gi) ?? []).map((tag) =>
      tag.replaceAll(/="[^"]*"/g, '=""').replaceAll(/\s+/g, ' '),
    );

  it('add no markup to it, whatever they are', async () => {
    const plain = await get((await shared({ quiltName: 'Star', makerName: 'Ann', words: 'Words' })).address);
    // Two of these signs together are short enough for a name.
    for (let n = 0; n < NAUGHTY.length; n += 2) {
      const quiltName = NAUGHTY.slice(n, n + 2).join(' ');
      const page = await shared({ quiltName, firstMaker: `${quiltName} "'` });
      for (const naughty of n === 0 ? [...NAUGHTY, ...QUOTED] : ['Ann']) {
        const choices = { ...CHOICES, makerName: naughty, words: naughty };
        await maker.call(changeSharedPage, { body: { pageNum: page.pageNum, ...choices } });
        const { text: html, headers } = await get(page.address);
        expect([naughty, tagsIn(html)]).toEqual([naughty, tagsIn(plain.text)]);
        expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
        const { body } = await get(`${retrSharedDesign.path}?page=${tokenOf(page)}`);
        expect(body).toMatchObject({ makerName: naughty, quilt: { quiltName } });
      }
    }
  });
});

describe('the log', () => {
  /** Sends these lines as a request, and waits for the end of the answer. */
  async function send(...lines: string[]): Promise<void> {
    const socket = connect(await portOf(api()), '127.0.0.1');
    await once(socket, 'connect');
    socket.write([...lines, 'Host: quilts.example', 'Connection: close', '', ''].join('\r\n'));
    await text(socket);
  }

  it('has no token, however the address is written and whoever is the referrer', async () => {
    const page = await shared();
    const token = tokenOf(page);
    for (const path of [
      page.address,
      page.picture,
      `http://quilts.example/s/${token}`,
      `/S/${token}`,
      `//s/${token}`,
      `/s//${token}`,
      `/%73/${token}`,
      `/s%2F${token}`,
      `/s\\${token}`,
      `/x/../s/${token}`,
      `/s/${token}/%E0%A4%A`,
      `/shared-copy?page=${token}&as=keep`,
      `/contact?about=%2Fs%2F${token}`,
    ])
      await send(`GET ${path} HTTP/1.1`, `Referer: https://quilts.example/s/${token}`);
    await send(`GET ${page.address} HTTP/1.1`, 'Range: bytes=99999999-');
    const log = api().log.join('');
    expect(log).toContain('/s/…');
    expect(log.split('\n').filter((line) => line.includes(token))).toEqual([]);
  });
});
