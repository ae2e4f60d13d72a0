import type { Mail } from '../mail/mail.service.js';

/**
 * Returns the letter with the link to choose a new password.
 * @param url the page to choose a new password
 */
export function resetLetter(email: string, url: string): Mail {
  return {
    to: { name: '', address: email },
    subject: 'Choose a new password for Quiltwright',
    parts: [
      'Hello,',
      'someone, probably you, asked to choose a new password for your Quiltwright account. Press the button to choose it:',
      { label: 'Choose a new password', url },
      'The link works once, for 60 minutes. You will be logged out everywhere, and can log in with the new password at once.',
      'If it wasn’t you, ignore this message: your password stays the same, and your work is safe.',
      'Happy quilting!\nQuiltwright',
    ],
  };
}
