import { expect, it } from 'vitest';
import { benefits } from '../../page/benefits/benefits';
import { benefitPictures } from './benefit-pictures';

it('has a picture for each benefit', () => {
  expect(benefitPictures).toHaveLength(benefits.length);
});
