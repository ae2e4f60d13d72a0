import { expect, it } from 'vitest';
import { framed } from './page-frame';
import { pageArea } from './paper';
import { textsOf, wordsForTests } from '../names/words.fixture';

it('breaks a long detail under the title into two lines, and cuts the second', () => {
  const area = pageArea('letter', { across: 1, down: 1 });
  const { measure } = wordsForTests();
  const said = (detail: string) =>
    textsOf(
      framed(
        { title: 'Star', detail, foot: '', marks: [] },
        { area, page: 1, pages: 1, correction: '', measure },
      ),
    ).filter((words) => words.startsWith('make'));
  // The space beside the test square is 8.5 − 1.2 − 2.55 = 4.75 inches. It has room for 72 letters, each 9.5 ÷ 2 ÷ 72 =
  // 0.066 wide.
  const fourteen = 'make 15 stars ';
  expect(said(fourteen.repeat(5).trim())).toHaveLength(1);
  const [first, second] = said(fourteen.repeat(10).trim());
  expect([first, second]).toEqual([fourteen.repeat(5).trim(), fourteen.repeat(5).trim()]);
  const [, cut] = said(fourteen.repeat(11).trim());
  expect(cut).toMatch(/^make 15 stars .*…$/);
});
