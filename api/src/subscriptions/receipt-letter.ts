import type { Mail } from '../mail/mail.service.js';

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns the mail to a new subscriber. @param publicUrl the product's address */
export function receiptLetter(email: string, password: string, paidUntil: Date, publicUrl: string): Mail {
  return {
    to: { name: '', address: email },
    subject: 'Welcome to Quiltwright: your receipt and your password',
    parts: [
      'Welcome!',
      `Thank you for subscribing. Your subscription is paid until ${DATE.format(paidUntil)}. You can now save all your designs.`,
      `Log in with this e-mail address, ${email}, and this password:`,
      { copy: password },
      { label: 'Log in', url: `${publicUrl}/login` },
      `You can change your password at any time: ${publicUrl}/password-reset`,
      'Happy quilting!\nQuiltwright',
    ],
  };
}
