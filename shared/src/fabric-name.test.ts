import { nameFault } from './names.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fabricNameOf, readableFabricName } from './fabric-name.js';

describe('the name of a fabric', () => {
  it.each([
    ['blue dots.jpg', 'blue dots'],
    ['IMG_1234.JPEG', 'IMG_1234'],
    ['Grandma\'s "best" tablecloth.png', 'Grandmas best tablecloth'],
    ['no ending', 'no ending'],
    ['v1.2 roses.gif', 'v1.2 roses'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ann\\cloth.gif', 'cloth'],
    ['a\u0000b\r\nc\u202ed.png', 'a b c d'],
    ['  spaced \t out .png', 'spaced out'],
    ['e\u0301toile.jpg', 'étoile'],
    ['布.jpg', '布'],
    ['.jpg', 'My fabric'],
    ["'\"'.png", 'My fabric'],
    ['\u0301\u3164.png', 'My fabric'],
    ['\\', 'My fabric'],
    ['', 'My fabric'],
    [`${'x'.repeat(300)}.jpg`, 'x'.repeat(99)],
    [`${'x'.repeat(98)}😀.jpg`, `${'x'.repeat(98)}😀`],
    [`${'x'.repeat(99)}😀.jpg`, 'x'.repeat(99)],
  ])('of the file %j is %j', (file, name) => {
    expect(fabricNameOf(file)).toBe(name);
  });

  it.each([
    ['rust_dots.jpg', 'Rust dots'],
    ['IMG_1234.JPEG', 'IMG 1234'],
    ['blue-and-white.png', 'Blue and white'],
    ['2026-11-28.heic', '2026-11-28'],
    ['étoile.jpg', 'Étoile'],
    ['___.png', 'My fabric'],
  ])('of the file %j is written %j', (file, name) => {
    expect(readableFabricName(file)).toBe(name);
  });

  it('is a valid name for any file name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (file) => {
        const name = fabricNameOf(file);
        expect(nameFault(name, 'fabric')).toBeNull();
        expect(nameFault(readableFabricName(file), 'fabric')).toBeNull();
        expect(name).toBe(name.trim());
        expect(name).not.toMatch(/[/\\\p{Cc}]/u);
      }),
    );
  });
});
