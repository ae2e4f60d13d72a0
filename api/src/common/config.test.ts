import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadConfig } from './config.js';
import { StartError } from './start-error.js';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'quiltwright-config-'));
afterAll(() => {
  rmSync(DATA_DIR, { recursive: true });
});

const load = (variables: Record<string, string> = {}) => loadConfig({ DATA_DIR, ...variables });

function complaintAbout(variables: Record<string, string>): string[] {
  try {
    load(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as StartError).message
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
  return [];
}

describe('loadConfig', () => {
  it('needs no variables', () => {
    expect(load()).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      dataDir: DATA_DIR,
      mongodbUri: undefined,
      publicUrl: 'http://127.0.0.1:3000',
      publicUrlIsGuess: true,
      trustProxy: false,
      rateLimitFactor: 1,
    });
  });

  it('treats an empty variable as not set', () => {
    expect(load({ PORT: '', MONGODB_URI: ' ', SUBSCRIBE_URL: '' }).port).toBe(3000);
  });

  it('resolves a relative directory from the root of the project', () => {
    const secrets = { JWT_SECRET: 'j'.repeat(32), WEBHOOK_SECRET: 'w'.repeat(32) };
    const root = resolve(import.meta.dirname, '../../..');
    expect(loadConfig(secrets).dataDir).toBe(join(root, 'data'));
    expect(loadConfig({ ...secrets, DATA_DIR: '../elsewhere' }).dataDir).toBe(resolve(root, '../elsewhere'));
  });

  it('names the fault of each variable in one line', () => {
    expect(complaintAbout({ PORT: 'http', MONGODB_URI: 'localhost:27017', JWT_SECRET: 'short' })).toEqual([
      'PORT must be a whole number from 0 to 65535.',
      'MONGODB_URI must begin with mongodb:// or mongodb+srv://.',
      'JWT_SECRET must have at least 32 characters.',
    ]);
  });

  it.each([
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '1e3' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be development, production or test.'],
    [{ PUBLIC_URL: 'quilts.example' }, 'PUBLIC_URL must be an address that begins with http:// or https://.'],
    [
      { BLOG_URL: 'javascript:alert(1)' },
      'BLOG_URL must be an address that begins with http:// or https://.',
    ],
    [
      { SMTP_URL: 'mail.example', MAIL_FROM: 'us@mail.example', PUBLIC_URL: 'https://quilts.example' },
      'SMTP_URL must be an address that begins with smtp:// or smtps://.',
    ],
    [
      { SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://quilts.example' },
      'MAIL_FROM is needed where SMTP_URL is set: the address that mails come from.',
    ],
    [
      { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'us@mail.example' },
      'PUBLIC_URL is needed where SMTP_URL is set: links in mails begin with it.',
    ],
    ...['us', 'us@mail.example, them@mail.example', 'Us <us@mail.example>\r\nBcc: <all@mail.example>'].map(
      (MAIL_FROM): [Record<string, string>, string] => [
        { MAIL_FROM },
        'MAIL_FROM must be one e-mail address, as in Quiltwright <us@mail.example>.',
      ],
    ),
    [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR must be a whole number from 1 to 1000.'],
    [
      { NODE_ENV: 'production', RATE_LIMIT_FACTOR: '11' },
      'RATE_LIMIT_FACTOR must be at most 10 in production.',
    ],
  ])('refuses %j', (variables, complaint) => {
    expect(complaintAbout(variables)).toEqual([complaint]);
  });

  it.each([
    ['1', 1],
    ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
    ['2001:db8::/32', ['2001:db8::/32']],
  ])('trusts the proxies %s', (TRUST_PROXY, expected) => {
    expect(load({ TRUST_PROXY }).trustProxy).toEqual(expected);
  });

  it.each(['true', '10.0.0.0/33', '10.0.0', 'loopback,', 'proxy.example'])(
    'refuses to trust the proxy %s',
    (TRUST_PROXY) => {
      expect(complaintAbout({ TRUST_PROXY })).toHaveLength(1);
    },
  );

  it.each(['us@mail.example', 'The House <us@mail.example>', '"House, The" <us@mail.example>'])(
    'accepts the mail sender %s',
    (MAIL_FROM) => {
      expect(load({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
    },
  );

  it('drops the closing slash of the public address', () => {
    expect(load({ PUBLIC_URL: 'https://quilts.example/' })).toMatchObject({
      publicUrl: 'https://quilts.example',
      publicUrlIsGuess: false,
    });
  });

  it.each([
    ['0.0.0.0', 'http://localhost:8080'],
    ['::1', 'http://[::1]:8080'],
  ])('listening on %s, its address is %s', (HOST, address) => {
    expect(load({ HOST, PORT: '8080' }).publicUrl).toBe(address);
  });
});

describe("a secret that isn't set", () => {
  it('is created once for each use, and only its owner can read it', () => {
    const first = load();
    expect(first.jwtSecret).toMatch(/^[\w-]{43}$/);
    expect(first.webhookSecret).not.toBe(first.jwtSecret);
    expect(load().jwtSecret).toBe(first.jwtSecret);
    expect(statSync(join(DATA_DIR, 'jwt-secret')).mode & 0o777).toBe(0o600);
  });

  it("isn't read from a file without a secret", () => {
    const folder = mkdtempSync(join(DATA_DIR, 'empty-'));
    writeFileSync(join(folder, 'jwt-secret'), '\n');
    expect(() => load({ DATA_DIR: folder })).toThrow('holds no secret');
  });

  it('requires a writable directory', () => {
    const file = join(DATA_DIR, 'a-file');
    writeFileSync(file, '');
    expect(() => load({ DATA_DIR: file })).toThrow('Make DATA_DIR a directory that this user can write to.');
  });
});
