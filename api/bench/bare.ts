import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { verify } from '@node-rs/argon2';
import { retrLoginInfo } from '@quiltwright/shared/contract/calls/account-calls';
import { saveFabric } from '@quiltwright/shared/contract/calls/fabric-calls';
import { IDEMPOTENCY_HEADER } from '@quiltwright/shared/contract/headers';
import { retrQuilt, retrQuiltList, storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import { LIMITS } from '@quiltwright/shared/limits';
import { type Quilt, quiltFabrics } from '@quiltwright/shared/quilting/quilt';
import { assertExists } from '@quiltwright/shared/result';
import express, { type Request } from 'express';
import jsonwebtoken from 'jsonwebtoken';
import multer from 'multer';
import sharp from 'sharp';
import { MOST_SESSIONS } from '../src/accounts/accounts.repository.js';
import { compressed } from '../src/http/answers/compressed.js';
import { loadConfig } from '../src/common/config.js';
import { openDatabase } from '../src/database/database.js';

/*
 * The handlers that the product is compared with. Each uses only Express and MongoDB's driver, on the same
 * database. Each looks up the sender of the call. Passwords, writes and pictures cost as much work as in the
 * product. Answers have the same fields and the same compression, because a list without its dates would be half as
 * long. A quilt is read in the form in which it is stored. A save checks its key and its fabrics, and stores the key.
 * The handlers don't check the format of input, store references, count attempts, write a log or set headers. They
 * decode pictures in this process, as many at once as Node has threads.
 */

interface Numbered {
  _id: number;
  [field: string]: unknown;
}

interface BareQuilt {
  _id: number;
  quilterNum: number;
  revision: number;
  stores: { key: string | undefined; at: Date }[];
}

const config = loadConfig();
const jwtKey = createSecretKey(config.jwtSecret, 'utf8');
const { connection } = await openDatabase(config, { joinRunning: true });
const db = assertExists(connection.db, 'the database');
const accounts = db.collection<Numbered>('accounts');
const signIns = db.collection<{ _id: number; sessions: object[] }>('accounts');
const fabrics = db.collection<Numbered>('fabrics');
const quilts = db.collection<Numbered>('quilts');
const ownQuilts = db.collection<BareQuilt>('bareQuilts');
const ownFabrics = db.collection<{ _id: string; quilterNum: number }>('bareFabrics');
const ownImages = db.collection<{ _id: string; bytes: Buffer }>('bareImages');
await ownQuilts.createIndex({ quilterNum: 1, 'stores.key': 1 }, {}, {});
await ownFabrics.createIndex({ quilterNum: 1 }, {}, {});

/**
 * Returns the number of the subscriber who sent a request.
 * @throws Error if the sender isn't a subscriber
 */
async function quilterOf(request: Request): Promise<number> {
  const token = (request.headers.authorization ?? '').replace('Bearer ', '');
  const { sub, jti } = jsonwebtoken.verify(token, jwtKey, {
    algorithms: ['HS256'],
    audience: 'quiltwright',
  }) as { sub: string; jti: string };
  const account = await accounts.findOne({ _id: Number(sub), 'sessions.tokenId': jti });
  if (!account) throw new Error('Not signed in.');
  return account._id;
}

const app = express();
app.use(compressed, express.json({ limit: LIMITS.quiltBodyBytes }));

app.get(retrQuilt.path, async (request, response) => {
  const quilterNum = await quilterOf(request);
  const _id = Number(request.query['quiltNum']);
  response.json(await quilts.findOne({ _id, quilterNum }, { projection: { claim: 0, stores: 0 } }));
});

app.post(retrQuiltList.path, async (request, response) => {
  const quilterNum = await quilterOf(request);
  const standard = { quilterNum, generatingSize: { $ne: 0 } };
  response.json(
    await quilts
      .find(standard, { projection: { quiltName: 1, changedAt: 1 } })
      .sort({ _id: 1 })
      .toArray(),
  );
});

app.post(storeQuilt.path, async (request, response) => {
  const quilterNum = await quilterOf(request);
  const { quiltNum, revision, ...quilt } = request.body as Quilt & { revision: number };
  const key = request.get(IDEMPOTENCY_HEADER);
  const fabricNums = quiltFabrics(request.body as Quilt);
  const [known, found] = await Promise.all([
    ownQuilts.findOne({ quilterNum, 'stores.key': key }, { projection: { revision: 1 } }),
    fabrics.find({ _id: { $in: fabricNums } }, { projection: { _id: 1 } }).toArray(),
  ]);
  if (known || found.length !== fabricNums.length)
    throw new Error('Sent before, or with fabrics that are gone.');
  if (quiltNum === 0) {
    const _id = randomBytes(4).readUInt32BE();
    await ownQuilts.insertOne({ ...quilt, _id, quilterNum, revision: 1, stores: [] });
    response.status(201).json({ quiltNum: _id, revision: 1 });
    return;
  }
  const { matchedCount } = await ownQuilts.updateOne(
    { _id: quiltNum, quilterNum, revision },
    { $set: { ...quilt, revision: revision + 1 }, $push: { stores: { key, at: new Date() } } },
  );
  response.status(matchedCount === 1 ? 200 : 409).json({ quiltNum, revision: revision + 1 });
});

app.post(retrLoginInfo.path, async (request, response) => {
  const { payerEmail, password } = request.body as { payerEmail: string; password: string };
  const account = await accounts.findOne({ email: payerEmail });
  if (!account || !(await verify(String(account['passwordHash']), password))) throw new Error('Wrong.');
  const jwtid = randomUUID();
  const session = { tokenId: jwtid, device: '', place: '', since: new Date(), lastSeen: new Date() };
  await signIns.updateOne(
    { _id: account._id },
    { $push: { sessions: { $each: [session], $slice: -MOST_SESSIONS } } },
  );
  const jwt = jsonwebtoken.sign({}, jwtKey, {
    audience: 'quiltwright',
    expiresIn: '30d',
    subject: String(account._id),
    jwtid,
  });
  response.json({ quilterNum: account._id, jwt });
});

const form = multer({ dest: tmpdir(), limits: { fileSize: LIMITS.uploadBytes, files: 1 } });
app.post(saveFabric.path, form.single(saveFabric.file), async (request, response) => {
  const quilterNum = await quilterOf(request);
  if ((await ownFabrics.countDocuments({ quilterNum })) >= 1e6) throw new Error('Full.');
  const { path } = assertExists(request.file, 'the picture');
  const { cloth, swatch } = await clothOf(path);
  await rm(path);
  const _id = randomUUID();
  await ownImages.insertMany([
    { _id, bytes: cloth },
    { _id: `${_id}-swatch`, bytes: swatch },
  ]);
  await ownFabrics.insertOne({ _id, quilterNum });
  response.status(201).json({ _id, quilterNum });
});

/** Returns the pictures of an uploaded fabric and of its swatch, made with the same steps as in the product. */
async function clothOf(path: string) {
  const { data, info } = await sharp(path, { failOn: 'warning', limitInputPixels: LIMITS.uploadPixels })
    .autoOrient()
    .resize(LIMITS.uploadSide, LIMITS.uploadSide, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const square = () => sharp(data, { raw: info });
  const cut = Math.floor((info.width * 2.5) / 6);
  const cloth = await square().webp({ quality: 85, effort: 2 }).toBuffer();
  const swatch = await square()
    .extract({ left: 0, top: 0, width: cut, height: cut })
    .resize(120)
    .webp({ quality: 80 })
    .toBuffer();
  await square().resize(512).raw().toBuffer();
  return { cloth, swatch };
}

const server = app.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
});
process.on('disconnect', () => process.exit());
