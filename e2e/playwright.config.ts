import { defineConfig } from '@playwright/test';
import { shellArgs, shellPath } from './support/server/browser.js';

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './support/server/global-setup.ts',
  fullyParallel: true,
  // A journey keeps half a processor busy, and waits the rest of its time for the next frame or answer.
  workers: 4,
  forbidOnly: true,
  // A journey takes seconds, or a minute and more on a busy machine.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // The built server runs as it is: Playwright doesn't compile it.
  build: { external: ['**/api/dist/**'] },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  // The pixel tests take long, so they start first. Otherwise the last pixel test would run alone at the end.
  projects: [
    { name: 'pixels', testMatch: '**/pixels.spec.ts' },
    { name: 'others', testIgnore: '**/pixels.spec.ts' },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: { args: shellArgs, ...(shellPath && { executablePath: shellPath }) },
  },
});
