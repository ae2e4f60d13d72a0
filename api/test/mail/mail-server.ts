import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { readMail, type ReadMail } from './read-mail.js';

/** A mail as the server received it. */
interface TakenMail extends ReadMail {
  /** The recipients on the envelope. */
  recipients: string[];
}

/** A mail server on a port of this machine. It stores the mails that it receives. */
export class MailServer {
  readonly mails: TakenMail[] = [];
  private server: SMTPServer | undefined;
  private chosenPort = 0;
  private holdUp: (() => Promise<void>) | undefined;

  /** The server's address. It is known once the server has been open, and constant from then on. */
  get url(): string {
    return `smtp://127.0.0.1:${String(this.chosenPort)}`;
  }

  async open(): Promise<void> {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        this.take(stream, session).then(() => {
          done();
        }, done);
      },
    });
    const { server } = this.server;
    this.server.listen(this.chosenPort, '127.0.0.1');
    await once(server, 'listening');
    this.chosenPort = (server.address() as { port: number }).port;
  }

  /** Closes the server's port, so that nothing listens there. */
  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      if (this.server) this.server.close(resolve);
      else resolve();
    });
  }

  /** Holds the answer to the next mail, after the whole mail has arrived, until `letGo` is called. */
  holdNext(): { held: Promise<void>; letGo: () => void } {
    let letGo: () => void = () => undefined;
    const goesOn = new Promise<void>((resolve) => (letGo = resolve));
    const held = new Promise<void>((resolve) => {
      this.holdUp = () => {
        resolve();
        return goesOn;
      };
    });
    return { held, letGo };
  }

  /** Returns the number of mails received for an address. */
  count(address: string): number {
    return this.mails.filter(({ recipients }) => recipients.includes(address)).length;
  }

  /** Returns the latest mail to an address. */
  to(address: string): TakenMail | undefined {
    return this.mails.findLast(({ recipients }) => recipients.includes(address));
  }

  private async take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const mail = readMail(await buffer(stream));
    const { holdUp } = this;
    this.holdUp = undefined;
    await holdUp?.();
    this.mails.push({ ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) });
  }
}
