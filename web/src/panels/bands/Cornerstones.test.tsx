// @vitest-environment jsdom
import { newFreeFormQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { toggledCornerstones, toggledSashing } from '@quiltwright/shared/model/cloth/quilt-bands';
import { standardQuilt } from '@quiltwright/shared/quilting/quilts.fixture';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BandSection } from './BandSection';

afterEach(cleanup);

const nothing = () => undefined;

function shown(
  quilt: Quilt,
  { onToggle = nothing }: { onToggle?: (band: string, isOn: boolean) => void } = {},
) {
  render(
    <BandSection
      {...{ quilt, onToggle, used: [], target: null, most: 2 }}
      {...{ onCorners: nothing, onFabric: nothing, onSuggested: nothing, onPeek: nothing }}
      fabric={nothing}
    />,
  );
  return screen.queryByRole('checkbox', { name: /^Cornerstones/ });
}

it('offers cornerstones only where sashing crosses', () => {
  expect(shown(standardQuilt())).toBeNull();
  cleanup();
  expect(shown(toggledSashing(newFreeFormQuilt(2)))).toBeNull();
  cleanup();
  expect(shown(toggledSashing(standardQuilt()))).not.toBeNull();
});

it('adds cornerstones, and offers a fabric for them', () => {
  const onToggle = vi.fn();
  const box = shown(toggledSashing(standardQuilt()), { onToggle });
  if (box) fireEvent.click(box);
  expect(onToggle).toHaveBeenCalledWith('cornerstones', true);
  cleanup();
  shown(toggledCornerstones(toggledSashing(standardQuilt())));
  expect(screen.getByRole('button', { name: 'Cornerstones fabric: Pick a fabric' })).toBeDefined();
});
