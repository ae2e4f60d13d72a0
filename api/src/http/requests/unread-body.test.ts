import { once } from 'node:events';
import { connect } from 'node:net';
import { storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import { expect, it } from 'vitest';
import { portOf, testApi } from '../../../test/test-api.js';

const api = testApi();

/** A body that is larger than the buffers of both sockets together. Its sender must wait until somebody reads. */
const BODY = Buffer.alloc(7_000_000, ' ');

it.each(['close', 'keep-alive'])(
  'an answer before the body harms no sender that goes on sending (Connection: %s)',
  async (connection) => {
    const guest = await api().guest();
    await guest.send('GET', '/api/links');
    const socket = connect({ port: await portOf(api()), host: '127.0.0.1', allowHalfOpen: true });
    const headers = Object.entries({
      ...guest.headers('POST'),
      Host: 'localhost',
      Connection: connection,
      'Content-Type': 'application/json',
      'Content-Length': BODY.length,
    });
    socket.write(
      `POST ${storeQuilt.path} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toContain('HTTP/1.1 403');
    const closed = once(socket, 'close');
    socket.end(BODY);
    // Rejects if the connection is reset.
    await closed;
    expect(socket.bytesWritten).toBeGreaterThan(BODY.length);
  },
);
