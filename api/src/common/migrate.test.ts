import { describe, expect, it } from 'vitest';
import { migrate } from './migrate.js';

const migrations = {
  kind: 'thimble',
  version: 3,
  steps: {
    1: ({ size, ...thimble }: { size?: number }) => ({ ...thimble, millimetres: size }),
    2: (thimble: object) => ({ ...thimble, colour: 'silver' }),
  },
};

describe('migrate', () => {
  it('takes a document step by step to the present version', () => {
    const stored = { schemaVersion: 1, size: 17 };
    expect(migrate(stored, migrations)).toEqual({ schemaVersion: 3, millimetres: 17, colour: 'silver' });
  });

  it('leaves one of the present version alone', () => {
    const stored = { schemaVersion: 3, millimetres: 17, colour: 'gold' };
    expect(migrate(stored, migrations)).toEqual(stored);
  });

  it('refuses one of a later version, and one from which no step leads on', () => {
    expect(() => migrate({ schemaVersion: 4 }, migrations)).toThrow('later version (4)');
    expect(() => migrate({ schemaVersion: 0 }, migrations)).toThrow('no way from version 0');
  });
});
