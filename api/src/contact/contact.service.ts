import { Injectable } from '@nestjs/common';
import { MailService } from '../mail/mail.service.js';
import { RateLimits, sender } from '../rate-limits/rate-limits.js';
import { tooMany } from '../http/problem-words.js';

/** The maximum number of messages accepted from one address in a quarter of an hour. */
const MOST_FROM_ADDRESS = 10;

interface ContactMessage {
  senderName: string;
  emailAddress: string;
  senderMessage: string;
}

@Injectable()
export class ContactService {
  constructor(
    private readonly mail: MailService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Mails a message to the operator. A reply to the mail goes to the sender of the message.
   *
   * @param address the network address from which the request came
   * @throws ProblemException 429; 503 if mail can't be sent.
   */
  async send({ senderName, emailAddress, senderMessage }: ContactMessage, address: string): Promise<void> {
    await this.limits.count({
      key: `contact address ${sender(address)}`,
      most: MOST_FROM_ADDRESS,
      tooMany: tooMany.messages,
    });
    await this.mail.send({
      replyTo: { name: senderName, address: emailAddress },
      subject: `A message from ${senderName}`,
      parts: [`${senderName} (${emailAddress}) writes:`, { quote: senderMessage }],
    });
  }
}
