import {
  retrDesignedBlock,
  storeCreatedBlock,
  storeDesignedBlock,
} from '@quiltwright/shared/contract/calls/block-calls';
import type { Call } from '@quiltwright/shared/contract/call';
import { calls } from '@quiltwright/shared/contract/calls';
import { retrFabricSingleton } from '@quiltwright/shared/contract/calls/fabric-calls';
import { retrQuilt, storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import { listSharedPages, sharePage } from '@quiltwright/shared/contract/calls/shared-page-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { plainBlock, squaresIn } from '../test/blocks.js';
import type { Browser } from '../test/browser.js';
import { cribQuilt } from '../test/quilts.js';
import { testApi } from '../test/test-api.js';
import { upload } from '../test/uploads.js';
import { signedEvent } from '../test/webhook.js';

const api = testApi({ library: true });

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
}

/** Returns every route of the service, as `METHOD /path`. */
function routes(): string[] {
  const { stack } = (api().app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } }).router;
  return stack.flatMap(({ route }) =>
    route ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`) : [],
  );
}

const FILES = [
  'GET /api/docs',
  'GET /api/docs.json',
  'GET /block-images/:collection/:file',
  'GET /block-images/:name',
  'GET /fabrics/:name',
  'GET /robots.txt',
  'GET /s/:token',
  'GET /s/:token/:name',
  'GET /sitemap.xml',
];

const entries = Object.entries(calls);
const of = (...who: Call['who'][]) => entries.filter(([, call]) => who.includes(call.who));

let owner: Browser;
let other: Browser;
let guest: Browser;
beforeAll(async () => {
  [owner, other] = [await api().subscriber(), await api().subscriber()];
  guest = await api().guest();
});

it('reliability 17: the routes are the calls of the contract, each once, and files', () => {
  const expected = [...Object.values(calls).map(({ method, path }) => `${method} ${path}`), ...FILES];
  expect(routes().sort()).toEqual(expected.sort());
});

describe('reliability 17: a call that isn’t open', () => {
  it.each(of('guest', 'subscriber'))('requires a token: %s', async (_, call) => {
    expect((await api().visitor().refused(call, { body: {} })).status).toBe(401);
  });

  it.each(of('subscriber'))('refuses guests: %s', async (_, call) => {
    const { status, body } = await guest.refused(call, { body: {} });
    expect([status, body.detail]).toEqual([403, expect.stringContaining('Subscribe')]);
  });

  it.each(of('provider'))('requires the payment provider’s signature: %s', async (_, call) => {
    const { status, body } = await owner.refused(call, { body: {} });
    expect([status, body.detail]).toEqual([400, expect.stringContaining('signature')]);
  });
});

/** Returns the names of the fields in the schema of a query or body. */
const fieldsOf = (schema: z.ZodType) =>
  Object.keys((z.toJSONSchema(schema, { io: 'input' }) as { properties?: object }).properties ?? {});

/** Sends a call that must be refused: as the payment provider with its signature, or as the browser `owner`. */
function send(call: Call, sent: { query?: object; body?: object }) {
  if (call.who === 'provider') {
    return owner.refused(call, signedEvent(sent.body as never, api().config.webhookSecret));
  }
  return owner.refused(call, sent);
}

const jsonCalls = entries.filter(([, { method, file }]) => method !== 'GET' && file === undefined);
const getCalls = entries.filter(([, { method }]) => method === 'GET');

describe('reliability 18: unknown keys in a call are refused', () => {
  const keys = { _id: 1, role: 'house', owner: 100, __v: 0, $where: '1' };

  it.each(jsonCalls)('in the body of %s', async (_, call) => {
    const { status, body } = await send(call, { body: keys });
    expect(status).toBe(400);
    expect(body.errors?.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('unknown fields: _id, role, owner, __v, $where'),
    );
  });

  it.each(getCalls)('in the query of %s', async (_, call) => {
    const { status, body } = await send(call, { query: { role: 'house' } });
    expect(status).toBe(400);
    expect(body.errors?.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('unknown fields: role'),
    );
  });
});

it('reliability 18: no answer has a field for a hash, a password link or other accounts', () => {
  for (const [name, { answer }] of entries) {
    if (answer instanceof z.ZodUndefined) continue;
    const text = JSON.stringify(z.toJSONSchema(answer, { io: 'output' }));
    expect(text, name).not.toMatch(/hash|tokenId|reset|"_id"/i);
    if (name !== 'getAccount') expect(text, name).not.toMatch(/"e?mail/i);
    if (!['retrLoginInfo', 'changePassword'].includes(name)) expect(text, name).not.toMatch(/"(jwt|token)"/i);
  }
});

describe('reliability 22: an operator or a list isn’t a value', () => {
  const inBodies = jsonCalls.flatMap(([name, call]) =>
    fieldsOf(call.body).map((field): [string, string, Call] => [field, name, call]),
  );

  it.each(inBodies)('for %s of %s', async (field, _, call) => {
    for (const value of [{ $ne: null }, { $gt: '' }, [{ $ne: null }]]) {
      const { status, body } = await send(call, { body: { [field]: value } });
      expect(status).toBe(400);
      expect(body.errors?.some(({ path }) => path === field || path.startsWith(`${field}.`))).toBe(true);
    }
  });

  const inQueries = getCalls.flatMap(([name, call]) =>
    fieldsOf(call.query).map((field): [string, string, Call] => [field, name, call]),
  );

  it.each(inQueries)('for %s of %s', async (field, _, call) => {
    for (const query of [`${field}[$ne]=1`, `${field}=1&${field}=2`, `${field}[]=1`]) {
      const { status } = await owner.refused({ ...call, path: `${call.path}?${query}` });
      expect(status).toBe(400);
    }
  });
});

/** The numbers of a subscriber's items. */
interface Things {
  quilt: number;
  block: number;
  blank: number;
  fabric: number;
  page: number;
}

/** Numbers that no item has. */
const NOTHING: Things = { quilt: 999_999, block: 999_999, blank: 999_999, fabric: 999_999, page: 999_999 };

/** The choices of the maker for a shared page: the maker's name, the words on the page, and the rights of visitors. */
const sharing = { makerName: 'Ann', words: '', mayColour: true, mayKeep: true, givesCloth: false };

/**
 * For each call that names items by number: the queries or bodies with which someone other than the owner tries
 * to reach the items.
 */
const about: Record<string, (things: Things, quilterNum: number) => object[]> = {
  retrDesignedBlock: ({ block, blank }) =>
    [block, blank].map((designedBlockNum) => ({ query: { designedBlockNum } })),
  retrFabricsForDesignedBlock: ({ block, blank }) =>
    [block, blank].map((designedBlockNum) => ({ query: { designedBlockNum } })),
  storeDesignedBlock: ({ block, blank, fabric }, quilterNum) => [
    { body: plainBlock(quilterNum, { designedBlockNum: block, revision: 1 }) },
    { body: plainBlock(quilterNum, { usedBlockNum: blank }) },
    { body: plainBlock(quilterNum, { levels: squaresIn([fabric]) }) },
  ],
  storeCreatedBlock: ({ blank }, quilterNum) => [
    { body: plainBlock(quilterNum, { designedBlockNum: blank, revision: 1 }) },
  ],
  deleteBlock: ({ block, blank }) => [
    { body: { designNum: block, isBlank: 0 } },
    { body: { designNum: blank, isBlank: 2 } },
  ],
  renameBlock: ({ block, blank }) =>
    [block, blank].map((designedBlockNum) => ({ body: { designedBlockNum, newBlockName: 'Mine now' } })),
  retrFabricSingleton: ({ fabric }) => [{ query: { fabricNum: fabric } }],
  deleteFabric: ({ fabric }) => [{ body: { fabricNum: fabric } }],
  renameFabric: ({ fabric }) => [{ body: { fabricNum: fabric, fabricName: 'Mine now' } }],
  storeFavourites: ({ fabric }) => [{ body: { fabricNums: [fabric] } }],
  storeStash: ({ fabric }) => [{ body: { fabricNum: fabric, yards: 1, pieces: [] } }],
  retrQuilt: ({ quilt }) => [{ query: { quiltNum: quilt } }],
  retrFabricsForQuilt: ({ quilt }) => [{ query: { quiltNum: quilt } }],
  storeQuilt: ({ quilt, block, fabric }, quilterNum) => {
    const [placement] = cribQuilt(quilterNum).blocks;
    return [
      { body: cribQuilt(quilterNum, { quiltNum: quilt, revision: 1 }) },
      { body: cribQuilt(quilterNum, { blocks: [{ ...placement, blockNum: block } as never] }) },
      { body: cribQuilt(quilterNum, { sashingFabric: fabric }) },
    ];
  },
  sharePage: ({ quilt, block }) => [
    { body: { kind: 'quilt', designNum: quilt, ...sharing } },
    { body: { kind: 'block', designNum: block, ...sharing } },
  ],
  updateSharedPage: ({ page }) => [{ body: { pageNum: page } }],
  changeSharedPage: ({ page }) => [{ body: { pageNum: page, ...sharing } }],
  renewSharedLink: ({ page }) => [{ body: { pageNum: page } }],
  stopSharing: ({ page }) => [{ body: { pageNum: page } }],
  deleteQuilt: ({ quilt }) => [{ body: { quiltNum: quilt } }],
  renameQuilt: ({ quilt }) => [{ body: { quiltNum: quilt, newQuiltName: 'Mine now' } }],
};

/** Calls that name an item by its number. Each of them needs an entry in `about` for the tests below. */
const byNumber = entries.filter(([, { query, body }]) =>
  [query, body].flatMap(fieldsOf).some((field) => /(?<!^quilter|^palette)Nums?$/.test(field)),
);

describe('reliability 17: another subscriber’s item', () => {
  let things: Things;
  beforeAll(async () => {
    const { quilterNum } = owner;
    const created = await owner.call(storeCreatedBlock, { body: plainBlock(quilterNum) });
    const designed = await owner.call(storeDesignedBlock, { body: plainBlock(quilterNum) });
    const quilt = await owner.call(storeQuilt, { body: cribQuilt(quilterNum) });
    const shared = await owner.call(sharePage, {
      body: { kind: 'quilt', designNum: quilt.body.quiltNum, ...sharing },
    });
    things = {
      blank: created.body.designedBlockNum,
      block: designed.body.designedBlockNum,
      quilt: quilt.body.quiltNum,
      fabric: (await upload(owner)).fabricNum,
      page: shared.body.page.pageNum,
    };
  });

  const all = async () => {
    const { quilt, block, blank, fabric } = things;
    const read = async (call: Call, query: object) => (await owner.call(call, { query: query })).body;
    return [
      await read(retrQuilt, { quiltNum: quilt }),
      await read(retrDesignedBlock, { designedBlockNum: block }),
      await read(retrDesignedBlock, { designedBlockNum: blank }),
      await read(retrFabricSingleton, { fabricNum: fabric }),
      await read(listSharedPages, {}),
    ];
  };

  it.each(byNumber)('is missing for %s', async (name, call) => {
    const sent = about[name]?.(things, other.quilterNum);
    expect(sent, `${name} has no line in the table`).toBeDefined();
    const missing = about[name]?.(NOTHING, other.quilterNum) ?? [];
    const before = await all();
    for (const [index, one] of (sent ?? []).entries()) {
      const theirs = await other.refused(call, one);
      const nothing = await other.refused(call, missing[index]);
      expect([404, 422]).toContain(theirs.status);
      const withoutNumber = (detail: string) => detail.replace(/\d+/g, 'N');
      expect([theirs.status, withoutNumber(theirs.body.detail)]).toEqual([
        nothing.status,
        withoutNumber(nothing.body.detail),
      ]);
    }
    expect(await all()).toEqual(before);
  });

  it('reliability 23: a GET writes nothing, whoever’s items it requests', async () => {
    const stored = async () => {
      const collections = await api().connection.db?.collections();
      const all = await Promise.all((collections ?? []).map((collection) => collection.find().toArray()));
      return JSON.stringify(
        all.map((documents) => documents.map((document) => JSON.stringify(document)).sort()),
      );
    };
    const before = await stored();
    for (const [name, call] of getCalls) {
      for (const sent of about[name]?.(things, owner.quilterNum) ?? [{}]) {
        await owner.send(call.method, call.path, sent);
        await other.send(call.method, call.path, sent);
      }
    }
    expect(await stored()).toBe(before);
  });

  /** For each call that names a quilter: its query or body, with the given quilter number. */
  const inTheName: Record<string, (quilterNum: number) => object> = {
    retrDesignedBlockList: (quilterNum) => ({ quilterNum, blankBlocks: 0, includeStandard: 0 }),
    storeDesignedBlock: plainBlock,
    storeCreatedBlock: plainBlock,
    retrFabricList: (quilterNum) => ({ quilterNum, paletteNum: 999 }),
    saveFabric: (quilterNum) => ({ quilterNum: String(quilterNum), paletteNum: '999' }),
    retrQuiltList: (quilterNum) => ({ quilterNum, onlyStd: 2 }),
    storeQuilt: cribQuilt,
  };

  const byQuilter = entries.filter(([, { body }]) => fieldsOf(body).includes('quilterNum'));

  it.each(byQuilter)('can’t be requested in their name: %s', async (name, call) => {
    const body = inTheName[name]?.(owner.quilterNum) as Record<string, string> | undefined;
    expect(body, `${name} has no line in the table`).toBeDefined();
    const { status } =
      call.file === undefined
        ? await other.send(call.method, call.path, { body })
        : await other.sendForm(call.path, body ?? {}, {
            field: call.file,
            name: 'x.png',
            bytes: Buffer.from('x'),
          });
    expect(status).toBe(403);
  });
});
