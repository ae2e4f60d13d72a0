import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { NextFunction, Request, Response } from 'express';
import helmet, { type HelmetOptions } from 'helmet';

const options = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      // Libraries of the web app put the styles of snackbars and dialogs into <style> elements.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'blob:', 'data:'],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'no-referrer' },
} satisfies HelmetOptions;

/** Features that no part of the product uses, by the names that browsers know. */
const permissionsPolicy = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const overHttps = headersOf(options);
const overHttp = headersOf({ ...options, strictTransportSecurity: false });

/** Sets the security headers of every answer. Nothing may be cached, unless a later handler allows it. */
export function securityHeaders(request: Request, response: Response, next: NextFunction): void {
  for (const [name, value] of request.secure ? overHttps : overHttp) response.setHeader(name, value);
  next();
}

/**
 * Returns the content security policy of a page that also runs the scripts in itself that have these hashes.
 * @param hashes SHA-256 in base64
 */
export function policyWithScripts(hashes: readonly string[]): string {
  const { contentSecurityPolicy: policy } = options;
  const scriptSrc = ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)];
  const headers = headersOf({
    contentSecurityPolicy: { ...policy, directives: { ...policy.directives, scriptSrc } },
  });
  return headers.find(([name]) => name === 'content-security-policy')?.[1] ?? '';
}

/**
 * Returns the security headers as names and values. They are made only once, because Helmet would make the same headers
 * again for each answer.
 */
function headersOf(helmetOptions: HelmetOptions): [name: string, value: string][] {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Permissions-Policy', permissionsPolicy);
  helmet(helmetOptions)(response.req, response, () => undefined);
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}
