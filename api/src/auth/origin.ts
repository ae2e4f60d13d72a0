import Bowser from 'bowser';
import type { Request } from 'express';
import { shortAddress } from '../http/addresses.js';

/** Where a request comes from. */
export interface Origin {
  /** The whole address, to count attempts by; it is neither kept nor logged. */
  address: string;
  /** Its network, as `shortAddress` writes it. */
  place: string;
  /** Browser and system, in words. */
  device: string;
}

export function originOf(request: Request): Origin {
  const address = request.ip ?? '';
  return { address, place: shortAddress(address), device: deviceWords(request.get('user-agent')) };
}

/** What is read of a browser's name for itself. Anybody may put anything there. */
const MOST_READ = 500;
const MOST_SHOWN = 60;

/** "Firefox on Windows"; as much of that as a browser tells of itself. */
export function deviceWords(userAgent = ''): string {
  if (userAgent === '') return 'An unknown browser';
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, MOST_READ));
  const machine = platform.model && platform.vendor === 'Apple' ? platform.model : os.name;
  const words = [browser.name || 'An unknown browser', ...(machine ? ['on', machine] : [])].join(' ');
  return words.replace(/[^\w .()-]/g, '').slice(0, MOST_SHOWN);
}
