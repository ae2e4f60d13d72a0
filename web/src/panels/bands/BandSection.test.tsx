// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from '@quiltwright/shared/model/command';
import { after, next } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import {
  borderNumber,
  borderNumbers,
  isBorderName,
  type BorderName,
} from '@quiltwright/shared/quilting/bands/bands';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { inTab } from '../../../test/in-tab';
import { BandSection } from './BandSection';

afterEach(cleanup);

const nothing = () => undefined;
const toggle = (band: BorderName) => act(commands.toggleBorder, borderNumber(band));

/** The panel of a free form quilt, with borders of 1″. */
function Panel({ borders }: { borders: number }) {
  const [arrangement, setArrangement] = useState(() =>
    after(
      ...borderNumbers
        .slice(0, borders)
        .flatMap((border) => [
          act(commands.toggleBorder, border),
          act(commands.setBorderWidth, { border, width: 1 }),
        ]),
    ),
  );
  return (
    <BandSection
      quilt={arrangement.document.design.quilt}
      fabric={nothing}
      used={[]}
      target={null}
      most={borderNumbers.length}
      onToggle={(band) => {
        if (isBorderName(band)) setArrangement(next(arrangement, toggle(band)));
      }}
      onCorners={nothing}
      onFabric={nothing}
      onSuggested={nothing}
      onPeek={nothing}
    />
  );
}

function show(borders: number): void {
  render(<Panel borders={borders} />, { wrapper: inTab() });
}

const checkboxes = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-checked'));
const buttons = () =>
  screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    .filter((name) => !name.includes('fabric'));

describe('the controls that add and remove borders', () => {
  it('are checkboxes for up to two borders, and a button for the third', () => {
    show(2);
    // The last one is for the sashing.
    expect(checkboxes()).toEqual(['true', 'true', 'false']);
    expect(buttons()).toEqual(['Add a border']);
  });

  it('are only buttons from the third border on, and checkboxes again after one is removed', async () => {
    show(2);
    await userEvent.click(screen.getByRole('button', { name: 'Add a border' }));
    expect(checkboxes()).toEqual(['false']);
    expect(buttons()).toEqual([
      ...['Remove the first border', 'Remove the second border', 'Remove border 3'],
      'Add a border',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove the first border' }));
    expect(checkboxes()).toEqual(['true', 'true', 'false']);
    expect(document.activeElement?.textContent).toBe('Add a border');
  });
});

it('focuses the fabric of the last border that a quilt can have, because its button is gone', async () => {
  show(borderNumbers.length - 1);
  await userEvent.click(screen.getByRole('button', { name: 'Add a border' }));
  expect(screen.queryByRole('button', { name: 'Add a border' })).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Border 12 fabric: Pick a fabric');
});

it('says that corners which the quilter hasn’t chosen are those of the estimator', () => {
  show(1);
  expect(
    screen.getByRole('combobox', { name: /^Corners of the first border, as in the estimator/ }).textContent,
  ).toBe('Straight corners');
});
