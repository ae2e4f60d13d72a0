import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import { saveData } from './server/save-data.js';
import { Server } from './server/server.js';

interface PerTest {
  /** Patterns of the errors and warnings that a test causes on purpose, so that they don't fail the test. */
  expectedMessages: RegExp[];
  /** True if the page loads the files of all screens ahead, as it does unless the user saves data. */
  fetchesAhead: boolean;
  quietConsole: undefined;
  toldScreen: undefined;
}

/** The time limit for reading the accessibility tree of a page, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Playwright's `test` with a server of the product for each Playwright worker. A test fails if the page logs an error
 * or a warning that isn't among `expectedMessages`.
 */
export const test = base.extend<PerTest, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  expectedMessages: [[], { option: true }],
  // To fetch 400 files takes a third of the work of opening a page, and few journeys need them.
  fetchesAhead: [false, { option: true }],
  context: async ({ context, fetchesAhead }, use) => {
    if (!fetchesAhead) await saveData(context);
    await use(context);
  },
  quietConsole: [
    async ({ page, expectedMessages }, use) => {
      const messages: string[] = [];
      const note = (text: string): void => {
        if (!expectedMessages.some((expected) => expected.test(text))) messages.push(text);
      };
      page.on('console', (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type()))
          note(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => note(String(error)));
      await use(undefined);
      expect(messages, 'the console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
  toldScreen: [
    async ({ context }, use, info) => {
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      for (const page of context.pages()) info.errors.push({ message: await shownBy(page) });
    },
    { auto: true },
  ],
});

/** Returns the address and the accessibility tree of a page, for the message of a failed journey. */
async function shownBy(page: Page): Promise<string> {
  const tree = await page.ariaSnapshot({ timeout: PATIENCE }).catch((error: unknown) => String(error));
  return `The screen at ${page.url()} showed:\n${tree}`;
}

export { expect };
