import { expect, type Page } from '@playwright/test';

/*
 * Ways to sign in. Journeys about other subjects sign in through the API, because loading a screen only to
 * leave it takes a second.
 */

/** Starts the free trial as a visitor would. */
export async function tryItFree(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Try it free' }).click();
  await expect(page.getByRole('link', { name: /Standard Quilt Layouts/ }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('qn'))).toBe('2');
}

/** Signs in with e-mail address and password on the login screen, as a subscriber would. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
}

/** Signs in as a guest by a call of the API. The page then shows no screen. */
export async function beGuest(page: Page): Promise<void> {
  await enter(page, 'guest', 'guest');
}

/** Signs in as a subscriber by a call of the API. The page then shows no screen. */
export async function beSubscriber(page: Page, email: string, password: string): Promise<void> {
  await enter(page, email, password);
}

async function enter(page: Page, payerEmail: string, password: string): Promise<void> {
  // The answer sets the cookies that a sign-in needs.
  await page.goto('/api/links');
  const quilterNum = await page.evaluate(
    async (credentials) => {
      const forgery = /(?:^|; )(?:__Host-)?XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch('/retrLoginInfo', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': decodeURIComponent(forgery) },
        body: JSON.stringify(credentials),
      });
      const { quilterNum, jwt } = (await answer.json()) as { quilterNum: number; jwt: string };
      localStorage.setItem('qn', String(quilterNum));
      localStorage.setItem('token', jwt);
      return quilterNum;
    },
    { payerEmail, password },
  );
  expect(quilterNum, `${payerEmail} is signed in`).toBeGreaterThan(0);
}
