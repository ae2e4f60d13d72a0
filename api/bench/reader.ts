import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const END_OF_HEADERS = '\r\n\r\n';

/** The status and the size of an answer. */
interface Answer {
  status: number;
  bytes: number;
}

/**
 * A visitor with one connection. Node's own client would take longer for an answer than the measured server, so the
 * reader only counts the bytes of answers.
 */
export class Reader {
  private constructor(private readonly socket: Socket) {}

  /** Opens a connection to the server at `url`. */
  static async connect(url: string): Promise<Reader> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new Reader(socket.setNoDelay());
  }

  /** Fetches a file as a browser does. Resolves when the last byte has arrived. */
  get(path: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      let head = '';
      let status = 0;
      let bytes = 0;
      let missing = Infinity;
      const take = (chunk: Buffer) => {
        let size = chunk.length;
        if (status === 0) {
          head += chunk.toString('latin1');
          const end = head.indexOf(END_OF_HEADERS);
          if (end < 0) return;
          status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]);
          bytes = missing = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
          size = head.length - end - END_OF_HEADERS.length;
        }
        missing -= size;
        if (missing > 0) return;
        this.socket.off('data', take).off('error', reject);
        resolve({ status, bytes });
      };
      this.socket.on('data', take).once('error', reject);
      this.socket.write(
        `GET ${path} HTTP/1.1\r\nHost: bench\r\nAccept-Encoding: gzip, br\r\nSec-Fetch-Dest: document\r\n\r\n`,
      );
    });
  }

  close(): void {
    this.socket.destroy();
  }
}
