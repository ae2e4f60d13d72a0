import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A TCP port of this machine that stands in for a MongoDB server. While the gate is open, it passes data to the engine
 * at `engineUri`. While the gate is closed, nothing listens. The port stays the same.
 */
export class Gate {
  private openPort = 0;
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private isHeld = false;

  constructor(private readonly engineUri: string) {}

  /** The port. It is known once the gate has been open. */
  get port(): number {
    return this.openPort;
  }

  async open(): Promise<void> {
    const engine = decodeURIComponent(new URL(this.engineUri).host);
    const server = createServer((socket) => {
      const onward = connect(engine);
      for (const end of [socket, onward]) {
        this.sockets.add(end);
        end.on('error', () => undefined);
      }
      const pair = [socket, onward] as const;
      this.pairs.add(pair);
      socket.once('close', () => this.pairs.delete(pair));
      if (!this.isHeld) socket.pipe(onward).pipe(socket);
    });
    await new Promise<void>((resolve) => server.listen(this.openPort, '127.0.0.1', resolve));
    this.openPort = (server.address() as { port: number }).port;
    this.server = server;
  }

  /** Stops data in both directions. New connections are accepted, but get no answer. */
  hold(): void {
    this.isHeld = true;
    for (const [socket, onward] of this.pairs) {
      socket.unpipe(onward);
      onward.unpipe(socket);
    }
  }

  /** Passes on the data that was held back, and all later data. */
  release(): void {
    this.isHeld = false;
    for (const [socket, onward] of this.pairs) socket.pipe(onward).pipe(socket);
  }

  /** Cuts every connection, and stops listening. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
    await closed;
  }
}
