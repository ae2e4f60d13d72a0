import { describe, expect, it } from 'vitest';
import { nameFault } from './names.js';

const long = 'x'.repeat(100);

describe('nameFault', () => {
  it.each([
    [
      'quilt',
      "Please, do not use apostrophes (') in the name.",
      'Please, do not use quotes (") in the name.',
      'Please, give the quilt a name.',
      'A new quilt name is required.',
    ],
    [
      'block',
      "Please, do not use apostrophes (') in the name.",
      'Please, do not use quotes (") in the name.',
      'Please, give the block a name.',
      'A new block name is required.',
    ],
    [
      'design',
      "Please do not use apostrophes (') in the name.",
      'Please do not use quotes (") in the name.',
      'Please give the quilt block a name.',
      'A new block name is required.',
    ],
    [
      'fabric',
      "Please, do not use apostrophes (') in the name.",
      'Please, do not use quotes (") in the name.',
      'Please give the fabric a name.',
      'A new fabric name is required.',
    ],
  ] as const)('names the fault in the name of a %s', (of, apostrophe, quote, missing, missingHint) => {
    const hint = 'Remove apostrophes or quotes from name.';
    expect(nameFault("Bear's Paw", of)).toEqual({ message: apostrophe, hint });
    expect(nameFault('8" Star', of)).toEqual({ message: quote, hint });
    expect(nameFault('', of)).toEqual({ message: missing, hint: missingHint });
    expect(nameFault(long, of)).toEqual({
      message: 'The name is too long. Please enter a name that is shorter than 100 characters.',
      hint: 'Enter a name that is shorter than 100 characters.',
    });
  });

  it('checks the apostrophe before the quote, and both before the length', () => {
    expect(nameFault(`"'${long}`, 'quilt')?.message).toBe("Please, do not use apostrophes (') in the name.");
    expect(nameFault(`"${long}`, 'quilt')?.message).toBe('Please, do not use quotes (") in the name.');
  });

  it('accepts up to 99 characters and ignores the spaces around them', () => {
    expect(nameFault('x'.repeat(99), 'quilt')).toBeNull();
    expect(nameFault(`  ${'x'.repeat(99)}  `, 'quilt')).toBeNull();
    // A quilter counts an emoji as one character, though it takes two code units.
    expect(nameFault('🧵'.repeat(99), 'quilt')).toBeNull();
    expect(nameFault('🧵'.repeat(100), 'quilt')?.hint).toBe(
      'Enter a name that is shorter than 100 characters.',
    );
    expect(nameFault('\u200b\u200b', 'quilt')?.message).toBe('Please, give the quilt a name.');
    expect(nameFault(' \t ', 'quilt')?.message).toBe('Please, give the quilt a name.');
  });
});
