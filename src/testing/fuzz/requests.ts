import { hostileText, valueOf, type Chance, type Schema } from './values.ts';

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
  const valueFor = (name: string, schema: Schema) => {
    const value = valueOf(schema, name, chance, suggest);
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
    body: call.body ? bodyOf(call.body, chance, suggest) : undefined,
    headers: headersOf(chance),
  };
}

function bodyOf(schema: Schema, chance: Chance, suggest: (name: string) => unknown): string {
  if (chance.onceIn(25)) return chance.pick(['', '{', '[]', 'null', '"text"', '{"a":1,"a":2}']);
  return JSON.stringify(valueOf({ ...schema, type: 'object' }, '', chance, suggest));
}

function headersOf(chance: Chance): Record<string, string> {
  const type = chance.onceIn(20)
    ? chance.pick(['text/plain', 'application/xml'])
    : 'application/json';
  return {
    'content-type': type,
    ...(chance.onceIn(12) && { 'if-match': chance.pick(['"1"', '*', 'W/"x"', ',,,']) }),
    ...(chance.onceIn(12) && { 'idempotency-key': chance.pick(['short', 'the-same-key', 'é']) }),
    ...(chance.onceIn(20) && {
      'x-request-id': hostileText(chance).replaceAll(/[^\x20-\x7E]/g, ''),
    }),
  };
}
