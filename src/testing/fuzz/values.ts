/** A source of chance that a seed repeats. */
export interface Chance {
  /** From 0 up to, not including, `below`. */
  below(limit: number): number;
  pick<Value>(values: readonly Value[]): Value;
  /** True once in `times`. */
  onceIn(times: number): boolean;
}

/** Mulberry32: small, and the same everywhere for one seed. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: <Value>(values: readonly Value[]) => values[below(values.length)] as Value,
    onceIn: (times) => below(times) === 0,
  };
}

/** Texts that break what trusts them: SQL, HTML, Typst, XML, Unicode, dates, numbers, paths. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uFFFE',
  '‮gnp.exe',
  '👩🏽‍🚀🧾',
  'مرحبا بالعالم',
  'x'.repeat(20_000),
  "'; drop table documents; --",
  '%_\\',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  ']]><!ENTITY x "y">&x;&amp;',
  '#panic("Typst") $x$ *a* _b_ `c` @d',
  '=HYPERLINK("http://evil.example")',
  'a\r\nBcc: everyone@example.org',
  '{"$ne": null}',
  '__proto__',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '1e999',
  '-0',
  '1 234,56',
  'NaN',
  'null',
  'WyJ4IiwieSJd',
  'WyJcdTAwMDAiLCJ5Il0',
  'WzFlMzAwXQ',
  'data:image/png;base64,iVBORw0KGgoAAAAA',
  'data:image/svg+xml;base64,PHN2Zz48c2NyaXB0Lz48L3N2Zz4=',
];

const HOSTILE_NUMBERS = [
  0,
  -1,
  1,
  0.1,
  1e-9,
  0.00005,
  2 ** 31,
  2 ** 53,
  1e21,
  -1e21,
  1e308,
  999_999_999.99,
  1_000_000_000,
];

const HOSTILE_OTHERS: unknown[] = [null, true, false, [], {}, [[]], { toString: 1 }, [null], [{}]];

export function hostileText(chance: Chance): string {
  return chance.pick(HOSTILE_TEXTS);
}

/** What a schema of the description says of a value. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
}

/** How a value is drawn. */
export interface Drawing {
  chance: Chance;
  /** Good values, by the name of their field. */
  suggest: (name: string) => unknown;
  /** One value in so many is hostile. */
  hostileOnceIn: number;
}

/** A value the schema describes, more often than not. */
export function valueOf(schema: Schema, name: string, drawing: Drawing): unknown {
  const { chance, suggest, hostileOnceIn } = drawing;
  if (chance.onceIn(hostileOnceIn)) return anyHostile(chance);
  const suggested = suggest(name);
  if (suggested !== undefined && !chance.onceIn(hostileOnceIn)) return suggested;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return valueOf(chance.pick(choices), name, drawing);
  const type = Array.isArray(schema.type) ? chance.pick(schema.type) : schema.type;
  switch (type) {
    case 'object':
      return objectOf(schema, drawing);
    case 'array': {
      const length = chance.pick([0, 1, 2, 3, 40]);
      return Array.from({ length }, () => valueOf(schema.items ?? {}, name, drawing));
    }
    case 'number':
    case 'integer':
      return chance.onceIn(hostileOnceIn) ? chance.pick(HOSTILE_NUMBERS) : 1 + chance.below(200);
    case 'boolean':
      return chance.onceIn(2);
    case 'null':
      return null;
    case 'string':
      return chance.onceIn(hostileOnceIn) ? hostileText(chance) : 'Pose de parquet, 12 m² à 45 €';
    default:
      return chance.pick(['12', 12, null]);
  }
}

/** An object the schema describes, with some of its optional members. */
export function objectOf(schema: Schema, drawing: Drawing) {
  const { chance, hostileOnceIn } = drawing;
  const required = new Set(schema.required);
  const members = Object.entries(schema.properties ?? {}).filter(([name]) =>
    required.has(name) ? !chance.onceIn(hostileOnceIn) : chance.onceIn(2),
  );
  const object = members.map(([name, member]) => [name, valueOf(member, name, drawing)]);
  if (chance.onceIn(hostileOnceIn)) object.push(['userId', 'someone-else'], ['id', 'chosen']);
  return Object.fromEntries(object) as object;
}

function anyHostile(chance: Chance): unknown {
  const kind = chance.below(3);
  if (kind === 0) return hostileText(chance);
  return kind === 1 ? chance.pick(HOSTILE_NUMBERS) : chance.pick(HOSTILE_OTHERS);
}
