import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came over the wire. */
export interface Received {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  /** The parsed body if it is JSON, otherwise the text. */
  body: unknown;
}

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  /** The body of the reply. A string is sent unchanged, everything else as JSON. */
  body?: unknown;
}

export interface TestServer {
  received: Received[];
  close: () => Promise<void>;
}

declare const jsdom: { reconfigure: (settings: { url: string }) => void; window: object };

/**
 * Starts a real server on a free port. The page seems to come from this server, so the page's own paths lead to it. A
 * reply of 'hang up' cuts the connection. A reply that sets a cookie writes `document.cookie`, because Node's fetch
 * keeps no cookies.
 */
export async function serve(answer: (request: Received) => Reply | 'hang up'): Promise<TestServer> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => {
      text += part.toString();
    });
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://test');
      const isJson = request.headers['content-type'] === 'application/json' && text !== '';
      const seen: Received = {
        method: request.method ?? '',
        path: pathname,
        query: Object.fromEntries(searchParams),
        headers: request.headers,
        body: isJson ? JSON.parse(text) : text || undefined,
      };
      received.push(seen);
      const reply = answer(seen);
      if (reply === 'hang up') {
        request.socket.destroy();
        return;
      }
      const { status = 200, headers = {}, body = '' } = reply;
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  jsdom.reconfigure({ url: `${origin}/` });
  // XMLHttpRequest decides by this field whether an address is the page's own; `reconfigure` doesn't change it.
  Object.assign(jsdom.window, { _origin: origin });
  return {
    received,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
