import type { Mail } from '../mail/mail.service.js';

/** @param url the page to choose a new password */
export function resetLetter(email: string, url: string): Mail {
  return {
    to: { name: '', address: email },
    subject: 'Choose a new password for Quiltwright',
    parts: [
      'Hello,',
      'someone, probably you, asked to choose a new password for your Quiltwright account. Here is the way:',
      { label: 'Choose a new password', url },
      'The link is good for 60 minutes and works once. You will be signed out everywhere, and can sign in with the new password right after.',
      'If it wasn’t you, there is nothing to do: your password stays as it is, and your work is safe.',
      'Happy quilting!\nQuiltwright',
    ],
  };
}
