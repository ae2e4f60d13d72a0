import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { keptSecret } from './kept-secret.js';
import { StartError } from './start-error.js';

const PROJECT_ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The names of address ranges that Express accepts in its setting "trust proxy". */
const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${String(min)} to ${String(max)}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message));
};

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((address) => address.replace(/\/+$/, ''));

const secret = z.string().min(32, 'must have at least 32 characters');

const trustProxy = z.string().transform((text, context): number | string[] => {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const ranges = text.split(',').map((range) => range.trim());
  if (ranges.every(isProxyRange)) return ranges;
  context.addIssue('must be the number of proxies, or their addresses or ranges, separated by commas');
  return z.NEVER;
});

function isProxyRange(text: string): boolean {
  if (PROXY_RANGES.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const environment = z
  .object({
    NODE_ENV: z
      .enum(['development', 'production', 'test'], 'must be development, production or test')
      .default('development'),
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('data'),
    MONGODB_URI: z
      .string()
      .regex(/^mongodb(\+srv)?:\/\/./, 'must begin with mongodb:// or mongodb+srv://')
      .optional(),
    PUBLIC_URL: webAddress.optional(),
    JWT_SECRET: secret.optional(),
    WEBHOOK_SECRET: secret.optional(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be an address that begins with smtp:// or smtps://' })
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(
        /^([^<>\p{Cc}]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/u,
        'must be one e-mail address, as in Quiltwright <us@mail.example>',
      )
      .optional(),
    SUBSCRIBE_URL: webAddress.optional(),
    MANAGE_SUBSCRIPTION_URL: webAddress.optional(),
    BLOG_URL: webAddress.optional(),
    TUTORIALS_URL: webAddress.optional(),
    TRUST_PROXY: trustProxy.optional(),
    RATE_LIMIT_FACTOR: wholeNumber(1, 1000).default(1),
  })
  .refine((env) => env.SMTP_URL === undefined || env.MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    error: 'is needed where SMTP_URL is set: the address that mails come from',
  })
  .refine((env) => env.SMTP_URL === undefined || env.PUBLIC_URL !== undefined, {
    path: ['PUBLIC_URL'],
    error: 'is needed where SMTP_URL is set: links in mails begin with it',
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.RATE_LIMIT_FACTOR <= 10, {
    path: ['RATE_LIMIT_FACTOR'],
    error: 'must be at most 10 in production',
  });

/** The checked values of the environment; see `loadConfig`. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** The absolute path of the data directory. */
  readonly dataDir: string;
  /** The address of the MongoDB server; undefined for the embedded engine. */
  readonly mongodbUri: string | undefined;
  /**
   * The public address of the product, without a closing slash. Links in mails and in the sitemap begin with
   * it.
   */
  readonly publicUrl: string;
  /**
   * True if `publicUrl` isn't configured. It is then derived from HOST and PORT, and leads to this product on this
   * machine only.
   */
  readonly publicUrlIsGuess: boolean;
  readonly jwtSecret: string;
  readonly webhookSecret: string;
  /** The address of the mail server; undefined if mails are written as files to `dataDir`/outbox. */
  readonly smtpUrl: string | undefined;
  /** The operator's address: the sender of mails, and the recipient of contact messages. */
  readonly mailFrom: string;
  /** Outside pages that the web app links to. If a page is undefined, the web app shows no link to it. */
  readonly links: Readonly<
    Record<'subscribe' | 'manageSubscription' | 'blog' | 'tutorials', string | undefined>
  >;
  /** Express' setting "trust proxy": the number of proxies, or their addresses; false for none. */
  readonly trustProxy: number | string[] | false;
  /** The factor by which every rate limit is multiplied: 1, or more for load tests. */
  readonly rateLimitFactor: number;
}

/**
 * Reads the configuration from the environment, and creates missing secrets in DATA_DIR. An empty variable
 * counts as not set. A relative DATA_DIR is resolved from the root of the project. The server and the commands
 * then use the same directory wherever they start. The README lists the names of the variables.
 *
 * @throws StartError with one line for each wrong variable.
 */
export function loadConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim() !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}.`);
    throw new StartError(['Some settings are wrong:', ...lines].join('\n'));
  }
  const env = parsed.data;
  const dataDir = resolve(PROJECT_ROOT, env.DATA_DIR);
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    dataDir,
    mongodbUri: env.MONGODB_URI,
    publicUrl: env.PUBLIC_URL ?? `http://${nameOf(env.HOST)}:${String(env.PORT)}`,
    publicUrlIsGuess: env.PUBLIC_URL === undefined,
    jwtSecret: env.JWT_SECRET ?? keptSecret(dataDir, 'jwt-secret'),
    webhookSecret: env.WEBHOOK_SECRET ?? keptSecret(dataDir, 'webhook-secret'),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? 'Quiltwright <quiltwright@localhost>',
    links: {
      subscribe: env.SUBSCRIBE_URL,
      manageSubscription: env.MANAGE_SUBSCRIPTION_URL,
      blog: env.BLOG_URL,
      tutorials: env.TUTORIALS_URL,
    },
    trustProxy: env.TRUST_PROXY ?? false,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
  };
}

/** Returns the host name with which a browser on this machine reaches the server that listens on `host`. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIP(host) === 6 ? `[${host}]` : host;
}
