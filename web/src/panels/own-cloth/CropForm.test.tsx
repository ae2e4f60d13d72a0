// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serve, type TestServer } from '../../../test/http-server';
import { inTab } from '../../../test/in-tab';
import { Tab } from '../../browser/tab';
import { createSession } from '../../server/session/session';
import type { Crop } from './crop';
import { CropForm } from './CropForm';

let server: TestServer;
let tab: Tab;
let cuts: ({ crop: Crop; inches: number } | null)[];

beforeEach(async () => {
  server = await serve(() => ({ body: [] }));
  tab = new Tab();
  tab.get(createSession).signIn(100, 'a');
  cuts = [];
  const image = new Image();
  image.src = '/rust.jpg';
  Object.defineProperties(image, { naturalWidth: { value: 800 }, naturalHeight: { value: 600 } });
  render(
    <CropForm
      image={image}
      onCut={(cut) => {
        cuts.push(cut);
      }}
      onMatch={() => undefined}
    />,
    { wrapper: inTab(tab) },
  );
});

afterEach(async () => {
  cleanup();
  await server.close();
});

const inches = () => screen.getByLabelText<HTMLInputElement>('Inches of fabric that the square shows');
const lineLength = () => screen.getByLabelText<HTMLInputElement>('Length of the ruler line in inches');
const size = () => screen.getByLabelText('Size of the square');
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const measure = () => userEvent.click(screen.getByRole('button', { name: 'Measure with a ruler line' }));
const BEYOND = 'The square can show from ½″ to 120″ of fabric. Check the ruler line and its length.';

it('starts with the largest square, which shows six inches at its true size', () => {
  expect(cuts.at(-1)).toEqual({ crop: { x: 400, y: 300, side: 600, turn: 0 }, inches: 6 });
  expect(screen.getByText('Your fabric has its true size in blocks and quilts.')).toBeTruthy();
});

it('tells which part of the square is used, and makes no fabric of a length out of range', async () => {
  await type(inches(), '20');
  expect(cuts.at(-1)?.inches).toBe(20);
  expect(screen.getByText('Fabrics repeat every 6″, so the middle 6″ of the square are used.')).toBeTruthy();
  await type(inches(), '4 1/2');
  expect(cuts.at(-1)?.inches).toBe(4.5);
  // 6 inches hold 4½ once and a rest, so two copies of 3 inches fill them.
  expect(screen.getByText('Fabrics repeat every 6″, so 3″ of the square repeat 2 times.')).toBeTruthy();
  for (const wrong of ['121', '0', 'wide']) {
    await type(inches(), wrong);
    expect(cuts.at(-1)).toBeNull();
    expect(screen.getByText('Enter a length from ½″ to 120″.')).toBeTruthy();
  }
});

it('measures by the ruler line, and keeps the scale while the square changes', async () => {
  await measure();
  // The line reaches over a third of the square, so over two of its six inches.
  expect(lineLength().value).toBe('2');
  expect(screen.getByText('2″')).toBeTruthy();
  // 7 inches along it are 21 inches of the whole square.
  await type(lineLength(), '7');
  expect(cuts.at(-1)?.inches).toBeCloseTo(21, 9);
  expect(inches().value).toBe('21');
  fireEvent.change(size(), { target: { value: '0.5' } });
  expect(cuts.at(-1)?.crop.side).toBe(300);
  expect(cuts.at(-1)?.inches).toBeCloseTo(10.5, 9);
  // A typed length counts in place of the line.
  await type(inches(), '8');
  expect(cuts.at(-1)?.inches).toBe(8);
});

it('starts the ruler line at half an inch in a small square', async () => {
  await type(inches(), '1');
  await measure();
  expect(lineLength().value).toBe('½');
  expect(screen.queryByText('Enter a length from ½″ to 120″.')).toBeNull();
});

it('makes no fabric if the ruler line gives a length out of range', async () => {
  await measure();
  // 3 × 51 = 153 inches.
  await type(lineLength(), '51');
  expect(cuts.at(-1)).toBeNull();
  expect(screen.getByText(BEYOND)).toBeTruthy();
  // 3 × 0.5 = 1.5 inches in the whole square, and 0.45 in a square of 0.3 of the side.
  await type(lineLength(), '0.5');
  expect(cuts.at(-1)?.inches).toBeCloseTo(1.5, 9);
  fireEvent.change(size(), { target: { value: '0.3' } });
  expect(cuts.at(-1)).toBeNull();
  expect(screen.getByText(BEYOND)).toBeTruthy();
});

it('moves the picture by arrow keys, and turns it by quarters', async () => {
  const stage = screen.getByRole('application');
  fireEvent.keyDown(stage, { key: 'ArrowLeft' });
  // The picture moves 2 % of the square to the left, so the square moves 12 pixels to the right on it.
  expect(cuts.at(-1)?.crop).toEqual({ x: 412, y: 300, side: 600, turn: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Turn by a quarter' }));
  expect(cuts.at(-1)?.crop.turn).toBe(90);
  expect(cuts.at(-1)?.crop.side).toBeCloseTo(600, 6);
});
