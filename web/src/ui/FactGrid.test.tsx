// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FactGrid } from './FactGrid';

afterEach(cleanup);

const ROWS = 4225;

function renderGrid(rows: number): void {
  render(
    <FactGrid
      label="The quilt"
      columns={['Block', 'Place']}
      rows={rows}
      rowName={(row) => `Placement ${row + 1}`}
      cell={(row, column) => `${column === 0 ? 'block' : 'place'} ${row + 1}`}
    />,
  );
  screen.getByText('block 1').focus();
}

const press = (key: string, more: { ctrlKey?: boolean } = {}) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
  return document.activeElement?.textContent;
};

it('is walked by arrow keys, page by page and to its ends', () => {
  renderGrid(ROWS);
  expect(press('ArrowDown')).toBe('block 2');
  expect(press('ArrowRight')).toBe('place 2');
  expect(press('ArrowRight')).toBe('place 2');
  expect(press('PageDown')).toBe('place 12');
  expect(press('Home')).toBe('block 12');
  expect(press('End', { ctrlKey: true })).toBe('place 4225');
  expect(press('ArrowUp')).toBe('place 4224');
  expect(press('Home', { ctrlKey: true })).toBe('block 1');
});

it('tells how many rows there are, and holds those in sight alone', () => {
  renderGrid(ROWS);
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('4226');
  press('End', { ctrlKey: true });
  expect(screen.getAllByRole('row').length).toBeLessThan(40);
  expect(document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('4226');
});
