import { MESSAGES } from '@quiltwright/shared/messages';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** The journey that looks for each sentence which the specification quotes. */
const journey = ts.sys.readFile(`${import.meta.dirname}/../../e2e/journeys/screens/texts.spec.ts`) ?? '';

/** Messages of our own, which the specification doesn't quote: the tests of their screens look for them. */
const own: readonly string[] = [
  ...[MESSAGES.sameLayer, MESSAGES.layerLocked, MESSAGES.layerHidden, MESSAGES.noShape],
  ...[MESSAGES.nameHasUnseen, MESSAGES.hintUnseen],
  ...[MESSAGES.fabricNameMissing, MESSAGES.hintFabricNameRequired],
];

it('looks for each quoted message on a screen', () => {
  const others = Object.values(MESSAGES).filter((text) => !own.includes(text) && !journey.includes(text));
  expect(others).toEqual([]);
});
