// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { inTab } from '../../../test/in-tab';
import { Tab } from '../../browser/tab';
import { createSavesInBar } from '../../documents/saving/saves-in-bar';
import { SavesCard } from './SavesCard';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('brings the window after a save back, which turned itself off', async () => {
  const tab = new Tab();
  const savesInBar = tab.get(createSavesInBar);
  savesInBar.setState({ isOn: true });
  render(<SavesCard />, { wrapper: inTab(tab) });
  const choice = screen.getByRole('checkbox', { name: 'Confirm each save in the bar at the top' });
  expect(choice.getAttribute('aria-checked')).toBe('true');
  await userEvent.click(choice);
  expect(savesInBar.getState()).toEqual({ isOn: false });
});
