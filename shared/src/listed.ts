const formats = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};

/** Joins names as in a sentence: one, two and three. */
export function listed(names: readonly string[], last: 'and' | 'or' = 'and'): string {
  return formats[last].format(names);
}
