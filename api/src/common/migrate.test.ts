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
  it('brings a document step by step to the present version', () => {
    const stored = { schemaVersion: 1, size: 17 };
    expect(migrate(stored, migrations)).toEqual({ schemaVersion: 3, millimetres: 17, colour: 'silver' });
  });

  it('leaves a document of the present version unchanged', () => {
    const stored = { schemaVersion: 3, millimetres: 17, colour: 'gold' };
    expect(migrate(stored, migrations)).toEqual(stored);
  });

  it('refuses a later version, and a version without a step to the next', () => {
    expect(() => migrate({ schemaVersion: 4 }, migrations)).toThrow('newer version (4)');
    expect(() => migrate({ schemaVersion: 0 }, migrations)).toThrow('No migration exists from version 0');
  });
});
