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
  screen.getByRole('gridcell', { name: 'block 1' }).focus();
}

const press = (key: string, more: { ctrlKey?: boolean } = {}) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
  return document.activeElement?.textContent;
};

it('moves by arrow keys, by page and to its ends', () => {
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

it('reports the number of rows, and renders only those in sight', () => {
  renderGrid(ROWS);
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('4226');
  press('End', { ctrlKey: true });
  expect(screen.getAllByRole('row').length).toBeLessThan(40);
  expect(document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('4226');
});

it('keeps to the cells that a row has', () => {
  const cells = [3, 1, 2];
  render(
    <FactGrid
      label="The quilt"
      columns={['First', 'Second', 'Third']}
      rows={3}
      rowName={(row) => `Row ${row + 1}`}
      cellsOf={(row) => cells[row] ?? 0}
      cell={(row, column) => `${row + 1}.${column + 1}`}
    />,
  );
  screen.getByRole('gridcell', { name: '1.1' }).focus();
  expect(press('End')).toBe('1.3');
  expect(press('ArrowDown')).toBe('2.1');
  expect(press('ArrowRight')).toBe('2.1');
  expect(press('ArrowDown')).toBe('3.1');
  expect(press('End', { ctrlKey: true })).toBe('3.2');
  expect(screen.getAllByRole('gridcell')).toHaveLength(6);
});
