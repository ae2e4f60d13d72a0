import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { Config } from '../common/config.js';
import { CONFIG } from '../common/config.module.js';
import { isNoRoom, noRoom } from '../http/no-room.js';
import { problem, type ProblemException } from '../http/problem.js';
import { htmlLetter, type LetterPart, plainLetter } from './letter.js';
import { keepInOutbox } from './outbox.js';

/** The time limit (ms) for a mail server to accept a connection, and then to send each line. */
const ANSWER = 10_000;

/** The time (seconds) after which the page may try again to send the mail. */
const RETRY = 60;

/**
 * The name and e-mail address of a sender or recipient. They are separate fields, so that a name or an address with
 * special characters can't add further recipients or headers.
 */
interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface Mail {
  /** The recipient; the operator, if left out. */
  readonly to?: MailAddress;
  /** The recipient of replies; the operator, if left out. */
  readonly replyTo?: MailAddress;
  /** The subject, which must be a single line. */
  readonly subject: string;
  readonly parts: readonly LetterPart[];
}

/**
 * Sends mail from MAIL_FROM through the server of SMTP_URL. If SMTP_URL isn't set, mail is written to files in
 * DATA_DIR/outbox instead.
 */
@Injectable()
export class MailService {
  private readonly deliver: (message: object) => Promise<void>;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.deliver = config.smtpUrl === undefined ? toOutbox(config.dataDir) : bySmtp(config.smtpUrl);
  }

  /**
   * Sends a mail. Resolves once the mail server has accepted the mail. If SMTP_URL isn't set, resolves once the mail is
   * written to a file in DATA_DIR/outbox.
   *
   * @throws ProblemException 503 if the mail can't be sent now. The mail isn't stored, and the caller must report the
   *   failure.
   */
  async send({ to, replyTo, subject, parts }: Mail): Promise<void> {
    const { mailFrom } = this.config;
    try {
      await this.deliver({
        from: mailFrom,
        to: to ?? mailFrom,
        ...(replyTo && { replyTo }),
        subject,
        text: plainLetter(parts),
        html: htmlLetter(parts),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      throw isNoRoom(error) ? noRoom(error) : away(error);
    }
  }
}

function bySmtp(url: string): (message: object) => Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: ANSWER,
    greetingTimeout: ANSWER,
    socketTimeout: ANSWER,
  });
  return async (message) => {
    await transport.sendMail(message);
  };
}

function toOutbox(dataDir: string): (message: object) => Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (message) => {
    const { message: written } = await transport.sendMail(message);
    await keepInOutbox(join(dataDir, 'outbox'), written as Buffer);
  };
}

/**
 * Returns the problem for a mail that couldn't be sent. Its cause, for the log, has only the code of the error,
 * because a mail server's message may contain the address or the mail.
 */
function away(error: unknown): ProblemException {
  const { code = 'no code', responseCode } = error as { code?: string; responseCode?: number };
  const unsent = problem('mailAway', undefined, { retryAfter: RETRY });
  unsent.cause = new Error(
    `The server could not send a mail: ${code}${responseCode === undefined ? '' : `; the mail server answered ${String(responseCode)}`}.`,
  );
  return unsent;
}
