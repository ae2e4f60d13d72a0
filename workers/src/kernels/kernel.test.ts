import { success } from '@quiltwright/shared/result';
import { describe, expect, it } from 'vitest';
import { FaultError } from './fault';
import { settle, unreachable, withPart } from './kernel';

describe('settle', () => {
  it('passes an answer through', async () => {
    expect(await settle(() => success(7))).toEqual({ ok: true, value: 7 });
  });

  it('returns the fault that an exception carries', async () => {
    const spent = () => {
      throw new FaultError({ code: 'too-many-edges' });
    };
    expect(await settle(spent)).toEqual({ ok: false, error: { code: 'too-many-edges' } });
  });

  it('turns an exception into a failure, synchronous or asynchronous', async () => {
    const failed = { ok: false, error: { code: 'failed', reason: 'Expected a picture, but found none.' } };
    const thrown = () => {
      throw new Error('Expected a picture, but found none.');
    };
    expect(await settle(thrown)).toEqual(failed);
    expect(await settle(() => Promise.resolve().then(thrown))).toEqual(failed);
  });
});

describe('withPart', () => {
  it('runs with the loaded part, and reports a part that can’t be loaded', async () => {
    const load = () => Promise.resolve({ square: (side: number) => side * side });
    expect(await withPart(load, ({ square }) => success(square(3)))).toEqual({ ok: true, value: 9 });
    const gone = () =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module: http://a/b.js'));
    expect(await withPart(gone, () => success(9))).toEqual(unreachable);
    // An exception in the part itself is a failure of the kernel.
    const broken = withPart(load, () => {
      throw new Error('Expected a side.');
    });
    await expect(broken).rejects.toThrow('Expected a side.');
  });
});
