import { describe, expect, it } from 'vitest';
import { shownNames } from './shown-names';

const shown = (title: string, ...otherNames: string[]) => shownNames({ title, facts: { otherNames } });

describe('the other names on the page of a block', () => {
  it('leave out names that differ only by spaces, capitals, hyphens and apostrophes', () => {
    expect(shown('Hourglass', 'Hour Glass')).toEqual([]);
    expect(shown('Weather Vane', 'Weathervane', 'Weather-vane', 'WEATHER VANE')).toEqual([]);
    expect(shown('Bear’s Paw', 'Bears Paw', "Bear's Paw", 'Duck’s Foot')).toEqual(['Duck’s Foot']);
  });

  it('have each name once, in its first spelling', () => {
    expect(shown('Dove', 'Old Maid’s Puzzle', 'Old Maids Puzzle')).toEqual(['Old Maid’s Puzzle']);
  });

  it('keep another spelling', () => {
    expect(shown('Dolley Madison Star', 'Dolly Madison Star')).toEqual(['Dolly Madison Star']);
    expect(shown('Dove in the Window', 'Doves in the Window')).toEqual(['Doves in the Window']);
  });
});
