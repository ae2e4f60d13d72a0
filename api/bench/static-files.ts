import type { AddressInfo } from 'node:net';
import express from 'express';

/*
 * The bare static handler with which shared pages are compared: Express sends the files of a folder. The page's file has
 * the page as the product compresses it, so both send the same bytes.
 */

const folder = process.argv[2] ?? '';
const app = express();
app.use(
  express.static(folder, {
    setHeaders: (response, path: string) => {
      if (path.endsWith('.html')) response.setHeader('Content-Encoding', 'br');
    },
  }),
);
const server = app.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
});
process.on('disconnect', () => process.exit());
