import { z } from 'zod';
import { FABRIC, LIMITS } from '../../limits.js';
import { listOfAtMost } from '../../quilting/stored/counted-list.js';
import type { Call } from '../call.js';
import { nothing } from '../fields.js';
import { routes } from '../routes.js';

/** The numbers of library fabrics or own uploads, in the quilter's order. No number may appear twice. */
const fabricNums = listOfAtMost(LIMITS.favourites, z.int().min(FABRIC.firstLibrary)).refine(
  (nums) => new Set(nums).size === nums.length,
  { error: 'The list of favourites must not have a fabric twice.' },
);

export const retrFavourites = {
  ...routes.retrFavourites,
  summary: 'Returns the numbers of the quilter’s favourite fabrics.',
  query: nothing,
  body: nothing,
  answer: z.strictObject({ fabricNums }),
} as const satisfies Call;

export const storeFavourites = {
  ...routes.storeFavourites,
  summary: 'Replaces the quilter’s favourites with these fabrics.',
  query: nothing,
  body: z.strictObject({ fabricNums }),
  answer: z.undefined(),
} as const satisfies Call;
