// @vitest-environment jsdom
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useStore } from 'zustand';
import { quiltActions } from '@quiltwright/shared/model/actions.fixture';
import { inTab } from '../../../test/in-tab';
import { newQueryClient } from '../../../test/query-client';
import { newDocument } from '@quiltwright/shared/model/standard-quilt/quilt-document';
import { Tab } from '../../browser/tab';
import { createStandardQuiltSession } from '../../persistence/kinds/standard-quilt-session';
import { fabricQuery } from '../../server/queries/queries';
import { BandSection } from '../../panels/bands/BandSection';
import { Notices } from '../../ui/dialogs/Notices';
import { useQuiltActions } from './use-quilt-actions';

/** An upload that its owner renamed. */
const renamed: Fabric = {
  fabricNum: 10_001,
  paletteNum: 11,
  fabricName: 'IMG_0815',
  userFabricName: 'Summer dress',
  fabricUrl: 'cloth.webp',
  swatchUrl: 'swatch.webp',
  averageColour: '#a04020',
};

const tab = new Tab();
const { run, store } = tab.get(createStandardQuiltSession);
const nothing = () => undefined;
const border = { kind: 'band', band: 'border1' } as const;

function layDownBordered(): void {
  store.setState(newDocument(), true);
  run(quiltActions.chooseSize(3));
  run(quiltActions.toggleBorder(1));
  run(quiltActions.setBandFabric('border1', renamed.fabricNum));
}

function knowing(): QueryClient {
  const client = newQueryClient();
  client.setQueryData(fabricQuery(renamed.fabricNum).queryKey, renamed);
  return client;
}

function renderActions(client = knowing(), onPickedUp: (fabric: Fabric) => void = nothing) {
  const wrapper = inTab(tab, client);
  return renderHook(
    () =>
      useQuiltActions(
        useStore(store),
        () => undefined,
        () => undefined,
        [],
        { onTap: nothing, onOpen: nothing, onPickedUp },
      ),
    { wrapper },
  ).result;
}

beforeEach(layDownBordered);
afterEach(cleanup);

it('shows the name that its owner gave an upload', async () => {
  render(<Notices />);
  const actions = renderActions();
  act(() => {
    actions.current.pickUp(border);
  });
  expect(actions.current.held).toBe(renamed);
  await screen.findByText('Fabric is selected: Summer dress');

  render(
    <BandSection
      quilt={store.getState().design.quilt}
      fabric={() => renamed}
      used={[renamed]}
      target={null}
      most={2}
      onToggle={nothing}
      onCorners={nothing}
      onFabric={nothing}
      onSuggested={nothing}
      onPeek={nothing}
    />,
    { wrapper: inTab(tab) },
  );
  expect(screen.getByRole('button', { name: 'First border fabric: Summer dress' }).textContent).toBe(
    'Summer dress',
  );
});

describe('a fabric that the page doesn’t know yet', () => {
  /** Picks up the border's fabric. Runs `interfere` before the fabric has loaded, and then lets the fabric load. */
  async function pickUpAndThen(interfere: (actions: ReturnType<typeof useQuiltActions>) => void) {
    const client = newQueryClient();
    let come = nothing as (fabric: Fabric) => void;
    const coming = client.query({
      ...fabricQuery(renamed.fabricNum),
      queryFn: () => new Promise<Fabric>((resolve) => (come = resolve)),
    });
    const taken: Fabric[] = [];
    const actions = renderActions(client, (fabric) => taken.push(fabric));
    act(() => {
      actions.current.pickUp(border);
    });
    expect(actions.current.held).toBeNull();
    act(() => {
      interfere(actions.current);
    });
    await act(async () => {
      come(renamed);
      await coming;
    });
    return { held: actions.current.held, taken };
  }

  it('is picked up as soon as it comes', async () => {
    expect(await pickUpAndThen(nothing)).toEqual({ held: renamed, taken: [renamed] });
  });

  it('is dropped if another fabric is held by then', async () => {
    const other = { ...renamed, fabricNum: 10_002 };
    expect(await pickUpAndThen((actions) => actions.give(other))).toEqual({ held: other, taken: [] });
  });
});

it('has no target after another quilt is opened', () => {
  const actions = renderActions();
  act(() => actions.current.setTargetByKey('border1'));
  expect(actions.current.target?.name).toBe('First border');
  act(layDownBordered);
  expect(actions.current.target).toBeNull();
});
