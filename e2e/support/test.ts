import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import { saveData } from './server/save-data.js';
import { Server } from './server/server.js';

interface PerTest {
  /** Messages that the page may write to the console, because a test provokes them. */
  expectedMessages: RegExp[];
  /** True if the page fetches the files of all screens ahead, as it does for users who don't save data. */
  fetchesAhead: boolean;
  quietConsole: undefined;
  toldScreen: undefined;
}

/** The timeout for a page to return its visible content, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Playwright's test with the product's server, one for each Playwright worker, and a watch over the console. A
 * test fails if the page writes an error or a warning that it doesn't expect.
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

/** The address and the accessibility tree of a page, for the message of a journey that failed. */
async function shownBy(page: Page): Promise<string> {
  const tree = await page.ariaSnapshot({ timeout: PATIENCE }).catch((error: unknown) => String(error));
  return `The screen at ${page.url()} showed:\n${tree}`;
}

export { expect };
