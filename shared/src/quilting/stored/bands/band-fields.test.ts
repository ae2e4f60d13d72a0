import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inches } from '../../../geometry/units.js';
import { withBand, type Band } from '../../bands/bands.js';
import { newFreeFormQuilt } from '../../quilt.js';
import { changedQuilt } from '../../quilts.fixture.js';
import { asVersion5, bandFieldsOf, bandsOfFields, withBandList, type BandFields } from './band-fields.js';

const width = fc.integer({ min: 1, max: 192 }).map((marks) => inches(marks / 16));
const fabric = fc.integer({ min: 0, max: 20_000 });
const border = fc.record({ role: fc.constant('border' as const), width, fabric });
const sashing = fc.record({ role: fc.constant('sashing' as const), width, fabric });

it('gives the same borders and sashing again, up to two borders', () => {
  fc.assert(
    fc.property(fc.array(sashing, { maxLength: 1 }), fc.array(border, { maxLength: 2 }), (one, borders) => {
      const bands: Band[] = [...one, ...borders];
      const fields = bandFieldsOf({ bands });
      expect(fields && bandsOfFields(fields)).toEqual(bands);
    }),
  );
});

describe('a quilt of version 5 with only the second border', () => {
  const fields: BandFields = {
    ...{ borderFabric1: 20, borderFabric2: 30, borderWidth1: inches(0), borderWidth2: inches(3) },
    ...{ sashingFabric: 0, sashingWidth: inches(0), generatingSashing: 0 },
  };
  const colourways = [{ name: 'Winter', border1: 21, border2: 31 }, { name: 'Plain' }];

  it('has it as its first border if it is free form, also in its colourways', () => {
    expect(withBandList({ ...fields, generatingSize: 0, colourways })).toEqual({
      generatingSize: 0,
      bands: [{ role: 'border', width: 3, fabric: 30 }],
      colourways: [{ name: 'Winter', border1: 31 }, { name: 'Plain' }],
    });
  });

  it('has no border if it is a standard quilt, because it showed none', () => {
    const standard = withBandList({ ...fields, generatingSize: 3, colourways });
    expect(standard).toEqual({ generatingSize: 3, bands: [], colourways });
  });
});

describe('a quilt as version 5', () => {
  const three = (count: number) =>
    changedQuilt(newFreeFormQuilt(100), {
      bands: Array.from({ length: count }, () => ({ role: 'border', width: inches(1), fabric: 20 })),
    });

  it('has no room for a third border, or for chosen corners', () => {
    expect(asVersion5(three(2))).toMatchObject({ borderWidth2: 1, borderFabric2: 20, schemaVersion: 5 });
    expect(asVersion5(three(2))).not.toHaveProperty('bands');
    expect(asVersion5(three(3))).toBeNull();
    expect(asVersion5(withBand(three(1), 'border1', (band) => ({ ...band, corners: 'mitred' })))).toBeNull();
  });

  it('has no fabrics of further borders in its colourways', () => {
    const colourways = [{ name: 'Winter', border1: 20, border3: 30, sashing: 0 }];
    expect(asVersion5({ ...three(1), colourways })?.colourways).toEqual([
      { name: 'Winter', border1: 20, sashing: 0 },
    ]);
  });
});
