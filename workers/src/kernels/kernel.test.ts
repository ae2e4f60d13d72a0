import { success } from '@quiltwright/shared/result';
import { describe, expect, it } from 'vitest';
import { settle } from './kernel';

describe('settle', () => {
  it('passes an answer on', async () => {
    expect(await settle(() => success(7))).toEqual({ ok: true, value: 7 });
  });

  it('turns a throw into a failure, now or later', async () => {
    const failed = { ok: false, error: { code: 'failed', message: 'Expected a picture, found none.' } };
    const thrown = () => {
      throw new Error('Expected a picture, found none.');
    };
    expect(await settle(thrown)).toEqual(failed);
    expect(await settle(() => Promise.resolve().then(thrown))).toEqual(failed);
  });
});
