import { z } from 'zod';

/** True if a list is so short that its items may be read. */
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
 * Returns a schema for a list whose length is checked before any item is read. Reading stops at the first invalid item.
 * A check of hostile input therefore costs little.
 * @param isWithin returns true if the list is so short that its items may be read. If it returns false, no item is
 *   read. The schema's later checks then receive the list as it was sent, and must report why it is refused.
 */
export function countedList<Item extends z.ZodType>(item: Item, isWithin: IsWithin): z.ZodArray<Item> {
  return new CountedList({ type: 'array', element: item, isWithin }) as unknown as z.ZodArray<Item>;
}

/**
 * Returns a schema for a list of up to `most` items.
 * @param error the message for a longer list, instead of zod's own
 */
export function listOfAtMost<Item extends z.ZodType>(most: number, item: Item, error?: string) {
  return countedList(item, ({ length }) => length <= most).max(most, {
    abort: true,
    ...(error !== undefined && { error }),
  });
}
