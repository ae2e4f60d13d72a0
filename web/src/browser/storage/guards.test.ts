import { expect, it } from 'vitest';
import { hasFields, isFlag, isListOf, isOneOf, isRecordOf, isText, isWholeNumber } from './guards';

const isUsed = hasFields({ fabricNum: isWholeNumber, name: isText });

it.each([
  ['an object with each field', isUsed, { fabricNum: 11, name: 'Sky' }, true],
  ['one that lacks a field', isUsed, { fabricNum: 11 }, false],
  ['one with a field too many', isUsed, { fabricNum: 11, name: 'Sky', more: 1 }, false],
  ['one with another prototype’s name', isUsed, { fabricNum: 11, name: 'Sky', toString: 1 }, false],
  ['one whose field is something else', isUsed, { fabricNum: '11', name: 'Sky' }, false],
  ['null for an object', isUsed, null, false],
  ['a list for an object', hasFields({}), [], false],
  ['a whole number', isWholeNumber, -3, true],
  ['a part of one', isWholeNumber, 0.5, false],
  ['no number', isWholeNumber, NaN, false],
  ['yes', isFlag, true, true],
  ['one for yes', isFlag, 1, false],
  ['one of several', isOneOf(['layer', 'patch']), 'patch', true],
  ['none of them', isOneOf(['layer', 'patch']), 'sideways', false],
  ['a list', isListOf(isText, 2), ['a', 'b'], true],
  ['a list that is too long', isListOf(isText, 2), ['a', 'b', 'c'], false],
  ['a list with something else in it', isListOf(isText), ['a', 1], false],
  ['an object for a list', isListOf(isText), { length: 0 }, false],
  ['a record', isRecordOf(isListOf(isFlag)), { 101: [true], 102: [] }, true],
  ['a record with something else in it', isRecordOf(isListOf(isFlag)), { 101: true }, false],
])('recognises %s', (_, guard, value, isIt) => {
  expect(guard(value)).toBe(isIt);
});
