import { describe, expect, it } from 'vitest';
import { flowed, type FlowSection } from './flow';
import { text, type Mark } from './marks';

const body = { x: 0.6, y: 2, width: 7, height: 8 };

/**
 * Returns a section with a heading of half an inch, and an item for each height in inches. Each item writes its name.
 */
function section(name: string, heights: readonly number[]): FlowSection {
  const item = (words: string, height: number) => ({
    height,
    marks: (y: number) => [text({ x: 0, y }, words)],
  });
  return {
    head: (isContinued) => item(isContinued ? `${name} again` : name, 0.5),
    items: heights.map((height, index) => item(`${name}${index + 1}`, height)),
  };
}

const said = (pages: Mark[][]) =>
  pages.map((marks) => marks.map((mark) => (mark.kind === 'text' ? `${mark.text} ${mark.at.y}` : '')));

describe('flowed', () => {
  it('lays short sections below one another', () => {
    // A ends at 2 + 0.5 + 1 + 1 = 4.5, and B starts 0.26 below it.
    expect(said(flowed([section('A', [1, 1]), section('B', [1])], body))).toEqual([
      ['A 2', 'A1 2.5', 'A2 3.5', 'B 4.76', 'B1 5.26'],
    ]);
  });

  it('breaks no section that fits on a page, and keeps the order', () => {
    // A ends at 2 + 0.5 + 4 = 6.5 inches. Less a gap of 0.26, this leaves 3.24 of the page's 8 inches. B takes 3.5
    // inches, and C takes 1.5.
    const sections = [section('A', [4]), section('B', [1, 1, 1]), section('C', [1])];
    expect(said(flowed(sections, body))).toEqual([
      ['A 2', 'A1 2.5'],
      ['B 2', 'B1 2.5', 'B2 3.5', 'B3 4.5', 'C 5.76', 'C1 6.26'],
    ]);
    // If sections may break, B starts at 6.76 with two of its items, which end at 9.26.
    expect(said(flowed(sections, body, true))).toEqual([
      ['A 2', 'A1 2.5', 'B 6.76', 'B1 7.26', 'B2 8.26'],
      ['B again 2', 'B3 2.5', 'C 3.76', 'C1 4.26'],
    ]);
  });

  it('repeats the head of a broken section at the top of each further page', () => {
    // Two items end at 2 + 0.5 + 3 + 3 = 8.5. The third would end at 11.5, but the page ends at 10.
    expect(said(flowed([section('A', [3, 3, 3])], body))).toEqual([
      ['A 2', 'A1 2.5', 'A2 5.5'],
      ['A again 2', 'A3 2.5'],
    ]);
  });

  it('keeps notes on the page of the item above them', () => {
    const first = section('A', [3, 3, 1, 1]);
    const noted = { ...first, items: first.items.map((item, i) => ({ ...item, isNote: i > 1 })) };
    // The items end at 2 + 0.5 + 3 + 3 = 8.5. The first note would end at 9.5, the second at 10.5, but the page ends at
    // 10.
    expect(said(flowed([noted], body))).toEqual([
      ['A 2', 'A1 2.5'],
      ['A again 2', 'A2 2.5', 'A3 5.5', 'A4 6.5'],
    ]);
  });

  it('keeps an item that is taller than a page below its head', () => {
    expect(said(flowed([section('A', [9])], body))).toEqual([['A 2', 'A1 2.5']]);
  });

  it('has no pages for nothing', () => {
    expect(flowed([], body)).toEqual([]);
  });
});
