import {
  hostileText,
  objectOf,
  valueOf,
  type Chance,
  type Drawing,
  type Schema,
} from './values.ts';

/** One call of the API's own description. */
export interface DescribedCall {
  method: string;
  path: string;
  parameters: { name: string; in: 'path' | 'query'; schema: Schema }[];
  body: Schema | null;
}

interface Description {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: DescribedCall['parameters'];
        requestBody?: { content: Record<string, { schema: Schema } | undefined> };
      }
    >
  >;
}

export function describedCalls({ paths }: Description): DescribedCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      method: method.toUpperCase(),
      path,
      parameters: call.parameters ?? [],
      body: call.requestBody?.content['application/json']?.schema ?? null,
    })),
  );
}

export interface FuzzRequest {
  method: string;
  path: string;
  /** The text sent, not always JSON. */
  body: string | undefined;
  headers: Record<string, string>;
}

/** A request near what the call expects, or far from it. */
export function requestOf(
  call: DescribedCall,
  chance: Chance,
  suggest: (name: string) => unknown,
): FuzzRequest {
  // Two in three come close, so that what lies behind the first check is reached as well.
  const drawing = { chance, suggest, hostileOnceIn: chance.onceIn(3) ? 5 : 60 };
  const valueFor = (name: string, schema: Schema) => {
    const value = valueOf(schema, name, drawing);
    return (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();
  };
  let path = call.path;
  const query = new URLSearchParams();
  for (const { name, in: place, schema } of call.parameters) {
    if (place === 'path') {
      // An empty or dotted segment would be another path.
      const segment = encodeURIComponent(valueFor(name, schema)).replaceAll('.', '%2E') || '0';
      path = path.replace(`{${name}}`, segment);
    } else if (chance.onceIn(2) || call.path.startsWith('/api/functions/')) {
      query.append(name, valueFor(name, schema));
    }
  }
  const search = query.size > 0 ? `?${query}` : '';
  return {
    method: call.method,
    path: `${path}${search}`,
    body: call.body ? bodyOf(call.body, drawing) : undefined,
    headers: headersOf(chance),
  };
}

function bodyOf(schema: Schema, drawing: Drawing): string {
  const { chance } = drawing;
  if (chance.onceIn(40)) return chance.pick(['', '{', '[]', 'null', '"text"', '{"a":1,"a":2}']);
  return JSON.stringify(objectOf(schema, drawing));
}

function headersOf(chance: Chance): Record<string, string> {
  const type = chance.onceIn(40)
    ? chance.pick(['text/plain', 'application/xml'])
    : 'application/json';
  return {
    'content-type': type,
    ...(chance.onceIn(40) && { 'if-match': chance.pick(['"1"', '*', 'W/"x"', ',,,']) }),
    ...(chance.onceIn(40) && { 'idempotency-key': chance.pick(['short', 'the-same-key', 'é']) }),
    ...(chance.onceIn(20) && {
      'x-request-id': hostileText(chance).replaceAll(/[^\x20-\x7E]/g, ''),
    }),
  };
}
