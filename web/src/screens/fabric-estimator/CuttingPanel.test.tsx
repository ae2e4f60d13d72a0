// @vitest-environment jsdom
import { cleanup, render, renderHook, screen } from '@testing-library/react';
import { act } from '@quiltwright/shared/model/command';
import type { ArrangementAction } from '@quiltwright/shared/model/free-form/arrangement';
import { after } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTab } from '../../../test/in-tab';
import { useCuttingChoices } from '../../panels/estimate/plan/cutting-choices';
import { CuttingPanel } from './CuttingPanel';

// jsdom has no media queries.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const corners = (border: 1 | 2) => act(commands.setBorderCorners, { border, corners: 'mitred' });

it.each<[string, ArrangementAction[], string[]]>([
  ['the borders', [], ['Borders']],
  ['the other borders, if some have their own corners', [corners(1)], ['Other borders']],
  ['no borders, if all have their own corners', [corners(1), corners(2)], []],
])('has a choice of the corners of %s', (_, chosen, labels) => {
  const { quilt } = after(act(commands.toggleBorder, 1), act(commands.toggleBorder, 2), ...chosen).document
    .design;
  const wrapper = inTab();
  const [choices] = renderHook(useCuttingChoices, { wrapper }).result.current;
  render(<CuttingPanel quilt={quilt} choices={choices} onChange={() => undefined} />, { wrapper });
  expect(screen.queryAllByText(/^(Other b|B)orders$/).map(({ textContent }) => textContent)).toEqual(labels);
});
