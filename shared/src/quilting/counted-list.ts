import { z } from 'zod';

/** Whether the items of a list may be looked at. */
type IsWithin = (items: readonly unknown[]) => boolean;

type CountedList<Item extends z.ZodType = z.ZodType> = z.ZodArray<Item>;
type Definition = z.core.$ZodArrayDef & { isWithin: IsWithin };

const CountedList: z.core.$constructor<CountedList, Definition> = z.core.$constructor(
  'CountedList',
  (list: CountedList, definition: Definition) => {
    z.ZodArray.init(list, definition);
    const { _zod: internals } = list;
    const parse = internals.parse.bind(internals);
    internals.parse = (payload, context) =>
      Array.isArray(payload.value) && !definition.isWithin(payload.value)
        ? payload
        : parse(payload, { ...context, abortEarly: true });
  },
);

/**
 * A list that is counted before any of its items is looked at, and left at the first item that is wrong: so checking it
 * takes little, whatever it holds.
 *
 * @param isWithin whether the items may be looked at. Where they may not, checks that are added to the schema must say
 *   why: they then get the list as it came.
 */
export function countedList<Item extends z.ZodType>(item: Item, isWithin: IsWithin): z.ZodArray<Item> {
  return new CountedList({ type: 'array', element: item, isWithin }) as unknown as z.ZodArray<Item>;
}

/** Such a list of `most` items at most. @param error what to say of a longer one, in place of zod’s own words */
export function listOfAtMost<Item extends z.ZodType>(most: number, item: Item, error?: string) {
  return countedList(item, ({ length }) => length <= most).max(most, {
    abort: true,
    ...(error !== undefined && { error }),
  });
}
