// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StepButtons } from './StepButtons';

afterEach(cleanup);

/* On a block of 12″ × 12″ in a grid of 4 × 3, a patch is 3″ × 4″. A tenth of the block is 1.2″. */
it.each([
  ['inches', 'near', 'A step is ⅛″, a patch of the grid 3″ × 4″.'],
  ['units', 'far', 'A step is 1.2″, a patch of the grid 3″ × 4″.'],
] as const)('says how long a step in %s is, beside a patch of the grid', (measure, step, words) => {
  render(
    <StepButtons
      step={step}
      measure={measure}
      blockWidth={12}
      blockHeight={12}
      grid={{ columns: 4, rows: 3 }}
      adjust={() => undefined}
      editing={{} as never}
    />,
  );
  expect(screen.getByText(words)).toBeTruthy();
});
