import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';

type Schema = Record<string, unknown>;

/** What is read of an OpenAPI 3.0 description. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
}

export interface Exchange {
  method: string;
  path: string;
  /** As sent, form-encoded: `items[0][price]`. */
  params: Record<string, string>;
  status: number;
  answer: unknown;
}

/**
 * Holds exchanges against a description; each fault names the object it is in, « subscription.items
 * is missing ». Stricter than the description itself: what it does not name is a fault in answers
 * too, and what could be expanded must be a bare id, since we never ask for more.
 */
export function descriptionChecks(description: OpenApi) {
  // Each schema is used a few times only: what makes it quicker costs more than it saves.
  const quickly = { code: { optimize: false }, validateSchema: false, inlineRefs: false };
  const options = { ...quickly, strict: false, validateFormats: false, allErrors: true };
  const answers = new Ajv(options);
  answers.addSchema({ $id: ROOT, components: asJsonSchema(description.components) });
  // In a form everything is text: `limit=10` stands for the number.
  const forms = new Ajv({ ...options, coerceTypes: true });
  const compiled = new Map<string, ValidateFunction>();

  /** Compiled when first asked for: of the description, little is ever used. */
  function faults(ajv: Ajv, name: string, schema: Schema, value: unknown): string[] {
    const check = compiled.get(name) ?? ajv.compile(asJsonSchema(schema));
    compiled.set(name, check);
    check(value);
    return (check.errors ?? []).flatMap((error) => faultOf(error, name, value));
  }

  return {
    requestFaults(exchange: Exchange): string[] {
      const { name, operation } = operationOf(description, exchange);
      return faults(forms, name, formSchema(operation), decoded(exchange.params));
    },
    answerFaults(exchange: Exchange): string[] {
      const { name, operation } = operationOf(description, exchange);
      const status = String(exchange.status);
      const kind = status in operation.responses ? status : 'default';
      const schema = operation.responses[kind]?.content['application/json']?.schema ?? {};
      return faults(answers, `${name} → ${kind}`, schema, exchange.answer);
    },
    /** Any object of the interface, by the name it bears. */
    objectFaults: (value: { object: string }): string[] =>
      faults(answers, value.object, { $ref: `#/components/schemas/${value.object}` }, value),
  };
}

const ROOT = 'description';

function operationOf({ paths }: OpenApi, { method, path }: Exchange) {
  for (const [template, operations] of Object.entries(paths)) {
    const operation = operations[method.toLowerCase()];
    const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    if (operation && pattern.test(path)) return { name: `${method} ${template}`, operation };
  }
  throw new Error(`${method} ${path} is not described`);
}

/** What may be sent, in the body or after the « ? » (the library puts a DELETE's there). */
function formSchema({ parameters = [], requestBody }: Operation): Schema {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const body = requestBody?.content['application/x-www-form-urlencoded']?.schema ?? {};
  return {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
      ...(body['properties'] as Schema | undefined),
    },
    required: [
      ...query.filter(({ required }) => required).map(({ name }) => name),
      ...((body['required'] as string[] | undefined) ?? []),
    ],
  };
}

/** OpenAPI 3.0's dialect in words that a JSON Schema checker knows; see `descriptionChecks`. */
function asJsonSchema(node: object): Schema {
  const { nullable, ...schema } = node as Schema;
  if (nullable === true) return { if: { type: 'null' }, else: asJsonSchema(schema) };
  if ('x-expansionResources' in schema) return { type: 'string' };
  const { anyOf } = schema;
  if (Array.isArray(anyOf) && anyOf.length === 1) return asJsonSchema(anyOf[0] as Schema);
  const closed = schema['type'] === 'object' && 'properties' in schema;
  return Object.fromEntries([
    ...(closed ? [['additionalProperties', false] as const] : []),
    ...Object.entries(schema).map(([key, value]) => [key, inner(key, value)] as const),
  ]);
}

function inner(key: string, value: unknown): unknown {
  if (key === '$ref') return `${ROOT}${String(value)}`;
  if (Array.isArray(value)) return value.map((each) => inner('', each));
  return typeof value === 'object' && value !== null ? asJsonSchema(value) : value;
}

/** `{ 'items[0][price]': 'p' }` as `{ items: [{ price: 'p' }] }`. */
function decoded(params: Record<string, string>): unknown {
  const tree: Schema = {};
  for (const [name, value] of Object.entries(params)) {
    const keys = name.split(/[[\]]+/).filter((key) => key !== '');
    const last = keys.pop() ?? '';
    let place = tree;
    for (const key of keys) place = (place[key] ??= {}) as Schema;
    place[last] = value;
  }
  return withArrays(tree);
}

function withArrays(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, withArrays(value)] as const);
  const isArray = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  return isArray ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

function faultOf(
  { keyword, params, message, instancePath }: ErrorObject,
  name: string,
  value: unknown,
) {
  // It only repeats what the branch taken says.
  if (keyword === 'if') return [];
  const where = placeOf(instancePath, name, value);
  if (keyword === 'required') return [`${where}.${params['missingProperty']} is missing`];
  if (keyword === 'additionalProperties') {
    return [`${where}.${params['additionalProperty']} is unknown`];
  }
  return [`${where} ${message}`];
}

/** A place as the object nearest to it knows it, whatever list or answer that object lies in. */
function placeOf(path: string, name: string, value: unknown): string {
  let node = value;
  let place = kindOf(node) ?? name;
  for (const key of path.split('/').slice(1)) {
    node = (node as Schema)[key];
    place = kindOf(node) ?? `${place}.${key}`;
  }
  return place;
}

function kindOf(node: unknown): string | null {
  const kind = (node as Schema | null)?.['object'];
  return typeof kind === 'string' && kind !== 'list' ? kind : null;
}
