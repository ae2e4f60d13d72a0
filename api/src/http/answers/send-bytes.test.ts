import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { sendBytes } from './send-bytes.js';

const app = express().get('/cloth', (asked, response) => {
  sendBytes(asked, response.type('image/webp'), Buffer.from('0123456789'));
});
const get = (headers: Record<string, string>) => request(app).get('/cloth').set(headers);

it.each([
  ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
  ['bytes=7-', 206, 'bytes 7-9/10', '789'],
  ['bytes=-3', 206, 'bytes 7-9/10', '789'],
  ['bytes=2-400', 206, 'bytes 2-9/10', '23456789'],
  ['bytes=0-1,5-6', 200, undefined, '0123456789'],
  ['lines=90-', 200, undefined, '0123456789'],
])('answers %s with %i, %s', async (range, status, part, text) => {
  const answer = await get({ Range: range });
  expect([answer.status, answer.headers['content-range'], String(answer.body)]).toEqual([status, part, text]);
  expect(answer.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': String(text.length) });
});

it('answers 416 with the length if the Range contains no byte', async () => {
  const { status, headers } = await get({ Range: 'bytes=10-' });
  expect([status, headers['content-range']]).toEqual([416, 'bytes */10']);
});

it('recognises by its ETag a browser that has the file, for any part', async () => {
  const { etag } = (await get({ Range: 'bytes=2-4' })).headers;
  expect((await get({})).headers['etag']).toBe(etag);
  expect((await get({ 'If-None-Match': String(etag), Range: 'bytes=10-' })).status).toBe(304);
  expect((await get({ 'If-Range': '"another"', Range: 'bytes=2-4' })).status).toBe(200);
});
