import { once } from 'node:events';
import { connect } from 'node:net';
import express, { type Response } from 'express';
import { assertExists } from '@quiltwright/shared/result';
import { expect, it } from 'vitest';
import { PacedAnswer } from './paced-answer.js';

it('doesn’t wait for a reader who left before the answer began', async () => {
  const responses: Response[] = [];
  const app = express();
  app.use((_request, response) => void responses.push(response));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const reader = connect((address as { port: number }).port, '127.0.0.1');
  reader.write('GET / HTTP/1.1\r\nHost: quilts.example\r\n\r\n');
  await expect.poll(() => responses.length).toBe(1);
  const response = assertExists(responses[0], 'a response');
  const left = once(response, 'close');
  reader.destroy();
  await left;

  expect(new PacedAnswer(response).isGone).toBe(true);
  server.close();
});
