import { z } from 'zod';
import type { Chance } from './chance.js';

/** The part of JSON Schema that zod uses for the contract. */
interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  /** The schema of the items of a list; false if the list has only `prefixItems`. */
  items?: JsonSchema | false;
  /** The schemas of the first items of a list. */
  prefixItems?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
}

/** Invalid or hostile values, which are sent instead of valid values. */
const HOSTILE: readonly [unknown, ...unknown[]] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e308,
  -1e308,
  2 ** 53,
  '',
  ' ',
  '0',
  "'",
  '"',
  'x'.repeat(10_000),
  '\u0000',
  '\ud800',
  '\u202e\u200b😀',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  [],
  {},
  [[[[[[[[]]]]]]]],
  { $ne: null },
  { $gt: '' },
  { $where: 'sleep(1000)' },
  { 'a.b': 1 },
  JSON.parse('{"__proto__":{"role":"house"}}'),
  { constructor: { prototype: { role: 'house' } } },
  { length: 1e9 },
  Array.from({ length: 500 }, () => 1),
  Array.from({ length: 30_000 }, () => ({})),
  Array.from({ length: 3_000 }, () => Array.from({ length: 10 }, () => [])),
  Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`key${String(n)}`, n])),
  JSON.parse('['.repeat(3_000) + ']'.repeat(3_000)),
  JSON.parse('{"a":'.repeat(3_000) + '0' + '}'.repeat(3_000)),
];

/** Makes payloads for a schema: valid payloads, payloads with one fault, and random payloads. */
export class Payloads {
  /** @param nums numbers of items that may exist, for payloads that name items */
  constructor(
    private readonly chance: Chance,
    private readonly nums: readonly [number, ...number[]],
  ) {}

  /**
   * Makes a payload for a schema.
   * @param example a valid payload, for schemas that chance alone can't satisfy
   */
  make(schema: z.ZodType, example?: unknown): unknown {
    const json = z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
    const payload = example !== undefined && this.chance.in100(70) ? structuredClone(example) : this.of(json);
    const faults = this.chance.in100(60) ? 0 : 1 + this.chance.below(3);
    let spoilt = payload;
    for (let n = 0; n < faults; n++) spoilt = this.spoil(spoilt);
    // A list from which an item was deleted has a hole, which nobody can send.
    return JSON.parse(JSON.stringify(spoilt)) as unknown;
  }

  private of(schema: JsonSchema, name = ''): unknown {
    const { chance } = this;
    if ('const' in schema) return schema.const;
    if (schema.enum) return schema.enum[chance.below(schema.enum.length)];
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return this.of(choices[chance.below(choices.length)] ?? {}, name);
    switch (schema.type) {
      case 'object': {
        const keys = Object.entries(schema.properties ?? {}).filter(
          ([key]) => schema.required?.includes(key) === true || chance.in100(70),
        );
        return Object.fromEntries(keys.map(([key, value]) => [key, this.of(value, key)]));
      }
      case 'array':
        if (schema.prefixItems) return schema.prefixItems.map((item) => this.of(item));
        return Array.from({ length: chance.below(4) }, () => this.of(schema.items || {}));
      case 'integer':
      case 'number':
        return this.number(schema, name);
      case 'string':
        return this.text(schema);
      case 'boolean':
        return chance.in100(50);
      default:
        return chance.of(HOSTILE);
    }
  }

  private number({ type, minimum = 0, maximum = 1000 }: JsonSchema, name: string): number {
    const { chance } = this;
    if (/Num$/.test(name) && chance.in100(80)) return chance.of(this.nums);
    const most = Math.min(maximum, minimum + 1000);
    const value = chance.of([minimum, most, minimum + chance.next() * (most - minimum)]);
    return type === 'integer' ? Math.round(value) : value;
  }

  private text({ pattern, maxLength = 30 }: JsonSchema): string {
    const { chance } = this;
    if (pattern?.includes('\\d') && chance.in100(80)) return String(chance.of(this.nums));
    const letters = Array.from({ length: chance.below(Math.min(maxLength, 30)) }, () =>
      chance.of(['a', 'é', ' ', '7', '@', '.']),
    );
    return chance.in100(20) ? 'ann@example.org' : letters.join('');
  }

  /** Returns a copy of the payload in which one value, anywhere, is replaced, added or removed at random. */
  private spoil(value: unknown): unknown {
    const { chance } = this;
    if (typeof value !== 'object' || value === null || chance.in100(10)) return chance.of(HOSTILE);
    const keys = Object.keys(value);
    const key = keys[chance.below(keys.length)];
    const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
    if (key === undefined || chance.in100(15)) {
      const extra = chance.of(['role', '_id', '__v', '$set', 'a.b', 'toString', '0']);
      copy[extra] = chance.of(HOSTILE);
    } else if (chance.in100(18)) {
      Reflect.deleteProperty(copy, key);
    } else {
      copy[key] = this.spoil(copy[key]);
    }
    return copy;
  }
}
