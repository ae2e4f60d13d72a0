import type { Server } from 'node:http';
import type { AnswerOf, BodyOf, Call, QueryOf } from '@quiltwright/shared/contract/call';
import { retrLoginInfo } from '@quiltwright/shared/contract/calls/account-calls';
import { XSRF_COOKIE, XSRF_HEADER } from '@quiltwright/shared/contract/headers';
import { PROBLEM_TYPE, type Problem } from '@quiltwright/shared/contract/problem';
import { problemSchema } from '@quiltwright/shared/contract/problem-schema';
import { assertExists } from '@quiltwright/shared/result';
import request from 'supertest';
import { assert, expect } from 'vitest';

/** The content of a call. The types are loose, because tests also send content that the contract refuses. */
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

/** An unparsed answer. */
interface Raw extends Answered<unknown> {
  text: string;
  /** The `Set-Cookie` lines. */
  cookies: string[];
}

/** A browser: it stores cookies, returns the anti-forgery value, and signs its calls after a sign-in. */
export class Browser {
  readonly cookies = new Map<string, string>();
  token = '';
  /** The sign-in token to which the current anti-forgery cookies belong. */
  private pairOf = '';
  quilterNum = 0;

  private readonly servers: readonly (Server | string)[];
  private calls = 0;

  /** @param servers one server, or several servers to which the calls go in turn */
  constructor(...servers: readonly [Server | string, ...(Server | string)[]]) {
    this.servers = servers;
  }

  private get server(): Server | string {
    return assertExists(this.servers[this.calls++ % this.servers.length], 'a server');
  }

  /** Signs in. Returns the browser itself. */
  async signIn(payerEmail: string, password: string): Promise<this> {
    const { body } = await this.call(retrLoginInfo, { body: { payerEmail, password } });
    expect(body.quilterNum, `the sign-in of ${payerEmail}`).toBeGreaterThan(0);
    this.token = this.pairOf = body.jwt;
    this.quilterNum = body.quilterNum;
    return this;
  }

  /** Makes a call that must succeed, with an answer that follows the contract. */
  async call<C extends Call>(call: C, sent: Sent<C> = {}): Promise<Answered<AnswerOf<C>>> {
    const { status, headers, body, text } = await this.send(call.method, call.path, sent);
    assert(status < 300, `${call.path} answered ${String(status)}: ${text}`);
    expect(headers['cache-control']).toBe('no-store');
    const answer = status === 204 ? undefined : body;
    // The contract must accept the answer unchanged: nothing is missing, and nothing is added.
    call.answer.parse(answer);
    return { status, headers, body: answer as AnswerOf<C> };
  }

  /** Makes a call that must be refused, with a problem as the answer. */
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

  /**
   * Sends a call, which may be malformed, with this browser's cookies and token. A string is sent as JSON text.
   */
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

  /** Sends a form with a file, as a page does. */
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

  /**
   * Requests anti-forgery cookies, as the page does if its cookies are missing or belong to another sign-in.
   */
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
