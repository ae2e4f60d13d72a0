import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MailServer } from '../../test/mail/mail-server.js';
import { readMail } from '../../test/mail/read-mail.js';
import { loadConfig } from '../common/config.js';
import { ProblemException } from '../http/problem.js';
import { MailService } from './mail.service.js';

const server = new MailServer();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiltwright-mail-'));
  await server.open();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const service = (variables: Record<string, string>) =>
  new MailService(loadConfig({ DATA_DIR: folder, PUBLIC_URL: 'https://quilts.example', ...variables }));
const smtp = () => service({ SMTP_URL: server.url, MAIL_FROM: 'The House <house@quilts.example>' });
const ann = { name: '', address: 'ann@example.org' };

describe('mail by a mail server', () => {
  it('comes from the operator, as text and as HTML', async () => {
    await smtp().send({ to: ann, subject: 'Größe', parts: ['Hello Ann, fünf Ellen.', { copy: 'abc' }] });
    const mail = server.to(ann.address);
    expect(mail?.recipients).toEqual(['ann@example.org']);
    expect(mail?.headers.get('from')).toBe('The House <house@quilts.example>');
    expect(mail?.headers.get('to')).toBe('ann@example.org');
    // RFC 2047: "Größe" in UTF-8 is 47 72 C3 B6 C3 9F 65.
    expect(mail?.headers.get('subject')).toBe('=?UTF-8?Q?Gr=C3=B6=C3=9Fe?=');
    expect(mail?.text.trim()).toBe('Hello Ann, fünf Ellen.\n\n    abc');
    expect(mail?.html).toContain('<p>Hello Ann, fünf Ellen.</p>');
  });

  it('goes to the operator if no recipient is named, with replies to the sender', async () => {
    await smtp().send({
      replyTo: { name: 'Ann "the quilter", <x@y.example>', address: 'ann@example.org' },
      subject: 'A question',
      parts: ['How?'],
    });
    const mail = server.to('house@quilts.example');
    expect(mail?.recipients).toEqual(['house@quilts.example']);
    expect(mail?.headers.get('reply-to')).toBe('"Ann \\"the quilter\\", <x@y.example>" <ann@example.org>');
  });

  it.each(['Ann\r\nBcc: all@example.org', 'Ann\nBcc: all@example.org', 'Ann\r\n\r\nBuy this'])(
    'takes no headers from a name: %j',
    async (name) => {
      const before = server.mails.length;
      await smtp().send({
        replyTo: { name, address: ann.address },
        subject: `From ${name}`,
        parts: ['How?'],
      });
      const sent = server.mails.slice(before);
      expect(sent.map(({ recipients }) => recipients)).toEqual([['house@quilts.example']]);
      expect(sent[0]?.headers.has('bcc')).toBe(false);
      expect(sent[0]?.text.trim()).toBe('How?');
    },
  );

  it('reports a failure without the words of the mail server', async () => {
    const nobody = new MailServer();
    await nobody.open();
    await nobody.close();
    const mail = { to: ann, subject: 'Lost', parts: ['Lost'] };
    const problem = await service({ SMTP_URL: nobody.url, MAIL_FROM: 'house@quilts.example' })
      .send(mail)
      .catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(ProblemException);
    expect(problem).toMatchObject({
      status: 503,
      retryAfter: 60,
      cause: { message: expect.any(String) as string },
    });
    expect(String((problem as Error).cause)).not.toContain('ann@');
  });
});

describe('mail without a mail server', () => {
  it('becomes files that only their owner can read', async () => {
    const secret = { JWT_SECRET: 'x'.repeat(32), WEBHOOK_SECRET: 'y'.repeat(32) };
    const dataDir = join(folder, 'outbox-test');
    const outbox = service({ ...secret, DATA_DIR: dataDir });
    await outbox.send({ to: ann, subject: 'One', parts: ['First'] });
    await outbox.send({ to: ann, subject: 'Two', parts: ['Second'] });
    const files = (await readdir(join(dataDir, 'outbox'))).sort();
    expect(files).toHaveLength(2);
    for (const file of files) expect(file).toMatch(/^\d{4}-\d\d-\d\dT[\d.-]+Z-[\da-f]{8}\.eml$/);
    expect((await stat(join(dataDir, 'outbox'))).mode & 0o777).toBe(0o700);
    const first = join(dataDir, 'outbox', files[0] ?? '');
    expect((await stat(first)).mode & 0o777).toBe(0o600);
    const mail = readMail(await readFile(first));
    expect(mail.headers.get('to')).toBe('ann@example.org');
    expect(mail.text.trim()).toBe('First');
  });

  it('reports a failure to write the file too', async () => {
    const dataDir = await mkdtemp(join(folder, 'full-'));
    await writeFile(join(dataDir, 'outbox'), 'a file in its place');
    await expect(
      service({ DATA_DIR: dataDir }).send({ to: ann, subject: 'Lost', parts: [] }),
    ).rejects.toMatchObject({ status: 503 });
  });
});
