import Bowser from 'bowser';
import type { Request } from 'express';
import { shortAddress } from '../http/requests/addresses.js';

/** The sender of a request. */
export interface Origin {
  /** The whole address, used only to count attempts. It is never stored or logged. */
  address: string;
  /** The sender's network: a shortened IP address, as `shortAddress` returns it. */
  place: string;
  /** The browser and the operating system in words, for example "Firefox on Windows". */
  device: string;
}

export function originOf(request: Request): Origin {
  const address = request.ip ?? '';
  return { address, place: shortAddress(address), device: deviceWords(request.get('user-agent')) };
}

/** The maximum number of characters to read of a user agent, because a sender can put any text there. */
const MOST_READ = 500;
const MOST_SHOWN = 60;

/**
 * Returns the browser and the system that a user agent names, for example "Firefox on Windows". The system is left out
 * if the user agent doesn't name it.
 */
export function deviceWords(userAgent = ''): string {
  if (userAgent === '') return 'An unknown browser';
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, MOST_READ));
  const machine = platform.model && platform.vendor === 'Apple' ? platform.model : os.name;
  const words = [browser.name || 'An unknown browser', ...(machine ? ['on', machine] : [])].join(' ');
  return words.replace(/[^\w .()-]/g, '').slice(0, MOST_SHOWN);
}
