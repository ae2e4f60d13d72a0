import type { Browser, BrowserContext } from '@playwright/test';
import type { PlainQuilt } from '../../../web/bench/page-api.js';
import { expect, QuiltPage, test } from '../../support/screens/quilt-page.js';
import { differenceOf } from '../../support/pictures/picture-difference.js';
import { referencePicture } from '../../support/pictures/reference-picture.js';
import {
  blockAt,
  blueOverRed,
  samplerQuilt,
  squareAt,
  stripedCloth,
} from '../../support/screens/sampler-quilts.js';

/*
 * Compares the screen with a picture computed from the rules alone. Edges may be half a pixel off, because blocks are
 * at whole pixels. So a stray pixel is one that is unlike all of the nearest nine reference pixels. The mean depends on
 * the window. For a block 23 pixels wide, it was 3.4 to 5.4 in ten windows that differ by a few pixels. A part that is
 * missing, or has another fabric, shows as stray pixels.
 */
const MOST = { mean: 6, strays: 0.001 };
/**
 * A colour channel (0 to 255) of a pixel may be outside the range of the nearest nine reference pixels by this much.
 */
const SLACK = 20;

/**
 * The pixel ratios of the tests, each with the size of the window. At ratio 2 the window is smaller, because computing
 * the reference takes time for each pixel.
 */
const SIZES = [
  { ratio: 1, viewport: { width: 360, height: 340 } },
  { ratio: 2, viewport: { width: 300, height: 280 } },
];

async function contextOf(
  browser: Browser,
  deviceScaleFactor: number,
  viewport: { width: number; height: number },
): Promise<BrowserContext> {
  return browser.newContext({ viewport, deviceScaleFactor, reducedMotion: 'reduce' });
}

const references = new Map<string, Float32Array>();

/** Returns what `referencePicture` returns for these arguments. Computes each picture only once. */
function referenceOf(...seen: Parameters<typeof referencePicture>): Float32Array {
  const key = JSON.stringify(seen);
  const reference = references.get(key) ?? referencePicture(...seen);
  references.set(key, reference);
  return reference;
}

/**
 * Expects the screen to look like the reference picture. Compares all pixels of the visible quilt, or a square of
 * `mostPixels` × `mostPixels` in its middle.
 */
async function expectLikeReference(
  quiltPage: QuiltPage,
  quilt: PlainQuilt,
  what: string,
  mostPixels?: number,
): Promise<void> {
  const clip = await quiltPage.clip(mostPixels);
  const pixels = await quiltPage.pixels(clip);
  const reference = referenceOf(quilt, await quiltPage.view(quilt), clip);
  const { mean, strays } = differenceOf(pixels, reference, clip.width, SLACK);
  expect(mean, `mean difference, ${what}`).toBeLessThan(MOST.mean);
  expect(strays, `share of stray pixels, ${what}`).toBeLessThan(MOST.strays);
}

for (const viewport of [
  { width: 3840, height: 2160 },
  { width: 320, height: 480 },
]) {
  test(`a window of ${viewport.width} × ${viewport.height} shows the quilt`, async ({ browser, pages }) => {
    const context = await contextOf(browser, 1, viewport);
    const quiltPage = await QuiltPage.open(context, pages);
    const quilt = samplerQuilt();
    await quiltPage.show(quilt);
    const { width, height } = await quiltPage.clip();
    // The whole quilt is in sight, and fills most of the window in one direction.
    const { scale } = await quiltPage.view(quilt);
    expect(width).toBeGreaterThan(quilt.width * scale - 2);
    expect(height).toBeGreaterThan(quilt.length * scale - 2);
    expect(Math.max(width / viewport.width, height / viewport.height)).toBeGreaterThan(0.7);
    await expectLikeReference(quiltPage, quilt, 'all of the quilt', 500);
    await quiltPage.press('+', 4);
    await expectLikeReference(quiltPage, quilt, 'near', 500);
    await context.close();
  });
}

for (const { ratio, viewport } of SIZES) {
  test(`shapes, layer orders and cloth are where they belong, pixel ratio ${String(ratio)}`, async ({
    browser,
    pages,
  }) => {
    // A reference takes seconds to compute, more on a busy machine.
    test.setTimeout(600_000);
    const context = await contextOf(browser, ratio, viewport);
    const quiltPage = await QuiltPage.open(context, pages);
    const quilt = samplerQuilt();
    await quiltPage.show(quilt);
    await expectLikeReference(quiltPage, quilt, 'all of the quilt');
    await quiltPage.press('-', 4);
    await expectLikeReference(quiltPage, quilt, 'far away');
    await quiltPage.press('0');
    await quiltPage.press('+', 3);
    for (const down of ['top', 'bottom'] as const) {
      for (const across of ['left', 'right'] as const) {
        await quiltPage.lookAt(down, across);
        await expectLikeReference(quiltPage, quilt, `near, ${down} ${across}`);
      }
    }
    await context.close();
  });
}

/**
 * Drags of a shape and of a block, with the quilts before and after. Each drag moves by a multiple of 6 inches, the
 * size of a print's tile. So the print looks the same at the new place.
 */
const MOVES = [
  { page: 'ours?move=shape', before: squareAt(100, 50), by: { x: 6, y: 6 }, after: squareAt(600, 550) },
  { page: 'ours?move=block', before: blockAt(2, 3), by: { x: 6, y: 12 }, after: blockAt(8, 15) },
];

for (const { ratio, viewport } of SIZES) {
  for (const { page, before, by, after } of MOVES) {
    test(`dragged parts show only in their new place, ${page}, pixel ratio ${String(ratio)}`, async ({
      browser,
      pages,
    }) => {
      test.setTimeout(600_000);
      const context = await contextOf(browser, ratio, viewport);
      const quiltPage = await QuiltPage.open(context, pages, page);
      await quiltPage.show(before);
      await expectLikeReference(quiltPage, before, 'before');
      await quiltPage.drag(before, { x: 3, y: 4 }, by);
      await expectLikeReference(quiltPage, after, 'while it is dragged');
      await quiltPage.cancelDrag();
      await expectLikeReference(quiltPage, before, 'after Escape');
      await context.close();
    });
  }
}

for (const { ratio, viewport } of SIZES) {
  test(`no ground shows between patches, pixel ratio ${String(ratio)}`, async ({ browser, pages }) => {
    const context = await contextOf(browser, ratio, viewport);
    const quiltPage = await QuiltPage.open(context, pages);
    await quiltPage.show(blueOverRed());
    for (const [key, times] of [
      ['0', 1],
      ['-', 5],
      ['0', 1],
      ['+', 1],
      ['+', 6],
    ] as const) {
      await quiltPage.press(key, times);
      const { left, top, width, height } = await quiltPage.clip();
      // The quilt's own edge is between pixels.
      const pixels = await quiltPage.pixels({
        left: left + 1,
        top: top + 1,
        width: width - 2,
        height: height - 2,
      });
      // The blue fabric has 20 of 255 red. The limit of 32 allows 12 more, a twentieth of what uncovered red fabric
      // would add. Two smoothed edges side by side would add a quarter.
      const reddest = pixels.reduce((most, channel, i) => (i % 3 === 0 ? Math.max(most, channel) : most), 0);
      expect(reddest, `after ${key}`).toBeLessThanOrEqual(32);
    }
    await context.close();
  });

  test(`six inches of fabric take six inches, pixel ratio ${String(ratio)}`, async ({ browser, pages }) => {
    const context = await contextOf(browser, ratio, viewport);
    const quiltPage = await QuiltPage.open(context, pages);
    const quilt = stripedCloth();
    await quiltPage.show(quilt);
    for (const [key, times] of [
      ['-', 3],
      ['0', 1],
      ['+', 2],
    ] as const) {
      await quiltPage.press(key, times);
      const clip = await quiltPage.clip();
      const { x, scale } = await quiltPage.view(quilt);
      const row = (
        await quiltPage.pixels({ ...clip, top: clip.top + Math.floor(clip.height / 2), height: 1 })
      ).filter((_, i) => i % 3 === 0);
      const stripes = darkRuns(row).map(({ middle, length }) => ({
        middle: (clip.left + middle - x) / scale,
        length: length / scale,
      }));
      // The editor may show fewer than the block's three stripes, but those completely.
      const seen = stripes.filter(({ middle }) => middle > 1 && middle < 17);
      expect(seen.length, `after ${key}`).toBeGreaterThanOrEqual(2);
      for (const { middle, length } of seen) {
        const nearest = 3 + 6 * Math.round((middle - 3) / 6);
        expect(Math.abs(middle - nearest) * scale, `pixels off, after ${key}`).toBeLessThan(1);
        expect(Math.abs(length - 1) * scale, `pixels too wide or narrow, after ${key}`).toBeLessThan(1);
      }
    }
    await context.close();
  });
}

/**
 * Returns the middle and length, in pixels, of each sequence of dark pixels in a row. A half-dark pixel counts half.
 */
function darkRuns(row: Uint8Array): { middle: number; length: number }[] {
  const runs: { middle: number; length: number }[] = [];
  let length = 0;
  let moment = 0;
  for (const [i, value] of [...row, 255].entries()) {
    const darkness = value < 230 ? 1 - value / 255 : 0;
    length += darkness;
    moment += darkness * (i + 0.5);
    if (darkness === 0 && length > 0) {
      runs.push({ middle: moment / length, length });
      [length, moment] = [0, 0];
    }
  }
  return runs;
}

const withouts: Record<string, (context: BrowserContext) => Promise<void>> = {
  'no OffscreenCanvas': async (context) => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(window, 'OffscreenCanvas');
    });
  },
  'no createImageBitmap': async (context) => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(window, 'createImageBitmap');
    });
  },
  'no worker that starts': async (context) => {
    await context.addInitScript(() => {
      window.Worker = class extends EventTarget {
        constructor() {
          super();
          throw new DOMException('Workers are not allowed here.', 'SecurityError');
        }
      } as unknown as typeof Worker;
    });
  },
  'workers that die': async (context) => {
    await Promise.resolve();
    context.on('page', (page) => {
      page.on('worker', (worker) => {
        worker.evaluate(() => close()).catch(() => undefined);
      });
    });
  },
};

test('the picture is the same in browsers that lack a feature', async ({ browser, pages }) => {
  test.setTimeout(600_000);
  for (const [what, take] of Object.entries(withouts)) {
    await test.step(what, async () => {
      const context = await contextOf(browser, 1, { width: 360, height: 340 });
      await take(context);
      const quiltPage = await QuiltPage.open(context, pages);
      const quilt = samplerQuilt();
      await quiltPage.show(quilt);
      await expect(() => expectLikeReference(quiltPage, quilt, 'all of the quilt')).toPass({
        timeout: 40_000,
      });
      await quiltPage.press('+', 3);
      // A worker that dies silently gets some seconds.
      await expect(() => expectLikeReference(quiltPage, quilt, 'near', 300)).toPass({ timeout: 40_000 });
      await context.close();
    });
  }
});
