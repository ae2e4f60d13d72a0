import { expose } from 'comlink';

/* A worker whose kernel takes long, says how far it is, and answers when it has been told of twice. */
expose({
  async run(_kernel: string, _input: unknown, report?: (done: number) => Promise<void>) {
    for (const done of [0.25, 0.5]) await report?.(done);
    return { ok: true, value: 'worked out' };
  },
});
