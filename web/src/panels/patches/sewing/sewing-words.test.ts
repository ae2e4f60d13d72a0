import { inches } from '@quiltwright/shared/geometry/units';
import type { SewingTrouble } from '@quiltwright/workers/kernels/sewability/sewability-types';
import { expect, it } from 'vitest';
import { sewingWords } from './sewing-words';

const marks = { points: [], outlines: [] };

it.each<[SewingTrouble, string, RegExp]>([
  [{ what: 'gap', count: 1, ...marks }, '1 place without fabric', /around an empty place/],
  [{ what: 'island', count: 2, ...marks }, '2 patches inside others', /appliqué/],
  [
    { what: 'setIn', straight: null, count: 8, ...marks },
    '8 set-in corners',
    /Y-seam.*sew in the next patch\.$/,
  ],
  [
    { what: 'setIn', straight: { patches: 24, levels: [] }, count: 8, ...marks },
    '8 set-in corners',
    /If you split the block into 24 patches, all seams are straight\.$/,
  ],
  [
    { what: 'narrow', width: 0.25, count: 1, ...marks },
    '1 patch narrower than ⅜″',
    /finished patch is ¼″ wide/,
  ],
  [
    { what: 'tightCurve', radius: 0.75, count: 1, ...marks },
    '1 tight curve',
    /^A radius of ¾″.*Pin the middle/,
  ],
  [{ what: 'curve', count: 2, ...marks }, '2 curved seams', /quarter points.*hollow edge on top, and clip/],
  [{ what: 'bluntPoint', lost: 0.125, count: 3, ...marks }, '3 points lose their tips', /the last ⅛″/],
  [
    { what: 'pointNearEdge', gap: 0.0625, count: 1, ...marks },
    '1 point ends beside the edge',
    /1\/16″ from the seam/,
  ],
  [{ what: 'covered', count: 2, ...marks }, '2 copies lie under other blocks', /lose their tips/],
  [
    {
      what: 'offRuler',
      length: 12 / 7,
      sizes: [
        { width: inches(11.375), height: inches(11.375) },
        { width: inches(12.25), height: inches(10.5) },
      ],
      count: 1200,
      ...marks,
    },
    '1,200 patches fall between ruler lines',
    /A side of 1.714″ .* In a block of 11⅜″ or 12¼″ × 10½″, all sides/,
  ],
  [
    { what: 'offRuler', length: 4.243, sizes: [], count: 1, ...marks },
    '1 patch falls between ruler lines',
    /trim it/,
  ],
])('%o', (trouble, title, detail) => {
  const words = sewingWords(trouble);
  expect(words.title).toBe(title);
  expect(words.detail).toMatch(detail);
});
