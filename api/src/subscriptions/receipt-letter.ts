import type { Mail } from '../mail/mail.service.js';

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns the mail to a new subscriber. @param publicUrl the product's address */
export function receiptLetter(email: string, password: string, paidUntil: Date, publicUrl: string): Mail {
  return {
    to: { name: '', address: email },
    subject: 'Welcome to Quiltwright: your receipt and your password',
    parts: [
      'Welcome!',
      `Thank you for subscribing. Your subscription is paid until ${DATE.format(paidUntil)}, and all that you design is kept for you from now on.`,
      `Sign in with this e-mail address, ${email}, and this password:`,
      { copy: password },
      { label: 'Sign in', url: `${publicUrl}/login` },
      `You may choose a password of your own whenever you like: ${publicUrl}/password-reset`,
      'Happy quilting!\nQuiltwright',
    ],
  };
}
