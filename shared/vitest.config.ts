import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['source'] } },
  test: { name: 'shared', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
