import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { Config } from '../common/config.js';
import { CONFIG } from '../common/config.module.js';
import { isNoRoom, noRoom } from '../http/no-room.js';
import { ProblemException } from '../http/problem.js';
import { htmlLetter, type LetterPart, plainLetter } from './letter.js';
import { keepInOutbox } from './outbox.js';

/** How long (ms) a mail server may take to answer a call, and then each line. */
const ANSWER = 10_000;

/** Seconds after which a second try makes sense. */
const RETRY = 60;

/** Someone to write to. Kept apart, so that neither can be taken for a list or a header. */
interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface Mail {
  /** Left out: the house itself. */
  readonly to?: MailAddress;
  /** Whom an answer goes to; left out: the house. */
  readonly replyTo?: MailAddress;
  /** One line. */
  readonly subject: string;
  readonly parts: readonly LetterPart[];
}

/** Sends mail from MAIL_FROM: by the server of SMTP_URL, or without one into DATA_DIR/outbox. */
@Injectable()
export class MailService {
  private readonly deliver: (message: object) => Promise<void>;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.deliver = config.smtpUrl === undefined ? toOutbox(config.dataDir) : bySmtp(config.smtpUrl);
  }

  /**
   * Resolves once the mail server has taken the mail, or the file is kept.
   *
   * @throws ProblemException 503 where the mail can't be sent now. It isn't kept: whoever sent it is told.
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

/** What a mail server says may hold the address or the mail, so only its code goes into the log. */
function away(error: unknown): ProblemException {
  const { code = 'no code', responseCode } = error as { code?: string; responseCode?: number };
  const problem = new ProblemException(
    503,
    'We can’t send mail just now, so nothing was sent. Please try again in a few minutes.',
    { retryAfter: RETRY },
  );
  problem.cause = new Error(
    `A mail could not be sent: ${code}${responseCode === undefined ? '' : `, answer ${String(responseCode)}`}.`,
  );
  return problem;
}
