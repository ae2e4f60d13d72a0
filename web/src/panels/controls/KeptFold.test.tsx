// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inTab } from '../../../test/in-tab';
import { KeptFold } from './KeptFold';

afterEach(cleanup);

const show = (isOpen?: boolean) =>
  render(
    <KeptFold name="seams" title="Seams" isOpen={isOpen ?? false}>
      <p>Seam 1</p>
    </KeptFold>,
    { wrapper: inTab() },
  );

/** Returns the element that folds. */
const fold = () => screen.getByRole<HTMLDetailsElement>('group');

/** Folds or unfolds the part, as a press on its title does. */
async function press(): Promise<void> {
  const element = fold();
  const isToggled = new Promise((resolve) => {
    element.addEventListener('toggle', resolve, { once: true });
  });
  element.open = !element.open;
  await isToggled;
}

it('stays as the device left it, in the next tab too', async () => {
  show();
  expect(fold().open).toBe(false);
  await press();
  expect(fold().open).toBe(true);
  cleanup();
  show();
  expect(fold().open).toBe(true);
  await press();
  cleanup();
  show(true);
  expect(fold().open).toBe(false);
});
