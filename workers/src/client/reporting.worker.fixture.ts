import { expose } from 'comlink';

/* A worker whose kernel takes long: it reports its progress twice and then answers. */
expose({
  async run(_kernel: string, _input: unknown, report?: (done: number) => Promise<void>) {
    for (const done of [0.25, 0.5]) await report?.(done);
    return { ok: true, value: 'worked out' };
  },
});
