/* Checks of the small values that a device stores. A schema library isn't used here, because it would take as
   long to fetch as the first screen. It is fetched later, with the code that needs it. */

export type Guard<T> = (value: unknown) => value is T;

/** The type that a guard accepts. */
export type Guarded<G> = G extends Guard<infer T> ? T : never;

export const isText: Guard<string> = (value) => typeof value === 'string';
export const isFlag: Guard<boolean> = (value) => typeof value === 'boolean';
export const isWholeNumber: Guard<number> = (value): value is number => Number.isSafeInteger(value);

export const isNumber: Guard<number> = (value): value is number => Number.isFinite(value);

export function isOneOf<const T extends string>(values: readonly T[]): Guard<T> {
  return (value): value is T => values.some((each) => each === value);
}

export function isNumberOf<const T extends number>(values: readonly T[]): Guard<T> {
  return (value): value is T => values.some((each) => each === value);
}

/** Returns a guard for lists with at most `most` items. */
export function isListOf<T>(isItem: Guard<T>, most = Infinity): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.length <= most && value.every(isItem);
}

/** Returns a guard for objects with any keys. The guard accepts an object if `isValue` accepts all its values. */
export function isRecordOf<T>(isValue: Guard<T>): Guard<Record<string, T>> {
  return (value): value is Record<string, T> => isObject(value) && Object.values(value).every(isValue);
}

/** Returns a guard for objects with these fields and no others. */
export function hasFields<Fields extends Record<string, Guard<unknown>>>(
  fields: Fields,
): Guard<{ [Key in keyof Fields]: Guarded<Fields[Key]> }> {
  const names = Object.keys(fields);
  return (value): value is { [Key in keyof Fields]: Guarded<Fields[Key]> } =>
    isObject(value) &&
    Object.keys(value).every((name) => Object.hasOwn(fields, name)) &&
    names.every((name) => fields[name]?.(value[name]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
