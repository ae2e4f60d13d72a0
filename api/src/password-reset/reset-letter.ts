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
      'someone, probably you, asked to choose a new password for your Quiltwright account. Press the button to choose a new password:',
      { label: 'Choose a new password', url },
      'The link works once, within 60 minutes. A new password logs you out on all devices. You can then log in with the new password.',
      'If you didn’t ask for a new password, ignore this message. Your password stays the same, and your work is safe.',
      'Happy quilting!\nQuiltwright',
    ],
  };
}
