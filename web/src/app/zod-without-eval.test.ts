import { expect, it } from 'vitest';
import { config } from 'zod/v4/core';
import './zod-without-eval';

it('stops zod from making code of strings', () => {
  expect(config().jitless).toBe(true);
});
