import type { Server } from 'node:http';
import type { AnswerOf, BodyOf, Call, QueryOf } from '@quiltwright/shared/contract/call';
import { retrLoginInfo } from '@quiltwright/shared/contract/account-calls';
import { XSRF_COOKIE, XSRF_HEADER } from '@quiltwright/shared/contract/headers';
import { PROBLEM_TYPE, type Problem } from '@quiltwright/shared/contract/problem';
import { problemSchema } from '@quiltwright/shared/contract/problem-schema';
import { assertExists } from '@quiltwright/shared/result';
import request from 'supertest';
import { assert, expect } from 'vitest';

/** What a call is sent. Loosely typed where a test sends what the contract refuses. */
interface Sent<C extends Call> {
  query?: QueryOf<C>;
  body?: BodyOf<C>;
  headers?: Record<string, string>;
}

interface Answered<Body> {
  status: number;
  headers: Record<string, string>;
  body: Body;
}

/** An answer as it came. */
interface Raw extends Answered<unknown> {
  text: string;
  /** The `Set-Cookie` lines. */
  cookies: string[];
}

/** One browser: it keeps its cookies, returns the anti-forgery value, and signs its calls once signed in. */
export class Browser {
  readonly cookies = new Map<string, string>();
  token = '';
  /** The token that the anti-forgery pair is for. */
  private pairOf = '';
  quilterNum = 0;

  private readonly servers: readonly (Server | string)[];
  private calls = 0;

  /** @param servers whose turn it is by turns, where there are several */
  constructor(...servers: readonly [Server | string, ...(Server | string)[]]) {
    this.servers = servers;
  }

  private get server(): Server | string {
    return assertExists(this.servers[this.calls++ % this.servers.length], 'a server');
  }

  /** Signs in, and gives itself back. */
  async signIn(payerEmail: string, password: string): Promise<this> {
    const { body } = await this.call(retrLoginInfo, { body: { payerEmail, password } });
    expect(body.quilterNum, `the sign-in of ${payerEmail}`).toBeGreaterThan(0);
    this.token = this.pairOf = body.jwt;
    this.quilterNum = body.quilterNum;
    return this;
  }

  /** Makes a call that succeeds: whatever it answers must be what the contract says. */
  async call<C extends Call>(call: C, sent: Sent<C> = {}): Promise<Answered<AnswerOf<C>>> {
    const { status, headers, body, text } = await this.send(call.method, call.path, sent);
    assert(status < 300, `${call.path} answered ${String(status)}: ${text}`);
    expect(headers['cache-control']).toBe('no-store');
    const answer = status === 204 ? undefined : body;
    // The contract takes an answer as it is: nothing is missing, nothing is left over.
    call.answer.parse(answer);
    return { status, headers, body: answer as AnswerOf<C> };
  }

  /** Makes a call that is refused: what it answers must be a problem. */
  async refused(
    call: Pick<Call, 'method' | 'path'>,
    sent: { query?: object; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answered<Problem>> {
    const { status, headers, text } = await this.send(call.method, call.path, sent);
    assert(status >= 400, `${call.path} answered ${String(status)}: ${text}`);
    expect(headers['content-type']).toContain(PROBLEM_TYPE);
    const problem = problemSchema.strict().parse(JSON.parse(text));
    expect(problem.status).toBe(status);
    expect(problem.detail).not.toBe('');
    return { status, headers, body: problem };
  }

  /** Sends anything, with this browser's cookies and token. A string goes as the JSON text that it may be. */
  async send(
    method: string,
    path: string,
    { query, body, headers = {} }: { query?: unknown; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Raw> {
    if (method !== 'GET') await this.askForPair();
    const test = request(this.server)[method.toLowerCase() as 'get' | 'post'](path);
    for (const [name, value] of Object.entries(this.headers(method))) test.set(name, value);
    for (const [name, value] of Object.entries(headers)) test.set(name, value);
    if (query !== undefined) test.query(query as object);
    if (typeof body === 'string' && !('Content-Type' in headers)) test.type('application/json');
    return this.answered(await (body === undefined ? test : test.send(body as object)));
  }

  /** Sends a form with a file, as a page would. */
  async sendForm(
    path: string,
    fields: Readonly<Record<string, string>>,
    file?: { field: string; name: string; bytes: Buffer },
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Raw> {
    await this.askForPair();
    const test = request(this.server)
      .post(path)
      .set({ ...this.headers('POST'), ...headers });
    for (const [name, value] of Object.entries(fields)) test.field(name, value);
    if (file) test.attach(file.field, file.bytes, { filename: file.name });
    return this.answered(await test);
  }

  /** As the page does when its pair is missing, or another sign-in's. */
  private async askForPair(): Promise<void> {
    if (this.cookies.has(XSRF_COOKIE) && this.pairOf === this.token) return;
    await this.send('GET', '/api/links');
    this.pairOf = this.token;
  }

  private answered(response: request.Response): Raw {
    const cookies = response.get('Set-Cookie') ?? [];
    this.keep(cookies);
    const { status, headers: answered, text } = response;
    return { status, headers: answered, body: response.body as unknown, text, cookies };
  }

  headers(method: string): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      ...(cookie !== '' && { Cookie: cookie }),
      ...(method !== 'GET' && { [XSRF_HEADER]: this.cookies.get(XSRF_COOKIE) ?? '' }),
      ...(this.token !== '' && { Authorization: `Bearer ${this.token}` }),
    };
  }

  private keep(cookies: readonly string[]): void {
    for (const line of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, decodeURIComponent(value));
    }
  }
}
