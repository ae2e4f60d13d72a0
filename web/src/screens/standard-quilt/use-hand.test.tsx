import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { quiltCommands } from '../../document/quilt-commands';
import { newDocument } from '../../document/quilt-document';
import { quiltTable, run } from '../../document/quilt-store';
import { fabricQuery } from '../../server/queries';
import { Notices } from '../../ui/Notices';
import { BorderSection } from './BorderSection';
import { useHand } from './use-hand';
import { useQuiltDocument } from './use-quilt';

/** An upload that its owner gave another name. */
const renamed: Fabric = {
  fabricNum: 10_001,
  paletteNum: 11,
  fabricName: 'IMG_0815',
  userFabricName: 'Summer dress',
  fabricUrl: 'cloth.webp',
  swatchUrl: 'swatch.webp',
  averageColour: '#a04020',
};

const border = { kind: 'band', part: 'border1' } as const;

function layDownBordered(): void {
  quiltTable.setState(newDocument(), true);
  run(quiltCommands.chooseSize(3));
  run(quiltCommands.toggleBorder(1));
  run(quiltCommands.setBandFabric('border1', renamed.fabricNum));
}

function renderHand() {
  const client = new QueryClient();
  client.setQueryData(fabricQuery(renamed.fabricNum).queryKey, renamed);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useHand(useQuiltDocument(), () => undefined), { wrapper }).result;
}

beforeEach(layDownBordered);
afterEach(cleanup);

it('tells the name that its owner gave an upload', async () => {
  render(<Notices />);
  const hand = renderHand();
  act(() => {
    hand.current.pickUp(border);
  });
  expect(hand.current.held).toBe(renamed);
  await screen.findByText('Fabric is selected: Summer dress');

  const nothing = () => undefined;
  render(
    <BorderSection
      quilt={quiltTable.getState().design.quilt}
      fabric={() => renamed}
      target={null}
      onFabric={nothing}
      onAdd={nothing}
    />,
  );
  expect(screen.getByRole('button', { name: 'First border fabric: Summer dress' }).textContent).toBe(
    'Summer dress',
  );
});

it('aims at nothing of another quilt that comes on to the table', () => {
  const hand = renderHand();
  act(() => hand.current.aimAt('border1'));
  expect(hand.current.target?.name).toBe('First border');
  act(layDownBordered);
  expect(hand.current.target).toBeNull();
});
