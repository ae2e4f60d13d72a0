// @vitest-environment jsdom
import { LIMITS } from '@quiltwright/shared/limits';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says for as long as a notice lasts that the link is copied', async () => {
  document.body.innerHTML = '<button id="copy-link" hidden><span>Copy the link</span></button>';
  vi.useFakeTimers();
  const writeText = () => Promise.resolve();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await import('./shared-page');
  const button = document.querySelector('button');
  button?.click();
  await vi.advanceTimersByTimeAsync(LIMITS.noticeMilliseconds - 1);
  expect(button?.textContent).toBe('Copied');
  await vi.advanceTimersByTimeAsync(1);
  expect(button?.textContent).toBe('Copy the link');
});
