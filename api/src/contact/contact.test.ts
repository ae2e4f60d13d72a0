import { storeContactMessage } from '@quiltwright/shared/contract/calls/contact-calls';
import { afterAll, describe, expect, it } from 'vitest';
import { MailServer } from '../../test/mail/mail-server.js';
import { testApi } from '../../test/test-api.js';

const HOUSE = 'house@quilts.example';

const mail = new MailServer();
await mail.open();
afterAll(() => mail.close());

const api = testApi({
  TRUST_PROXY: '1',
  PUBLIC_URL: 'https://quilts.example',
  SMTP_URL: mail.url,
  MAIL_FROM: `The House <${HOUSE}>`,
});

const message = {
  senderName: 'Ann Müller',
  emailAddress: 'ann@example.org',
  senderMessage: 'How wide is\nthe sashing? <b>Thanks</b>',
};

describe('storeContactMessage', () => {
  it('mails the operator; a reply goes to the sender', async () => {
    const { body } = await api().visitor().call(storeContactMessage, { body: message });
    expect(body).toEqual({ dbResponse: 1 });
    const sent = mail.to(HOUSE);
    expect(sent?.recipients).toEqual([HOUSE]);
    expect(sent?.headers.get('from')).toBe(`The House <${HOUSE}>`);
    // RFC 2047: "ü" in UTF-8 is C3 BC.
    expect(sent?.headers.get('reply-to')).toBe('=?UTF-8?Q?Ann_M=C3=BCller?= <ann@example.org>');
    expect(sent?.text).toContain('Ann Müller (ann@example.org) writes:');
    expect(sent?.text).toContain('> How wide is\n> the sashing? <b>Thanks</b>');
    expect(sent?.html).toContain('&lt;b&gt;Thanks&lt;/b&gt;');
  });

  it.each([
    [{ senderName: ' ' }, 422, 'Name is required.'],
    [{ senderName: 'Ann\r\nBcc: all@example.org' }, 422, 'A name must be a single line'],
    [{ emailAddress: 'ann' }, 400, 'A valid email address is required.'],
    [{ emailAddress: 'ann@example.org\nBcc: all@example.org' }, 400, 'A valid email address is required.'],
    [{ senderMessage: '' }, 422, 'Please enter the message you want to send.'],
    [{ senderMessage: 'x'.repeat(10_001) }, 422, 'at most 10000 characters'],
    [{ to: 'all@example.org' }, 400, 'unknown fields: to'],
  ])('refuses %j', async (changes, expected, detail) => {
    const before = mail.mails.length;
    const { status, body } = await api()
      .visitor()
      .refused(storeContactMessage, { body: { ...message, ...changes } });
    expect([status, body.detail]).toEqual([expected, expect.stringContaining(detail)]);
    expect(mail.mails).toHaveLength(before);
  });

  it.each([
    [{ senderName: '' }, 'senderName'],
    [{ emailAddress: '' }, 'emailAddress'],
    [{ senderMessage: ' ' }, 'senderMessage'],
  ])('names the fault of %j once', async (changes, path) => {
    const sent = { body: { ...message, ...changes } };
    const { body } = await api().visitor().refused(storeContactMessage, sent);
    expect(body.errors?.map((fault) => fault.path)).toEqual([path]);
  });

  it('reports that mail can’t be sent, and keeps the message out of the log', async () => {
    await mail.close();
    const { status, body } = await api().visitor().refused(storeContactMessage, { body: message });
    for (let n = 0; n < 3; n++) await api().visitor().refused(storeContactMessage, { body: message });
    await mail.open();
    expect([status, body.detail]).toEqual([503, expect.stringContaining('nothing was sent')]);
    const log = api().log.join('');
    // The fault is logged once, for any number of mails.
    const isOfMail = (line: string) => line.includes('The server could not send a mail: ');
    expect(api().log.filter(isOfMail)).toHaveLength(1);
    for (const secret of ['sashing', 'Müller', 'ann@example.org']) expect(log).not.toContain(secret);
  });

  it('reliability 25: is accepted ten times from an address', async () => {
    const headers = { 'X-Forwarded-For': '10.3.0.1' };
    const visitor = api().visitor();
    for (let n = 0; n < 10; n++) await visitor.call(storeContactMessage, { body: message, headers });
    const { status } = await visitor.refused(storeContactMessage, { body: message, headers });
    expect(status).toBe(429);
  });
});
